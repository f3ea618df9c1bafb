import { number } from "../../format.ts";

/** The words of what admins open, each time on record. */
export const messages = {
  heading: "The file",
  kilobytes: (bytes: number) => `${number(Math.ceil(bytes / 1000))} kB`,
  text: "Delete your copy once you’ve decided. Each time it’s opened goes on record, with the reason.",
  reason: "Why are you opening it?",
  usual: "To decide on it",
  reasonMissing: "Say why: it goes on record",
  open: "Open it",
  opened: "The file is among your downloads",
};
