// The password rules that everyone can be told in advance. Only the server knows whether a password is too common or
// made from the person's name.

/** Characters. */
export const minPasswordLength = 12;

/** The same characters typed on another keyboard are the same password (NIST SP 800-63B requires NFKC). */
export const normalised = (password: string): string => password.normalize("NFKC");

/** As sent, which the contract counts, and as compared. */
export const isLongEnough = (password: string): boolean =>
  [password, normalised(password)].every((text) => [...text].length >= minPasswordLength);
