// What somebody has written in a form and not sent: it survives a reload, and a session that runs out meanwhile. A form
// that keeps a new one needs a line in a file beside, and its key one in `keys.ts`:
//
//   export const claimDraftAtom = formDraft<ClaimFields>({ key: "claim-draft", fields: { role: isString, note: isString } });
import { atom, type WritableAtom } from "jotai";
import type { Key } from "./keys.ts";
import { persisted } from "./persisted.ts";
import { type Check, isCount, isShape, isString } from "./shape.ts";

type FormDraft<Fields> = {
  /** Whose it is; empty for anybody's on this device. */
  _id: string;
  /** What the fields were when the writing began, where they stand on the server. */
  base?: Fields | undefined;
  /** What has been written. */
  mine: Partial<Fields>;
  /** How far one has come, in a form of steps. */
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
  // Somebody else's is not gone on with.
  const own = previous?._id === _id ? previous : { mine: {} };
  return { ...own, ...change, _id, mine: { ...own.mine, ...change.mine } };
}
