import { shortestPassword } from "@troth/rules/passwords";
import { plural } from "../format.ts";

export const messages = {
  summary: "There is something to put right",
  required: (label: string) => `${label}: fill this in`,
  email: "Write an e-mail address such as ana@example.org",
  passwordHint: `${shortestPassword} characters or more; not a common one, nor one made of your name or ours.`,
  password: `Use ${shortestPassword} characters or more; a few words are easier to keep in mind than a puzzle`,
  failed: "Something went wrong on our side. Try again in a moment.",
  tooMany: (seconds: number) =>
    `That was often. Try again in ${seconds > 90 ? plural(Math.ceil(seconds / 60), "minute", "minutes") : plural(Math.max(1, seconds), "second", "seconds")}.`,
  noScript: "This form needs JavaScript. Reading the site does not.",
};
