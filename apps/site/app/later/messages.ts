export const messages = {
  sentence: "This page isn’t open yet.",
  titles: {
    "reported-review/:id": "Reported review",
  } as Record<string, string>,
};
