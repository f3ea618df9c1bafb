import { arrivalTime, jsonBytes } from "@troth/rules/bodies";
import type { FastifyInstance } from "fastify";

/**
 * Cuts off whoever announces a body and takes longer to send it than a slow line would for the most that there may be,
 * whether anything reads it or not. Browsers may call the server without the site in between, which reads bodies whole
 * before it passes them on.
 */
export function cutOffSlowBodies(app: FastifyInstance): void {
  app.addHook("onRequest", ({ raw, headers, routeOptions }, _reply, done) => {
    if (headers["transfer-encoding"] !== undefined || Number(headers["content-length"]) > 0) {
      const late = setTimeout(() => raw.destroy(), arrivalTime(routeOptions.bodyLimit ?? jsonBytes)).unref();
      raw.once("close", () => clearTimeout(late));
    }
    done();
  });
}
