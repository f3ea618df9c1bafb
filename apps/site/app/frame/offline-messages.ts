// Apart from the words of the frame, which every page needs from its start.
import { plural } from "../format.ts";

export const messages = {
  title: "You are offline",
  description: "What you write is kept on this device.",
  stuck: "Not sent yet",
  waiting: (count: number) =>
    `${plural(count, "change is", "changes are")} kept on this device, and sent once you are connected again.`,
  page: "This page needs a connection; it opens as soon as you are back.",
  noAnswer: "No answer just now",
  noAnswerPage: "This page opens by itself as soon as the site can be reached again.",
  retry: "Try again",
};
