export const messages = {
  undo: "Undo",
  again: "Try again",
  refused: "A change that waited for the connection was not taken",
};
