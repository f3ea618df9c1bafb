// How often accounts may be tried. How often an address is written to: mail/limits.ts.
import type { Limit } from "../security/limits.ts";

const minutes = (n: number) => n * 60;

export const limits = {
  signUpByAddress: { name: "sign-up:address", hits: 20, seconds: minutes(60) },
  recoveryByAddress: { name: "recovery:address", hits: 20, seconds: minutes(60) },
  // Of one address for one account: guessing ends here, and the account's owner, elsewhere, is not locked out.
  loginByPair: { name: "login:pair", hits: 10, seconds: minutes(15) },
  loginByAddress: { name: "login:address", hits: 100, seconds: minutes(15) },
  tokenByAddress: { name: "token:address", hits: 30, seconds: minutes(15) },
  // Somebody at an open browser who guesses the password.
  currentPassword: { name: "current-password:user", hits: 10, seconds: minutes(15) },
  secondStep: { name: "second-step:user", hits: 10, seconds: minutes(15) },
  // Each is told to the old address.
  newEmail: { name: "new-email:user", hits: 10, seconds: minutes(60) },
  avatar: { name: "avatar:user", hits: 30, seconds: minutes(60) },
} satisfies Record<string, Limit>;
