export const messages = {
  title: "Turn off your monthly summary",
  description: "We’ll stop e-mailing you about your listings each month. All other e-mails still come.",
  submit: "Turn it off",
  doneTitle: "It’s off",
  done: "You’ll get no more monthly summaries. You can turn them on again in your settings.",
  settings: "Go to your settings",
  home: "Back to home",
  missingTitle: "This link is incomplete",
  missing: "Open it from the e-mail again, or turn the summary off in your settings.",
  invalidTitle: "This link doesn’t work",
  invalid: "It may have been cut off on its way. You can also turn the summary off in your settings.",
};
