export const messages = {
  /** What a page is called until we know who is looking. */
  titles: { guest: "Log In", login: "For people who are logged in", admin: "For admins", visitor: "" },
  noScript: "This page needs to know who you are, and that needs JavaScript. Reading the site doesn’t.",
};
