// The second step of a login: codes from an authenticator (TOTP, RFC 6238) and recovery codes, in case it is lost.
import { createHmac, hkdfSync, randomInt } from "node:crypto";
import { Secret, TOTP } from "otpauth";

/** What authenticators assume: SHA-1, six digits, half a minute. */
const period = 30;
/** How many half minutes clocks may differ by. */
const tolerance = 1;

const authenticator = (secret: string, label?: { issuer: string; account: string }) =>
  new TOTP({
    secret: Secret.fromBase32(secret),
    algorithm: "SHA1",
    digits: 6,
    period,
    ...(label && { issuer: label.issuer, label: label.account }),
  });

export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** Always the same secret for the same token, so that nothing needs to be kept before it is proven. */
export const secretFor = (key: Buffer, token: string): string =>
  new Secret({ buffer: hkdfSync("sha256", key, token, "invitation", 20) as ArrayBuffer }).base32;

/** What the QR code contains. */
export const authenticatorUri = (secret: string, issuer: string, account: string): string =>
  authenticator(secret, { issuer, account }).toString();

/** @returns the number of the code's half minute; null when the code is wrong */
export function stepOf(secret: string, code: string, now: number): number | null {
  const token = code.replaceAll(/[\s-]/g, "");
  if (!/^\d{6}$/.test(token)) return null;
  const delta = authenticator(secret).validate({ token, timestamp: now, window: tolerance });
  return delta === null ? null : Math.floor(now / 1000 / period) + delta;
}

/** The code that an authenticator shows. */
export const codeAt = (secret: string, now: number): string => authenticator(secret).generate({ timestamp: now });

// No vowels and nothing that can be misread: 28 characters, ten of which make 48 bits.
const letters = "23456789bcdfghjkmnpqrstvwxyz";

/** Ten codes, each of which works once. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: 10 }, () => {
    const code = Array.from({ length: 10 }, () => letters[randomInt(letters.length)]).join("");
    return `${code.slice(0, 5)}-${code.slice(5)}`;
  });

/** Uses a key that is not in the database, so that someone who reads the database cannot try all codes. */
export const recoveryHash = (key: Buffer, code: string): Buffer =>
  createHmac("sha256", key).update(code.replaceAll(/[\s-]/g, "").toLowerCase()).digest();
