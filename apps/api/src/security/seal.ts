// Data that only this server can read: an unfinished login, in a cookie; an authenticator's secret, in the database.
import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { EncryptJWT, jwtDecrypt } from "jose";

/** @param seconds how long it can be read */
export const seal = (key: Buffer, purpose: string, content: Record<string, unknown>, seconds: number) =>
  new EncryptJWT(content)
    .setProtectedHeader({ alg: "dir", enc: "A256GCM" })
    .setSubject(purpose)
    .setExpirationTime(`${seconds}s`)
    .encrypt(key);

/** @returns null when it is not ours, for another purpose, or too old */
export async function unseal<Content>(
  key: Buffer,
  purpose: string,
  token: string | undefined,
): Promise<Content | null> {
  try {
    const { payload } = await jwtDecrypt<Content & { sub: string }>(token ?? "", key, {
      keyManagementAlgorithms: ["dir"],
      contentEncryptionAlgorithms: ["A256GCM"],
      subject: purpose,
      requiredClaims: ["exp", "sub"],
    });
    return payload;
  } catch {
    return null;
  }
}

const ivBytes = 12;
const tagBytes = 16;

/** Encrypts a secret for the database, bound to its owner, so that it is useless in another row. */
export const encryptSecret = (key: Buffer, owner: string, secret: string): Buffer =>
  encryptBytes(key, owner, Buffer.from(secret));

/** @throws Error when it was changed, or belongs to someone else */
export const decryptSecret = (key: Buffer, owner: string, bytes: Buffer): string =>
  decryptBytes(key, owner, bytes).toString();

/** AES-256-GCM, bound to its owner. */
export function encryptBytes(key: Buffer, owner: string, bytes: Buffer): Buffer {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv("aes-256-gcm", key, iv, { authTagLength: tagBytes }).setAAD(Buffer.from(owner));
  const text = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), text]);
}

/** @throws Error when they were changed or cut short, or belong to something else */
export function decryptBytes(key: Buffer, owner: string, bytes: Buffer): Buffer {
  // Without its length a shorter tag would do, which is easier to guess.
  const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, ivBytes), { authTagLength: tagBytes })
    .setAAD(Buffer.from(owner))
    .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]);
}
