import { minPasswordLength } from "@troth/rules/passwords";
import { plural } from "../format.ts";

export const messages = {
  summary: "There’s something to fix",
  required: (label: string) => `${label}: fill this in`,
  email: "Enter an e-mail address, such as ana@example.org",
  passwordHint: `${minPasswordLength} characters or more. Not a common one, or one made from your name or ours.`,
  password: `Use ${minPasswordLength} characters or more. A few words are easier to remember than a puzzle`,
  failed: "Something went wrong on our side. Try again in a moment.",
  tooMany: (seconds: number) =>
    `Too many tries. Try again in ${seconds > 90 ? plural(Math.ceil(seconds / 60), "minute", "minutes") : plural(Math.max(1, seconds), "second", "seconds")}.`,
  noScript: "This form needs JavaScript. Reading the site doesn’t.",
};
