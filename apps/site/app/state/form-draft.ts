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

const isDraft = <Fields extends object>(fields: Options<Fields>["fields"]): Check<FormDraft<Fields>> => {
  const checks = fields as { [name: string]: Check<unknown> };
  return isShape<FormDraft<Fields>>({
    _id: isString,
    base: (value): value is Fields | undefined => value === undefined || isShape<Fields>(fields)(value),
    mine: (value): value is Partial<Fields> =>
      typeof value === "object" &&
      value !== null &&
      Object.entries(value).every(([name, part]) => Object.hasOwn(checks, name) && checks[name]!(part)),
    step: (value): value is number | undefined => value === undefined || isCount(value),
  });
};

export function formDraft<Fields extends object>({ key, fields }: Options<Fields>): DraftAtom<Fields> {
  const kept = persisted<FormDraft<Fields> | null>({ key, initial: null, isValid: isDraft<Fields>(fields) });
  return atom(
    (get) => get(kept),
    (_get, set, change) => set(kept, (previous) => change && added(previous, change)),
  );
}

/** How many drafts of the same form are kept; those that were written to first are dropped. */
const maxDrafts = 10;

/**
 * The same for a form about several things, such as listings, each with a draft of its own: `vendorEditDraft(id)` is
 * the same atom each time.
 */
export function formDrafts<Fields extends object>({ key, fields }: Options<Fields>): (of: string) => DraftAtom<Fields> {
  type Drafts = { [of: string]: FormDraft<Fields> };
  const none: Drafts = {};
  const isKept = isDraft<Fields>(fields);
  const kept = persisted<Drafts>({
    key,
    initial: none,
    isValid: (value): value is Drafts =>
      typeof value === "object" && value !== null && !Array.isArray(value) && Object.values(value).every(isKept),
  });
  const known = new Map<string, DraftAtom<Fields>>();
  return (of) => {
    const own: DraftAtom<Fields> =
      known.get(of) ??
      atom(
        (get) => get(kept)[of] ?? null,
        (_get, set, change) =>
          set(kept, ({ [of]: previous, ...others }) => {
            const left = Object.entries(others).slice(change ? 1 - maxDrafts : 0);
            if (!change) return left.length > 0 ? Object.fromEntries(left) : none;
            return { ...Object.fromEntries(left), [of]: added(previous ?? null, change) };
          }),
      );
    known.set(of, own);
    return own;
  };
}

function added<Fields>(previous: FormDraft<Fields> | null, change: Partial<FormDraft<Fields>>): FormDraft<Fields> {
  const { _id = previous?._id ?? "" } = change;
  // Someone else's draft is not continued.
  const own = previous?._id === _id ? previous : { mine: {} };
  return { ...own, ...change, _id, mine: { ...own.mine, ...change.mine } };
}
