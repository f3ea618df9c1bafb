// What someone has written to the people who run the site and not sent. Name and address are not kept: browsers and
// accounts fill them in.
import { formDraft } from "./form-draft.ts";
import { isString } from "./shape.ts";

type ContactFields = { subject: string; message: string };

export const contactFields = ["subject", "message"] as const satisfies (keyof ContactFields)[];

export const contactDraftAtom = formDraft<ContactFields>({
  key: "contact-draft",
  fields: { subject: isString, message: isString },
});
