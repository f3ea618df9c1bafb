// What somebody has changed of their profile and not saved: it survives a reload, and a session that runs out meanwhile.
import { persisted } from "./persisted.ts";
import { isShape, isString } from "./shape.ts";

export type ProfileFields = { firstName: string; lastName: string; email: string; location: string };

/** Whose profile it is, what it was, and what it is to become. */
export type ProfileDraft = { _id: string; base: ProfileFields; mine: ProfileFields };

const isFields = isShape<ProfileFields>({
  firstName: isString,
  lastName: isString,
  email: isString,
  location: isString,
});

const empty: ProfileFields = { firstName: "", lastName: "", email: "", location: "" };

export const noProfileDraft: ProfileDraft = { _id: "", base: empty, mine: empty };

export const profileDraftAtom = persisted<ProfileDraft>({
  key: "profile-draft",
  owner: "draft",
  initial: noProfileDraft,
  isValid: isShape<ProfileDraft>({ _id: isString, base: isFields, mine: isFields }),
});
