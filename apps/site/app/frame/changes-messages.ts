export const messages = {
  /** A change that can't be told in words. */
  alike: (field: string) => `${field}: exchanged, put in another order, or described differently`,
};
