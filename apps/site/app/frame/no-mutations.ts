// Replaces the query client's mutation cache (vite.config.ts). The site has no mutations, as its actions do that work,
// yet the client imports the cache for every page: 1 kB of it.

/** A cache that stays empty, with the methods that the client and hydration call. */
export class MutationCache {
  getAll = () => [];
  findAll = () => [];
  clear = () => {};
  resumePausedMutations = () => Promise.resolve();
}
