export const recentlyViewedMessages = {
  title: "Recently viewed",
  clear: "Clear",
  keep: "Keep a list",
  here: "This list stays on this device. We never see it.",
  empty: "Nothing in it now. It starts again with the next vendor that you look at.",
  off: "Nothing is kept. Turn it on to find vendors again that you looked at.",
};
