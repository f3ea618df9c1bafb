// Separate from the words of the frame, which every page needs from the start.
import { plural } from "../format.ts";

export const messages = {
  title: "You’re offline",
  loaded: "You can keep using what’s already loaded.",
  kept: "What you write is kept on this device.",
  stuck: "Not sent yet",
  waiting: (count: number) =>
    `${plural(count, "change is", "changes are")} kept on this device and will be sent once you’re back online.`,
  page: "This page needs a connection. It will open as soon as you’re back online.",
  noAnswer: "We can’t reach the site",
  noAnswerPage: "This page will open as soon as we can.",
  retry: "Try again",
  back: "Go back",
};
