import { plural } from "../format.ts";

/**
 * What people are told about a draft that is kept in their account too.
 *
 * @param sent What has happened to a draft that has gone, such as "published".
 * @param send What they do with it here, such as "publish".
 */
export const accountDraftMessages = (sent: string, send: string) => ({
  states: {
    saved: "Draft saved in your account",
    waiting: "Draft saved on this device. It will be saved in your account once you’re connected.",
    refused: "Draft saved on this device. It can’t be saved in your account as it is.",
  },
  other: {
    title: "You have another draft in your account",
    text: "Which one would you like to continue? The other one will be discarded.",
    keepMine: "Continue the one on this device",
    takeTheirs: "Continue the one in your account",
    undecided: `You have another draft in your account. Choose which one to continue, then ${send}.`,
  },
  changed: {
    title: "You’ve changed this on another device too",
    text: "Nothing is overwritten until you choose.",
    keepMine: "Keep what’s on this device",
    takeTheirs: "Use what’s in your account",
    undecided: `You’ve changed this on another device too. Choose which version to keep, then ${send}.`,
  },
  ended: {
    title: `This draft has been ${sent} or discarded on another device`,
    text: "What’s written here is only on this device now.",
    keepMine: "Keep it as a new draft",
    takeTheirs: "Discard it",
    undecided: `This draft has been ${sent} or discarded on another device. If you’d still like to ${send} this one, keep it as a new draft first.`,
  },
  here: "On this device",
  there: "In your account",
  empty: "Not given",
  merged: `We’ve added what you wrote on another device. Look it over, then ${send}.`,
  lostPhotos: (count: number) =>
    `We no longer have ${plural(count, "photo", "photos")} of this draft. Please choose ${count === 1 ? "it" : "them"} again.`,
  hasEnded: `You’ve ${sent} or discarded this draft on another device, so it’s gone from this one.`,
});
