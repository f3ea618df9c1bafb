// What someone has written in a notice of illegal content and not sent. Name and address are not kept: browsers and
// accounts fill them in. Nor is the statement of good faith, which is about what is sent.
import type { Schemas } from "@troth/api-client";
import { noticeReasonValues } from "@troth/api-client/enumerations";
import { formDraft } from "./form-draft.ts";
import { isOneOf, isString } from "./shape.ts";

type NoticeFields = { address: string; reason: Schemas["NoticeReason"] | ""; explanation: string };

export const noticeFields = ["address", "reason", "explanation"] as const satisfies (keyof NoticeFields)[];

export const noticeDraftAtom = formDraft<NoticeFields>({
  key: "notice-draft",
  fields: { address: isString, reason: isOneOf(...noticeReasonValues, ""), explanation: isString },
});
