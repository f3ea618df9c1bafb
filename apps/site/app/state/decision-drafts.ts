// Decisions that admins have begun to write, each about something that waits for one.
import { formDrafts } from "./form-draft.ts";
import { isString } from "./shape.ts";

export type DecisionFields = { action: string; because: string; explanation: string };

export const decisionFields = ["action", "because", "explanation"] as const satisfies (keyof DecisionFields)[];

export const decisionDraft = formDrafts<DecisionFields>({
  key: "decision-drafts",
  fields: { action: isString, because: isString, explanation: isString },
});
