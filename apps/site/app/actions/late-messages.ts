// Apart from the words that a control shows by itself: these come with the action's own code.
export const messages = {
  undo: "Undo",
  refused: "A change that waited for the connection was not taken",
  logIn: "Log in to continue",
  logInHint:
    "Your session has ended. Log in again, and you come back to this page; what is kept as a draft is still here.",
};
