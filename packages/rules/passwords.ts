// What a password must be that everybody can be told beforehand; what is too common or made of one's name, the server knows.

/** Characters. */
export const shortestPassword = 12;

/** The same characters typed on another keyboard are the same password (NIST SP 800-63B asks for NFKC). */
export const normalised = (password: string): string => password.normalize("NFKC");

/** As it is sent, which the contract counts, and as it is compared. */
export const isLongEnough = (password: string): boolean =>
  [password, normalised(password)].every((text) => [...text].length >= shortestPassword);
