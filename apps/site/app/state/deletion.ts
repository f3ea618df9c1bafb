// A deletion of an account that its mailed link has confirmed, carried across the log-in that must come before the last
// press. The server keeps the same by itself, and decides.
import { persisted } from "./persisted.ts";
import { type Check, isOneOf, isShape, isString } from "./shape.ts";

export type ConfirmedDeletion = {
  /** Whose account it is; empty: none is confirmed. */
  email: string;
  reviews: "delete" | "keep";
  /** Milliseconds of the clock until which it can be done. */
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
