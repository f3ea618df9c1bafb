// What someone has written to have a listing removed and not sent. It says which vendor's listing: a request about
// another one starts empty. Name and address are not kept: browsers and accounts fill them in. Nor is the statement of
// good faith, which is about what is sent.
import type { Schemas } from "@troth/api-client";
import { claimRoleValues } from "@troth/api-client/enumerations";
import { formDraft } from "./form-draft.ts";
import { isOneOf, isString } from "./shape.ts";

type RemovalFields = { role: Schemas["ClaimRole"] | ""; reason: string };

export const removalFields = ["role", "reason"] as const satisfies (keyof RemovalFields)[];

export const removalDraftAtom = formDraft<RemovalFields>({
  key: "removal-draft",
  fields: { role: isOneOf(...claimRoleValues, ""), reason: isString },
});
