export const messages = {
  undo: "Undo",
  again: "Try again",
  network: "No answer came. Check that you are online, then try again; nothing you wrote is lost.",
  refused: "A change that waited for the connection was not taken",
};
