// An account deletion confirmed by its e-mailed link, kept across the log-in that must come before the last step. The
// server keeps the same, and has the final say.
import { persisted } from "./persisted.ts";
import { type Check, isOneOf, isShape, isString } from "./shape.ts";

export type ConfirmedDeletion = {
  /** Whose account it is; empty if none is confirmed. */
  email: string;
  reviews: "delete" | "keep";
  /** When it expires, as a timestamp in milliseconds. */
  until: number;
};

const isNumber: Check<number> = (value) => typeof value === "number";

export const isConfirmedDeletion = isShape<ConfirmedDeletion>({
  email: isString,
  reviews: isOneOf("delete", "keep"),
  until: isNumber,
});

export const noDeletion: ConfirmedDeletion = { email: "", reviews: "delete", until: 0 };

export const confirmedDeletionAtom = persisted<ConfirmedDeletion>({
  key: "deletion",
  initial: noDeletion,
  isValid: (value): value is ConfirmedDeletion => isConfirmedDeletion(value) && value.until > Date.now(),
});
