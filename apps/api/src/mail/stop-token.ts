// The token that stops e-mails of one kind, and does nothing else. It follows from who gets them, so that nothing is stored, an
// old e-mail's link works like the newest one's, and using it twice is no mistake.
import { createHmac, timingSafeEqual } from "node:crypto";

const idBytes = 16;
const signatureBytes = 16;

const signatureOf = (key: Buffer, id: Buffer) =>
  createHmac("sha256", key).update(id).digest().subarray(0, signatureBytes);

/**
 * @param key one of `Keys`, for e-mails of this kind
 * @param id a UUID: of the person, or of the mailbox
 */
export function stopTokenOf(key: Buffer, id: string): string {
  const bytes = Buffer.from(id.replaceAll("-", ""), "hex");
  return Buffer.concat([bytes, signatureOf(key, bytes)]).toString("base64url");
}

/** @returns the id; null if the token isn't one of ours */
export function idInStopToken(key: Buffer, token: string): string | null {
  const bytes = Buffer.from(token, "base64url");
  // Base64 can spell the same bytes in several ways.
  if (bytes.length !== idBytes + signatureBytes || bytes.toString("base64url") !== token) return null;
  const id = bytes.subarray(0, idBytes);
  if (!timingSafeEqual(bytes.subarray(idBytes), signatureOf(key, id))) return null;
  return id.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}
