declare module "fxa-common-password-list" {
  /** A Bloom filter of common passwords of eight characters or more. */
  const list: { test(password: string): boolean };
  export default list;
}
