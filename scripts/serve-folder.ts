// Serves a folder on loopback, for browsers that measure or compare what was built.
import { resolve } from "node:path";
import serveStatic from "@fastify/static";
import Fastify from "fastify";

/** @param maxAge how long a browser may keep what it got; each server has its own port, so nothing outlives it */
export async function serveFolder(
  folder: string,
  { maxAge = 0 }: { maxAge?: string | number } = {},
): Promise<{ url: string; close: () => Promise<void> }> {
  const app = Fastify({ forceCloseConnections: true });
  await app.register(serveStatic, { root: resolve(folder), maxAge });
  const url = await app.listen({ host: "127.0.0.1", port: 0 });
  return { url, close: () => app.close() };
}
