export const messages = {
  again: "Try again",
  network: "No answer came. Check that you are online, then try again; nothing you wrote is lost.",
};
