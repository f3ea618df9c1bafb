import { formatDuration } from "@troth/rules/format-duration";
import { lifetimes } from "@troth/rules/lifetimes";

export const messages = {
  title: "Enter a code again",
  description: `What you’re about to do can’t easily be taken back, and your last code was entered more than ${formatDuration(lifetimes.recentCode)} ago. Nothing that you’ve written is lost.`,
  wrong: "That code is wrong, or has been used before. Wait for the next one and try that.",
  submit: "Continue",
  cancel: "Cancel",
};
