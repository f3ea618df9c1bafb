// The one way of the site's forms: what is written stays, whatever happens; problems come back to their fields by the
// pointer of the problem document; all of them stand in a summary that takes the focus.
import { ApiProblem } from "@troth/api-client";
import { type FormEvent, useState } from "react";
import { sayProblem } from "./say-problem.ts";

export type Problems<Name extends string> = { [Key in Name | "form"]?: string | undefined };

type Options<Values extends Record<string, string>> = {
  /** Begins the ids of its fields. */
  id: string;
  initial: Values;
  /** What can be said before anything is sent. */
  check?: (values: Values) => Problems<keyof Values & string>;
  send: (values: Values) => Promise<void>;
  /** Other words for some problems; null leaves them to the usual ones. */
  explain?: (error: unknown) => Problems<keyof Values & string> | null;
};

export function useForm<Values extends Record<string, string>>({ id, initial, check, send, explain }: Options<Values>) {
  type Name = keyof Values & string;
  const [values, setValues] = useState(initial);
  const [problems, setProblems] = useState<Problems<Name>>({});
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);

  const show = (next: Problems<Name>) => {
    setProblems(next);
    setAttempt((count) => count + 1);
  };

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const found = check?.(values) ?? {};
    if (Object.values(found).some(Boolean)) return show(found);
    setBusy(true);
    setProblems({});
    try {
      await send(values);
    } catch (error) {
      show(explain?.(error) ?? problemsOf(error, Object.keys(initial) as Name[]));
    } finally {
      setBusy(false);
    }
  };

  return {
    values,
    busy,
    set: (name: Name, value: string) => setValues((before) => ({ ...before, [name]: value })),
    /** For a text field: its name, what is in it, and what is wrong with it. */
    field: (name: Name) => ({
      id: `${id}-${name}`,
      name,
      value: values[name],
      error: problems[name],
      onChange: (event: { target: { value: string } }) =>
        setValues((before) => ({ ...before, [name]: event.target.value })),
    }),
    /** For the summary. */
    summary: {
      attempt,
      errors: (Object.entries(problems) as [Name | "form", string | undefined][]).flatMap(([name, message]) =>
        message ? [{ message, ...(name !== "form" && { href: `#${id}-${name}` }) }] : [],
      ),
    },
    // A form that is sent without script must not put what is in it into the address.
    props: { onSubmit: (event: FormEvent) => void onSubmit(event), noValidate: true, method: "post" as const },
  };
}

/** A problem's errors by the names of fields; what belongs to no field is said of the whole form. */
export function problemsOf<Name extends string>(error: unknown, names: readonly Name[]): Problems<Name> {
  const found: Problems<Name> = {};
  if (error instanceof ApiProblem) {
    for (const { pointer = "", message } of error.errors) {
      const name = names.find((candidate) => pointer === `/${candidate}` || pointer.startsWith(`/${candidate}/`));
      if (name) found[name] ??= message as Problems<Name>[Name];
    }
  }
  if (Object.keys(found).length === 0) found.form = sayProblem(error) as Problems<Name>["form"];
  return found;
}

export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim());

/** As long as the server wants a password; what else it wants it says itself. */
export const isLongEnough = (password: string): boolean => [...password].length >= 12;
