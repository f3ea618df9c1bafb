export const messages = {
  sentence: "This page isn’t open yet.",
  titles: {
    dashboard: "Dashboard",
    "pending-approval/:id": "Pending approval",
    "pending-claim/:id": "Pending claim",
    "reported-review/:id": "Reported review",
  } as Record<string, string>,
};
