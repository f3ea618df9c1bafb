// Two changes of one profile: what I wrote, and what it became meanwhile.
import type { ProfileFields } from "../../state/profile-draft.ts";

export const fieldNames = ["firstName", "lastName", "email", "location"] as const;

export const fieldsOf = ({ firstName, lastName, email, location }: ProfileFields): ProfileFields => ({
  firstName,
  lastName,
  email,
  location,
});

export const isSame = (a: ProfileFields, b: ProfileFields): boolean => fieldNames.every((name) => a[name] === b[name]);

type Merged = {
  /** What I wrote stays; what I did not touch is as it is now. */
  fields: ProfileFields;
  /** Fields that both changed, to different words: what stands there now. */
  theirs: Partial<ProfileFields>;
};

export function merge(base: ProfileFields, mine: ProfileFields, now: ProfileFields): Merged {
  const fields = { ...mine };
  const theirs: Partial<ProfileFields> = {};
  for (const name of fieldNames) {
    if (mine[name] === base[name]) fields[name] = now[name];
    else if (now[name] !== base[name] && now[name] !== mine[name]) theirs[name] = now[name];
  }
  return { fields, theirs };
}
