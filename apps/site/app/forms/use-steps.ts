// A form in steps. Each step lists its fields: "Next" checks only those, the last step sends the form, and a problem
// leads back to the step that it belongs to. The first problem takes the focus: in its field, or in the summary if it
// belongs to none.
//
//   const steps = useSteps(form, [
//     { id: "basics", label: "Basics", fields: ["name", "category"] },
//     { id: "preview", label: "Preview", fields: [] },
//   ]);
//   <StepsFrame steps={steps} title={…}>{steps.current === "basics" ? <Basics form={form} /> : null}</StepsFrame>
//
// If the form is kept (`use-draft-form.ts`), the step is too. Each step is an entry in the browser's history, so that its
// Back goes a step back: the address names it after `#`, but only once someone has moved on from the first they saw.
import { useAtomValue } from "jotai";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { FieldValues, Path } from "react-hook-form";
import { type Location, useLocation, useNavigate } from "react-router-dom";
import { useHydrated } from "../frame/use-location-state.ts";
import { restoredAtom } from "../state/persisted.ts";
import { focusField } from "./focus-field.ts";
import { entriesOf, isWithin, type Problems } from "./problems.ts";
import type { Form } from "./use-form.ts";

export type FormStep<Values extends FieldValues> = {
  id: string;
  /** One or two words. */
  label: string;
  /** The fields it asks for; each includes everything within it. */
  fields: readonly Path<Values>[];
};

/** The current step, if it is kept with what is written, and whether nothing is. */
type KeptStep = { step?: readonly [number, (step: number) => void]; isEmpty?: boolean };

export function useSteps<Values extends FieldValues, const Steps extends readonly FormStep<Values>[]>(
  form: Form<Values> & KeptStep,
  steps: Steps,
) {
  const [shown, show] = useStepInHistory(form, steps);
  const step = steps[shown]!;
  const [attempt, setAttempt] = useState(0);
  const answered = useRef(0);
  const [unseen, setUnseen] = useState<readonly string[]>([]);

  const lead = useEffectEvent((attempt: number, shown: number) => {
    if (answered.current === attempt) return;
    const wrong = form.problems.map(([path]) => path);
    const first = wrong.find((path) => stepOf(steps, path) >= 0);
    if (first && stepOf(steps, first) !== shown) return show(stepOf(steps, first), { replace: true });
    answered.current = attempt;
    const placeOf = (path: string) => form.idOf(form.fieldOf(path));
    const without = wrong.filter((path) => stepOf(steps, path) === shown && !document.getElementById(placeOf(path)));
    setUnseen(without);
    if (first && !without.includes(first)) focusField(placeOf(first));
  });
  // Once the problem, and the step with it, are on the page: some fields are there only with certain answers.
  // oxlint-disable-next-line react/set-state-in-effect
  useEffect(() => lead(attempt, shown), [attempt, shown]);

  // Fields whose code arrives late: once they are there, each shows its problem itself.
  const leadToFields = useEffectEvent(() => {
    if (!unseen.some((path) => document.getElementById(form.idOf(form.fieldOf(path))))) return;
    answered.current = -1;
    lead(attempt, shown);
  });
  useEffect(() => {
    if (unseen.length === 0) return;
    const fields = new MutationObserver(leadToFields);
    fields.observe(document.body, { childList: true, subtree: true });
    return () => fields.disconnect();
  }, [unseen]);

  const forget = () => {
    form.hook.clearErrors([...step.fields, "form" as Path<Values>]);
    form.onTried([]);
  };

  return {
    current: step.id as Steps[number]["id"],
    /** Back to where the form began, once what was written has been discarded. */
    restart: () => {
      forget();
      show(0, { restart: true });
    },
    /** For the frame: the current step, and what its buttons do. */
    props: {
      steps,
      current: step.id,
      busy: form.busy,
      onCurrentChange: (id: string) => {
        forget();
        show(steps.findIndex((each) => each.id === id));
      },
      onNext: () => {
        const fine = checkStep(form, step);
        form.onTried(step.fields);
        if (!fine) setAttempt((count) => count + 1);
        return fine;
      },
      onSubmit: async () => {
        await form.submit();
        setAttempt((count) => count + 1);
      },
    },
    /** What is shown nowhere else: it belongs to no step, or to a field that is not on the page. */
    summary: {
      attempt,
      errors: form.problems.flatMap(([path, message]) =>
        stepOf(steps, path) < 0 || unseen.includes(path) ? [{ message }] : [],
      ),
    },
  };
}

