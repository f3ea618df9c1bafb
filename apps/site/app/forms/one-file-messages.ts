/** The words of forms with which one file is handed in. */
export const messages = {
  missing: "Choose a file",
  ready: "Ready to hand in",
  upload: {
    maxSize: (size: string) => `up to ${size}`,
    full: "One file is enough",
    summary: () => "Nothing is sent until you hand it in",
  },
  submit: "Hand it in",
  unverified: "Confirm your e-mail address first. The link is in your inbox.",
  wrongType: "We can’t read that file. Choose a PDF, JPEG, PNG or WebP.",
  noRoom: "We have no room for that right now. Try again later.",
};
