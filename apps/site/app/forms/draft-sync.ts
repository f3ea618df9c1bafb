// Connects a form with what outlives it: its draft on this device, and what is on the server. Without React, so that it
// can be tested without a page; pages use it through `use-draft-form.ts`.
import type { FieldValues, Path, PathValue, UseFormReturn } from "react-hook-form";
import type { DraftAtom } from "../state/form-draft.ts";
import { restoredAtom, type Store } from "../state/persisted.ts";
import { changesOf, isSame, merge } from "./merge.ts";

export type Draft<Fields> = {
  /** Where it is kept: an atom from state/. */
  atom: DraftAtom<Fields>;
  /** The person's id. Default: anyone on this device. */
  whose?: string | undefined;
  /**
   * Sending continues elsewhere before it has arrived, and the code that completes it clears the draft. Default
   * `false`.
   */
  outlivesSending?: boolean | undefined;
};

export type DraftState<Fields> = {
  /** What was kept has been restored. */
  restored: boolean;
  /** There are changes that have not been saved. */
  changed: boolean;
  /** Other people's values for fields that were edited here. */
  theirs: Partial<Fields>;
  /** Someone else changed it meanwhile, and the person: does not know what changed, is looking, has seen. */
  meanwhile: "stale" | "looking" | "shown" | null;
};

type Options<Values extends FieldValues, Name extends keyof Values> = {
  hook: Pick<UseFormReturn<Values>, "getValues" | "setValue" | "subscribe">;
  initial: Values;
  /** Which fields are kept. */
  fields: readonly Name[];
  store: Store;
  draft?: Draft<Pick<Values, Name>> | undefined;
  /**
   * It is on the server too. Then each tab has its own text and learns of the other's from the server; otherwise the
   * draft is all there is, and all tabs write the same one.
   */
  onServer: boolean;
};

export function createDraftSync<Values extends FieldValues, Name extends keyof Values>({
  hook,
  initial,
  fields,
  store,
  draft,
  onServer,
}: Options<Values, Name>) {
  type Fields = Pick<Values, Name>;
  const pick = (values: Fields): Fields =>
    structuredClone(Object.fromEntries(fields.map((name) => [name, values[name]]))) as Fields;
  const written = () => pick(hook.getValues());
  const put = (values: Partial<Values>) => {
    for (const [name, value] of Object.entries(values)) {
      hook.setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>);
    }
  };
  const fill = (next: Fields) => put(changesOf(written(), next) as Partial<Values>);

  /** The fields before anyone edited them here. */
  let base = pick(initial);
  /** What the form and its draft last had in common. */
  let agreed = base;
  /** What the server had, as far as this form has been told. */
  let known: Fields | undefined;

  let state: DraftState<Fields> = { restored: false, changed: false, theirs: {}, meanwhile: null };
  const listeners = new Set<() => void>();
  const tell = (change: Partial<DraftState<Fields>>) => {
    if (isSame({ ...state, ...change }, state)) return;
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };

  const ownDraft = () => {
    const kept = draft ? store.get(draft.atom) : null;
    return kept?._id === (draft?.whose ?? "") ? kept : null;
  };

  /** From the draft into the form; anything edited before the draft arrived is newer, and stays. */
  const pull = (restoring = !store.get(restoredAtom)) => {
    const kept = ownDraft();
    if (onServer && !(kept && restoring)) return;
    base = kept?.base ?? base;
    const target = { ...base, ...kept?.mine };
    const before = written();
    const { fields: next } = merge(agreed, before, target);
    agreed = pick(target);
    if (isSame(before, next)) return;
    fill(next);
    if (restoring) tell({ restored: true });
  };

  /** From the form into the draft. */
  const push = () => {
    const mine = written();
    const changed = !isSame(mine, base);
    tell({ changed });
    // A stored draft that hasn't been read yet must not be overwritten.
    if (!draft || !store.get(restoredAtom)) return;
    const { atom, whose: _id = "" } = draft;
    const changes = changesOf(agreed, mine);
    agreed = mine;
    if (onServer) {
      const next = changed ? { _id, base, mine } : null;
      if (!isSame(next, store.get(atom))) store.set(atom, next);
    } else if (Object.keys(changes).length) store.set(atom, changed ? { _id, mine: changes } : null);
  };

  /** Fields that are not kept, such as a password, are cleared once they have been used. */
  const forgetOthers = () => {
    const others = Object.entries(initial).filter(([name]) => !fields.includes(name as Name));
    put(Object.fromEntries(others) as Partial<Values>);
  };

  return {
    get: () => state,
    tell,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },

    /** Returns a function that stops it. */
    start(): () => void {
      const ends = [
        hook.subscribe({ formState: { values: true }, callback: push }),
        ...(draft ? [store.sub(draft.atom, () => pull()), store.sub(restoredAtom, push)] : []),
      ];
      pull(true);
      push();
      return () => ends.forEach((end) => end());
    },

    /** Fills what is on the server now into every field that was not edited. */
    rebase(now: Fields): void {
      if (known && isSame(now, known)) return;
      known = pick(now);
      const { fields: next, theirs } = merge(base, written(), known);
      base = known;
      fill(next);
      push();
      tell({ theirs, ...(Object.keys(theirs).length > 0 && { meanwhile: "shown" }) });
    },

    /** It has been sent, and this is what is on the server since. */
    settle(saved?: Fields): void {
      forgetOthers();
      if (saved) {
        base = pick(saved);
        fill(base);
        push();
      } else if (draft && !draft.outlivesSending) store.set(draft.atom, null);
      tell({ restored: false, theirs: {}, meanwhile: null });
    },

    /** Back to what is on the server, or to an empty form. */
    discard(): void {
      forgetOthers();
      base = known ?? pick(initial);
      fill(base);
      push();
      tell({ restored: false, theirs: {}, meanwhile: null });
    },
  };
}
