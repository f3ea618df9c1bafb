export const messages = {
  failed: (name: string) => `We couldn’t change ${name} in your favourites`,
  removed: (name: string) => `${name} is no longer in your favourites`,
  undoHint: (name: string) => `Press the heart on ${name} again to save it`,
  logIn: "Log in to continue",
  logInHint: (name: string) => `Once you’re logged in, we’ll save ${name} to your favourites.`,
  list: "Your favourites",
  more: "Show more favourites",
  loading: "Loading more favourites",
  moreFailed: "We couldn’t load more favourites. Try again.",
  empty: {
    title: "No favourites yet",
    description: "Press the heart on a vendor you like, and you’ll find it here.",
    search: "Find vendors",
  },
};
