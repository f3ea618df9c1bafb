// A page as it is kept: rendered once, compressed once for each encoding that somebody takes, and named by its content.
import { hash } from "node:crypto";
import { compress, type Encoding } from "./content-encoding.ts";

export interface KeptPage {
  status: number;
  headers: Record<string, string>;
  etag: string;
  /** How it is sent: compressed, if it is worth that. */
  body(encoding: Encoding): Buffer | Promise<Buffer>;
  /** What it takes with its compressed forms, in bytes, at most. */
  bytes: number;
  /** Whether the next one who asks may have it too. */
  lasting: boolean;
}

/** Shorter texts do not gain from compression. */
const threshold = 1_024;

export function keptPage(status: number, headers: Record<string, string>, whole: Buffer, lasting: boolean): KeptPage {
  const encoded = new Map<Encoding, Buffer | Promise<Buffer>>();
  return {
    status,
    headers,
    // Weak: it is the same page in every encoding.
    etag: `W/"${hash("sha1", whole, "base64url")}"`,
    bytes: whole.length * 2,
    lasting,
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

/** Whether the sender of `If-None-Match` has this page. */
export const isKnown = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch !== undefined &&
  ifNoneMatch.split(",").some((one) => one.trim() === "*" || one.trim().replace(/^(?!W\/)/, "W/") === etag);
