// How often accounts may be tried. For how often an address is e-mailed, see mail/limits.ts.
import type { Limit } from "../security/limits.ts";

const minutes = (n: number) => n * 60;

export const limits = {
  signUpByAddress: { name: "sign-up:address", hits: 20, seconds: minutes(60) },
  recoveryByAddress: { name: "recovery:address", hits: 20, seconds: minutes(60) },
  // From one address for one account: guessing ends here, without locking out the account's owner elsewhere.
  loginByPair: { name: "login:pair", hits: 10, seconds: minutes(15) },
  loginByAddress: { name: "login:address", hits: 100, seconds: minutes(15) },
  tokenByAddress: { name: "token:address", hits: 30, seconds: minutes(15) },
  // Someone guessing the password at an open browser.
  currentPassword: { name: "current-password:user", hits: 10, seconds: minutes(15) },
  secondStep: { name: "second-step:user", hits: 10, seconds: minutes(15) },
  // The old address is told about each one.
  newEmail: { name: "new-email:user", hits: 10, seconds: minutes(60) },
  // Each one is hashed twice, and its address is told. Setting a password by a link is always possible.
  newPassword: { name: "new-password:user", hits: 10, seconds: minutes(60) },
  favouriteList: { name: "favourite-list:user", hits: 60, seconds: minutes(60) },
  favouriteLink: { name: "favourite-link:user", hits: 30, seconds: minutes(60) },
  listLinkByAddress: { name: "list-link:address", hits: 60, seconds: minutes(15) },
  joinList: { name: "join-list:user", hits: 60, seconds: minutes(15) },
  avatar: { name: "avatar:user", hits: 30, seconds: minutes(60) },
} satisfies Record<string, Limit>;
