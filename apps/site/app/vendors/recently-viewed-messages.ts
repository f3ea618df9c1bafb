export const recentlyViewedMessages = {
  title: "Recently viewed",
  clear: "Clear",
  keep: "Keep a list",
  here: "This list stays on this device. We never see it.",
  off: "Nothing is kept. Turn it on to find vendors again that you looked at.",
};
