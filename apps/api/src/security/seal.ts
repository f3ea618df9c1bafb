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
export function encryptSecret(key: Buffer, owner: string, secret: string): Buffer {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv("aes-256-gcm", key, iv).setAAD(Buffer.from(owner));
  const text = Buffer.concat([cipher.update(secret, "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), text]);
}

/** @throws Error when it was changed, or belongs to someone else */
export function decryptSecret(key: Buffer, owner: string, bytes: Buffer): string {
  const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, ivBytes))
    .setAAD(Buffer.from(owner))
    .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  return decipher.update(bytes.subarray(ivBytes + tagBytes), undefined, "utf8") + decipher.final("utf8");
}
