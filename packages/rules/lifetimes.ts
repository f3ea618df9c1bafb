// How long things last. The server holds to it, the site and the mails tell people.

/** In seconds, as is everything here. */
export const minute = 60;
export const hour = 60 * minute;
export const day = 24 * hour;

export const lifetimes = {
  /** Mailed links, by what they are for. */
  verificationLink: 2 * day,
  passwordLink: hour,
  newEmailLink: day,
  deletionLink: day,
  invitation: 3 * day,
  /** How long a request for a link waits at most, where it cannot be answered. */
  linkRequest: day,
  /** How long a link is kept that works no more. */
  endedLink: 7 * day,
  /** From the press that confirms a deletion to the last one. */
  lastStep: hour,
  /** From the closing of an account to its end. */
  closedAccount: 14 * day,
  /** Since a session was last used, and since it began. */
  idleSession: 30 * day,
  session: 180 * day,
  /** How long a session is listed that has ended, or that nobody can renew. */
  endedSession: 30 * day,
  /** Cookies of a login that is under way: while one looks for one's authenticator, and while one is at Google's. */
  secondStep: 10 * minute,
  googleLogin: 15 * minute,
  /** What is kept of mails that were sent, and of messages to the operator. */
  mail: 30 * day,
  message: 365 * day,
  /** Answers that a retry gets once more. */
  answer: 2 * day,
  /** Counts of what may be tried so and so often, at most. */
  attempts: day,
};
