// What every statement of reasons says, whatever it is about.

export const byAPerson = "A person decided this; nothing about the decision was automatic.";

/** Where there is no appeal of its own. */
export const objection =
  "If you think we’ve got it wrong, write to us, and someone else will look at it where possible.";
