// What someone has written for a claim and not sent. Where a draft says whose it is, this one says which vendor's: the
// claim to another vendor starts empty.
import type { Schemas } from "@troth/api-client";
import { claimRoleValues } from "@troth/api-client/enumerations";
import { formDraft } from "./form-draft.ts";
import { isOneOf, isString } from "./shape.ts";

type ClaimFields = { role: Schemas["ClaimRole"] | ""; businessEmail: string; note: string };

export const claimFields = ["role", "businessEmail", "note"] as const satisfies (keyof ClaimFields)[];

export const claimDraftAtom = formDraft<ClaimFields>({
  key: "claim-draft",
  fields: { role: isOneOf(...claimRoleValues, ""), businessEmail: isString, note: isString },
});
