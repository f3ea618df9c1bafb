// Replies to reviews that have been written and not published, each about a review.
import { formDrafts } from "./form-draft.ts";
import { isString } from "./shape.ts";

export const replyDraft = formDrafts<{ text: string }>({ key: "reply-drafts", fields: { text: isString } });
