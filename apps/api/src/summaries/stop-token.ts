// The token that turns one of a person's monthly e-mails off, and does nothing else; the key it is signed with says
// which. It follows from the account, so that nothing is stored, an old e-mail's link works like the newest one's, and using it twice is no mistake.
import { createHmac, timingSafeEqual } from "node:crypto";

const idBytes = 16;
const signatureBytes = 16;

const signatureOf = (key: Buffer, id: Buffer) =>
  createHmac("sha256", key).update(id).digest().subarray(0, signatureBytes);

/** @param key `Keys.stopSummary` or `Keys.stopDigest` */
export function stopTokenOf(key: Buffer, userId: string): string {
  const id = Buffer.from(userId.replaceAll("-", ""), "hex");
  return Buffer.concat([id, signatureOf(key, id)]).toString("base64url");
}

/** @returns the person's id; null if the token isn't one of ours */
export function userOfStopToken(key: Buffer, token: string): string | null {
  const bytes = Buffer.from(token, "base64url");
  // Base64 can spell the same bytes in several ways.
  if (bytes.length !== idBytes + signatureBytes || bytes.toString("base64url") !== token) return null;
  const id = bytes.subarray(0, idBytes);
  if (!timingSafeEqual(bytes.subarray(idBytes), signatureOf(key, id))) return null;
  return id.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}
