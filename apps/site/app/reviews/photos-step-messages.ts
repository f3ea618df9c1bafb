// In a file of their own: only what is loaded late needs them.
export const messages = {
  lead: "If you like. Only photos you took or may use, and only of people who are happy to be seen here.",
  hint: "Say what each shows, for people who can’t see it.",
  first: "First",
  makeFirst: "Show first",
  yours: "Your photos",
};
