// What someone has changed in their profile and not saved.
import { formDraft } from "./form-draft.ts";
import { isString } from "./shape.ts";

export type ProfileFields = { firstName: string; lastName: string; email: string; location: string };

export const profileFields = ["firstName", "lastName", "email", "location"] as const satisfies (keyof ProfileFields)[];

export const fieldsOf = ({ firstName, lastName, email, location }: ProfileFields): ProfileFields => ({
  firstName,
  lastName,
  email,
  location,
});

export const profileDraftAtom = formDraft<ProfileFields>({
  key: "profile-draft",
  fields: { firstName: isString, lastName: isString, email: isString, location: isString },
});
