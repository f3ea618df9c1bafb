export const messages = {
  title: "Turn off this monthly e-mail",
  description: "We’ll stop sending you the monthly e-mail that this link came in. All other e-mails still come.",
  submit: "Turn it off",
  doneTitle: "It’s off",
  done: "You won’t get it any more. You can turn it on again in your settings.",
  settings: "Go to your settings",
  home: "Back to home",
  missingTitle: "This link is incomplete",
  missing: "Open it from the e-mail again, or turn it off in your settings.",
  invalidTitle: "This link doesn’t work",
  invalid: "It may have been cut off on its way. You can also turn the e-mail off in your settings.",
};
