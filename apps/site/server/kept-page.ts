// A page as it is kept: rendered once, and compressed once for each encoding that is asked for.
import { compress, type Encoding } from "./content-encoding.ts";
import type { Rendered } from "./render-page.ts";

export interface KeptPage extends Omit<Rendered, "body"> {
  /** The body to send: compressed, if that is worth it. */
  body(encoding: Encoding): Buffer | Promise<Buffer>;
  /** The most bytes that it takes up, including its compressed forms. */
  bytes: number;
}

/** Shorter texts don't gain from compression. */
const threshold = 1_024;

export function keptPage({ body, ...page }: Rendered): KeptPage {
  const whole = Buffer.from(body.buffer);
  const encoded = new Map<Encoding, Buffer | Promise<Buffer>>();
  return {
    ...page,
    bytes: whole.length * 2,
    body(encoding) {
      if (encoding === "identity" || whole.length < threshold) return whole;
      let body = encoded.get(encoding);
      if (!body) {
        body = compress[encoding](whole).then((done) => {
          encoded.set(encoding, done);
          return done;
        });
        encoded.set(encoding, body);
      }
      return body;
    },
  };
}

/** Whether the sender of `If-None-Match` has this page already. */
export const isKnown = (ifNoneMatch: string | undefined, etag: string | undefined): boolean =>
  ifNoneMatch !== undefined &&
  etag !== undefined &&
  ifNoneMatch.split(",").some((one) => one.trim() === "*" || one.trim().replace(/^(?!W\/)/, "W/") === etag);
