// Whose request is it? All browsers come through the site's server, which passes their address on under a signature. Nothing
// else that a request says about its origin is believed.
import { createHmac, timingSafeEqual } from "node:crypto";
import { isIPv4, isIPv6 } from "node:net";
import type { FastifyRequest } from "fastify";

const validForSeconds = 60;

/** The site's own reads while it renders a page: not a person's address, and not limited. */
export const rendering = "render";

export const signatureOf = (secret: string, requestId: string, address: string, seconds: number) =>
  createHmac("sha256", secret).update(`${requestId}.${address}.${seconds}`).digest("base64url");

/** @returns the signed address and request id, or the connection's own address; an address is that of a `network` */
export function clientOf(request: FastifyRequest, secret: string): { address: string; requestId: string } {
  const { "x-request-id": id, "x-client-address": address, "x-client-signature": signature } = request.headers;
  const own = { address: network(request.socket.remoteAddress ?? "unknown"), requestId: request.id };
  if (typeof id !== "string" || typeof address !== "string" || typeof signature !== "string") return own;
  const [seconds, given] = signature.split(".") as [string, string | undefined];
  if (!/^\d{1,12}$/.test(seconds) || given === undefined || id.length > 64 || address.length > 64) return own;
  if (Math.abs(Date.now() / 1000 - Number(seconds)) > validForSeconds) return own;
  const expected = Buffer.from(signatureOf(secret, id, address, Number(seconds)));
  const actual = Buffer.from(given);
  return expected.length === actual.length && timingSafeEqual(expected, actual)
    ? { address: network(address), requestId: id }
    : own;
}

/** What limits count by: an IPv4 address; of IPv6 the /64, since whoever has one address has all of its network. */
function network(address: string): string {
  const bare = address.split("%")[0]!;
  if (!isIPv6(bare)) return address;
  const groups = groupsOf(bare);
  if (groups.slice(0, 6).join(":") === "0:0:0:0:0:ffff") {
    return groups
      .slice(6)
      .flatMap((group) => bytesOf(Number.parseInt(group, 16)))
      .join(".");
  }
  return `${groups.slice(0, 4).join(":")}::/64`;
}

const bytesOf = (n: number) => [n >> 8, n & 255];

/** The eight groups of an IPv6 address, in lower case without leading zeros. */
function groupsOf(address: string): string[] {
  const part = (text: string) =>
    text === ""
      ? []
      : text.split(":").flatMap((group) => {
          if (!isIPv4(group)) return [Number.parseInt(group, 16).toString(16)];
          const [a, b, c, d] = group.split(".").map(Number) as [number, number, number, number];
          return [((a << 8) | b).toString(16), ((c << 8) | d).toString(16)];
        });
  const [before, after] = address.split("::").map(part) as [string[], string[] | undefined];
  return after ? [...before, ...Array.from({ length: 8 - before.length - after.length }, () => "0"), ...after] : before;
}
