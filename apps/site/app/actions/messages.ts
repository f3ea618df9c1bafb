export const messages = {
  again: "Try again",
  network: "We got no answer. Check you’re online and try again. Nothing you wrote is lost.",
};
