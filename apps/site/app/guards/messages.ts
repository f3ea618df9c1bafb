export const messages = {
  /** What a page is called until we know who is looking. */
  titles: { guest: "Log In", login: "For people who are logged in", admin: "For admins", visitor: "" },
};
