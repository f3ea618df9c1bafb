// Whose request is it? All browsers come through the site's server, which passes their address on with a signature. We
// believe nothing else that a request says about where it comes from.
import { createHmac, timingSafeEqual } from "node:crypto";
import { network } from "@troth/server/network";
import type { FastifyRequest } from "fastify";

const validForSeconds = 60;

/** The site's own reads while it renders a page: these come from no person's address, and are not limited. */
export const rendering = "render";

export const signatureOf = (secret: string, requestId: string, address: string, seconds: number) =>
  createHmac("sha256", secret).update(`${requestId}.${address}.${seconds}`).digest("base64url");

/** @returns the signed address and request id, or the connection's own address; each is reduced to its `network` */
export function clientOf(request: FastifyRequest, secret: string): { address: string; requestId: string } {
  const { "x-request-id": id, "x-client-address": address, "x-client-signature": signature } = request.headers;
  const own = { address: network(request.socket.remoteAddress ?? ""), requestId: request.id };
  if (typeof id !== "string" || typeof address !== "string" || typeof signature !== "string") return own;
  const [seconds, given] = signature.split(".") as [string, string | undefined];
  if (!/^\d{1,12}$/.test(seconds) || given === undefined || id.length > 64 || address.length > 64) return own;
  if (Math.abs(Date.now() / 1000 - Number(seconds)) > validForSeconds) return own;
  const expected = Buffer.from(signatureOf(secret, id, address, Number(seconds)));
  const actual = Buffer.from(given);
  return expected.length === actual.length && timingSafeEqual(expected, actual)
    ? { address: address === rendering ? rendering : network(address), requestId: id }
    : own;
}
