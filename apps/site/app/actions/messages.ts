export const messages = {
  again: "Try again",
  network: "We got no answer. Check that you’re online and try again. Nothing you wrote is lost.",
};
