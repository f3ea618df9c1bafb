// Between the shell and the page: a dynamic import lists all the files it needs where it is written, and there that would
// be in what every page loads.
export const loadUnlisted = async () => (await import("./unlisted.tsx")).Unlisted;
