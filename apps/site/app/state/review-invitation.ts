// The e-mailed invitation that a review is being written with. It is apart from the draft, whose shape the specification fixes.
import { persisted } from "./persisted.ts";
import { isShape, isString } from "./shape.ts";

export type KeptInvitation = { vendorId: string; token: string };

export const noInvitation: KeptInvitation = { vendorId: "", token: "" };

/** Kept until the review is published: across logging in, or signing up and its e-mail. */
export const reviewInvitationAtom = persisted<KeptInvitation>({
  key: "review-invitation",
  initial: noInvitation,
  isValid: isShape<KeptInvitation>({ vendorId: isString, token: isString }),
});
