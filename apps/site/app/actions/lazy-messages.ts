// Separate from the words that a control shows on its own: these come with the action's code.
export const messages = {
  undo: "Undo",
  refused: "A change you made offline couldn’t be saved",
  logIn: "Log in to continue",
  logInHint: "Your session has ended. Log in again to come back to this page. Anything kept as a draft is still here.",
};
