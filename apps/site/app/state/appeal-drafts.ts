// Appeals that have been begun and not sent, each against a decision.
import { formDrafts } from "./form-draft.ts";
import { isString } from "./shape.ts";

export const appealDraft = formDrafts<{ words: string }>({ key: "appeal-drafts", fields: { words: isString } });