function useStepInHistory(
  { step: kept, isEmpty = false }: KeptStep,
  steps: readonly { id: string }[],
): [number, (step: number, options?: { replace?: boolean; restart?: boolean }) => void] {
  const { hash, search, state, key } = useLocation() as Location<EntryState | null>;
  const navigate = useNavigate();
  const own = useState(0);
  const [last, keep] = kept ?? own;
  const named = steps.findIndex(({ id }) => hash === `#${id}`);
  // What is kept may not be written before it has been read.
  const restored = useAtomValue(restoredAtom);
  // It has been sent or discarded, and its steps are still in the history.
  const isOver = restored && isEmpty && named > 0;
  // The server doesn't see the address.
  const isNamed = useHydrated() && named >= 0;
  const shown = isOver ? 0 : isNamed ? named : Math.min(last, steps.length - 1);

  const go = (step: number, how: { replace?: boolean; state?: EntryState } = {}) =>
    void navigate(
      { search, hash: steps[step]!.id },
      // With what the page was given when it was opened.
      { ...how, state: { ...state, ...how.state }, preventScrollReset: true },
    );

  const before = useRef<number>(null);
  /** The entry from which it is going back to begin again. */
  const left = useRef<string>(null);
  const follow = useEffectEvent((key: string, named: number, last: number, isOver: boolean) => {
    const isElsewhere = before.current !== null && before.current !== last;
    before.current = last;
    if (key !== left.current) left.current = null;
    if (isOver) return left.current === null ? go(0, { replace: true }) : undefined;
    if (named < 0 || named === last) return;
    // Another tab has gone on, or the draft has ended.
    if (isElsewhere) return go(last, { replace: true });
    before.current = named;
    keep(named);
  });
  useEffect(() => {
    if (restored) follow(key, named, last, isOver);
  }, [restored, key, named, last, isOver]);

  return [
    shown,
    (step, { replace, restart } = {}) => {
      const stepsBefore = state?.stepsBefore ?? [];
      if (restart && stepsBefore.length > 0) {
        left.current = key;
        return void navigate(-stepsBefore.length);
      }
      if (step === shown) return;
      if (replace) return go(step, { replace });
      if (stepsBefore.at(-1) === step) return void navigate(-1);
      // So that it can be found again on the way back.
      if (named < 0) go(shown, { replace: true });
      go(step, { state: { stepsBefore: [...stepsBefore, shown] } });
    },
  ];
}

/** Kept with an entry of the history: the steps of the entries before it, as far as they are of the same form. */
type EntryState = { stepsBefore?: number[] };

/** Which step asks for it; -1 if none does. */
export const stepOf = (steps: readonly { fields: readonly string[] }[], path: string): number =>
  steps.findIndex(({ fields }) => fields.some((field) => isWithin(path, field)));

type Checked<Values extends FieldValues> = Pick<Form<Values>, "check"> & {
  hook: Pick<Form<Values>["hook"], "getValues" | "clearErrors" | "setError">;
};

/** Reports what is wrong with this step, and leaves the problems of the others. */
export function checkStep<Values extends FieldValues>(
  { hook, check }: Checked<Values>,
  { fields }: Pick<FormStep<Values>, "fields">,
): boolean {
  const problems: Problems<Values> = check?.(hook.getValues()) ?? {};
  const found = entriesOf(problems).filter(([path]) => fields.some((field) => isWithin(path, field)));
  hook.clearErrors([...fields, "form" as Path<Values>]);
  for (const [path, message] of found) hook.setError(path as Path<Values>, { type: "check", message });
  return found.length === 0;
}
