// How long things last. The server enforces it; the site and the e-mails tell people.

/** In seconds, like everything here. */
export const minute = 60;
export const hour = 60 * minute;
export const day = 24 * hour;

export const lifetimes = {
  /** E-mailed links, by purpose. */
  verificationLink: 2 * day,
  passwordLink: hour,
  newEmailLink: day,
  deletionLink: day,
  claimLink: 7 * day,
  invitation: 3 * day,
  teamInvitation: 7 * day,
  partnerInvitation: 7 * day,
  /** For a client to write a review. */
  reviewInvitation: 60 * day,
  /** How long a request for a link waits at most if it can't be fulfilled. */
  linkRequest: day,
  /** How long a link is kept after it has stopped working. */
  endedLink: 7 * day,
  /** From confirming a deletion to the final button. */
  lastStep: hour,
  /** From closing an account to erasing it. */
  closedAccount: 14 * day,
  /** Since a session was last used, and since it started. */
  idleSession: 30 * day,
  session: 180 * day,
  /** How long a session is listed after it has ended or can no longer be renewed. */
  endedSession: 30 * day,
  /** Since a code was entered, for what asks for a recent one. */
  recentCode: 15 * minute,
  /** Cookies of a login in progress: while someone looks for their authenticator, and while they are at Google. */
  secondStep: 10 * minute,
  googleLogin: 15 * minute,
  /** How long the draft of a vendor or a review is kept in its person's account after it was last saved. */
  accountDraft: 90 * day,
  /** How long a photo may wait for a listing to use it, and a file for what it belongs to. */
  unusedPhoto: 7 * day,
  /** How long the address of a photo that isn't public works at least, for those who may see it. */
  photoPass: day,
  strayFile: day,
  /** How long we remember which mailboxes a vendor has had us write to, so that no one is invited twice. */
  invitationBatch: 730 * day,
  /** How long sent e-mails and messages to the operator are kept. */
  mail: 30 * day,
  message: 365 * day,
  /** How long a vendor that was taken off a list keeps its hearts and notes, so that it can be put back. */
  removedVendor: day,
  /**
   * How long people can appeal against a decision about a review, and how long what it took away is kept for that, as are
   * the photos of a listing whose business doesn't want to be listed: six months at least, by the EU's Digital Services Act (Article 20).
   */
  appeal: 183 * day,
  /** The longest that the file of a proof is kept after it was decided about; operators may choose less. */
  proofFile: 14 * day,
  /** How long the document of a claim is kept if its claimant doesn't answer our question. */
  unansweredClaim: 90 * day,
  /** Answers that a retry gets again. */
  answer: 2 * day,
  /** The longest that counts of attempts are kept. */
  attempts: day,
};
