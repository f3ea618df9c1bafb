// What someone has written in a form and not sent: it survives a reload, and a session that expires meanwhile. A new
// draft takes one line in a file next to this one, and one for its key in `keys.ts`:
//
//   export const claimDraftAtom = formDraft<ClaimFields>({ key: "claim-draft", fields: { role: isString, note: isString } });
import { atom, type WritableAtom } from "jotai";
import type { Key } from "./keys.ts";
import { persisted } from "./persisted.ts";
import { type Check, isCount, isShape, isString } from "./shape.ts";

type FormDraft<Fields> = {
  /** The owner's id; empty for anyone's on this device. */
  _id: string;
  /** The fields when the writing started, if they are on the server too. */
  base?: Fields | undefined;
  /** What has been written. */
  mine: Partial<Fields>;
  /** The current step, for a form in steps. */
  step?: number | undefined;
};

/** What is written to it is added to what is kept, field by field; null forgets all of it. */
export type DraftAtom<Fields> = WritableAtom<FormDraft<Fields> | null, [Partial<FormDraft<Fields>> | null], void>;

type Options<Fields> = { key: Key; fields: { [Name in keyof Fields]-?: Check<Fields[Name]> } };

export function formDraft<Fields extends object>({ key, fields }: Options<Fields>): DraftAtom<Fields> {
  const checks = fields as { [name: string]: Check<unknown> };
  const kept = persisted<FormDraft<Fields> | null>({
    key,
    initial: null,
    isValid: isShape<FormDraft<Fields>>({
      _id: isString,
      base: (value): value is Fields | undefined => value === undefined || isShape<Fields>(fields)(value),
      mine: (value): value is Partial<Fields> =>
        typeof value === "object" &&
        value !== null &&
        Object.entries(value).every(([name, part]) => Object.hasOwn(checks, name) && checks[name]!(part)),
      step: (value): value is number | undefined => value === undefined || isCount(value),
    }),
  });
  return atom(
    (get) => get(kept),
    (_get, set, change) => set(kept, (previous) => change && added(previous, change)),
  );
}

function added<Fields>(previous: FormDraft<Fields> | null, change: Partial<FormDraft<Fields>>): FormDraft<Fields> {
  const { _id = previous?._id ?? "" } = change;
  // Someone else's draft is not continued.
  const own = previous?._id === _id ? previous : { mine: {} };
  return { ...own, ...change, _id, mine: { ...own.mine, ...change.mine } };
}
