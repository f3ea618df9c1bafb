export const messages = {
  invited: "You were invited as a client, and your review will say so.",
  ended: "Your invitation no longer works, so your review won’t say “Invited client”. You can still publish it.",
};
