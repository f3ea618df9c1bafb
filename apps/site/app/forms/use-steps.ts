// A form in steps. Each names its fields: "next" checks those only, the last step sends, and what is wrong with the whole
// leads to the step that has it. The first problem takes the focus: its field, or the summary where it is no field's.
//
//   const steps = useSteps(form, [
//     { id: "basics", label: "Basics", fields: ["name", "category"] },
//     { id: "preview", label: "Preview", fields: [] },
//   ]);
//   <StepsFrame steps={steps} title={…}>{steps.current === "basics" ? <Basics form={form} /> : null}</StepsFrame>
//
// Where the form is kept (`use-kept-form.ts`), so is the step.
import { useEffect, useRef, useState } from "react";
import type { FieldValues, Path } from "react-hook-form";
import { focusField } from "./focus-field.ts";
import { entriesOf, type Problems } from "./problems.ts";
import type { Form } from "./use-form.ts";

export type FormStep<Values extends FieldValues> = {
  id: string;
  /** One or two words. */
  label: string;
  /** What it asks for: with a field go all that are within it. */
  fields: readonly Path<Values>[];
};

/** Where one is in a form, where that is kept with what is written. */
type KeptStep = { step?: readonly [number, (step: number) => void] };

export function useSteps<Values extends FieldValues, const Steps extends readonly FormStep<Values>[]>(
  form: Form<Values> & KeptStep,
  steps: Steps,
) {
  const own = useState(0);
  const [at, show] = form.step ?? own;
  const shown = Math.min(at, steps.length - 1);
  const step = steps[shown]!;
  const [attempt, setAttempt] = useState(0);
  const answered = useRef(0);

  // Once what is wrong is on the page, and the step that it is on.
  useEffect(() => {
    if (answered.current === attempt) return;
    const wrong = form.problems.map(([path]) => path);
    const first = wrong.find((path) => stepOf(steps, path) >= 0);
    if (first && stepOf(steps, first) !== shown) return show(stepOf(steps, first));
    answered.current = attempt;
    if (first && form.isField(form.fieldOf(first))) focusField(form.idOf(form.fieldOf(first)));
  });

  return {
    current: step.id as Steps[number]["id"],
    /** For the frame: where one is, and what its buttons do. */
    props: {
      steps,
      current: step.id,
      busy: form.busy,
      onCurrentChange: (id: string) => {
        form.hook.clearErrors([...step.fields, "form" as Path<Values>]);
        show(steps.findIndex((each) => each.id === id));
      },
      onNext: () => {
        const fine = checkStep(form, step);
        if (!fine) setAttempt((count) => count + 1);
        return fine;
      },
      onSubmit: async () => {
        await form.submit();
        setAttempt((count) => count + 1);
      },
    },
    /** What is said nowhere else: it belongs to no step, or to no field of this one. */
    summary: {
      attempt,
      errors: form.problems.flatMap(([path, message]) => {
        const place = stepOf(steps, path);
        return place < 0 || (place === shown && !form.isField(form.fieldOf(path))) ? [{ message }] : [];
      }),
    },
  };
}

const isWithin = (path: string, field: string) => path === field || path.startsWith(`${field}.`);

/** Which step asks for it; -1 if none does. */
export const stepOf = (steps: readonly { fields: readonly string[] }[], path: string): number =>
  steps.findIndex(({ fields }) => fields.some((field) => isWithin(path, field)));

type Checked<Values extends FieldValues> = Pick<Form<Values>, "check"> & {
  hook: Pick<Form<Values>["hook"], "getValues" | "clearErrors" | "setError">;
};

/** Says what is wrong with this step, and leaves what is said of the others. */
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
