// The keys, derived from the one secret that the operator keeps: for access tokens, for refresh tokens, for what an
// unfinished login remembers, for the second step, for the links that turn monthly e-mails off, for clients whom vendors
// invite, for reviews that people take elsewhere, for the proofs that they hand in, and for photos that aren't public.
import { createPrivateKey, createPublicKey, hkdfSync, type KeyObject } from "node:crypto";

export interface Keys {
  accessPrivate: KeyObject;
  accessPublic: KeyObject;
  refresh: Buffer;
  /** Encrypts what an unfinished login remembers in its cookie, whether with Google or before its second step. */
  attempt: Buffer;
  /** Encrypts authenticators' secrets, and hashes recovery codes. */
  secondStep: Buffer;
  /** Signs the tokens that turn monthly summaries off. */
  stopSummary: Buffer;
  /** Signs the tokens that turn off the monthly e-mail about whom reviews have helped. */
  stopDigest: Buffer;
  /** Recognises the mailboxes of invited clients without their addresses. */
  mailboxes: Buffer;
  /** Signs the tokens with which they ask not to be invited again. */
  stopInvitations: Buffer;
  /** Signs reviews that people take elsewhere. */
  statements: KeyObject;
  /** Encrypts the keys of proofs. */
  proofs: Buffer;
  /** Signs the addresses of photos that aren't public. */
  photos: Buffer;
}

// The prefix of the 32 bytes of an Ed25519 seed in PKCS #8 (RFC 8410).
const pkcs8 = Buffer.from("302e020100300506032b657004220420", "hex");

export function deriveKeys(secret: string): Keys {
  const derive = (purpose: string) => Buffer.from(hkdfSync("sha256", secret, "troth", purpose, 32));
  const signing = (purpose: string) =>
    createPrivateKey({ key: Buffer.concat([pkcs8, derive(purpose)]), format: "der", type: "pkcs8" });
  const accessPrivate = signing("access-token");
  return {
    accessPrivate,
    accessPublic: createPublicKey(accessPrivate),
    refresh: derive("refresh-token"),
    attempt: derive("google-login"),
    secondStep: derive("second-step"),
    stopSummary: derive("stop-monthly-summary"),
    stopDigest: derive("stop-helpful-digest"),
    mailboxes: derive("mailboxes"),
    stopInvitations: derive("stop-invitations"),
    statements: signing("statements"),
    proofs: derive("proofs"),
    photos: derive("photos"),
  };
}
