// The one way of the site's forms. Values, fields, errors and sending are react-hook-form's; what is the product's stands
// here: problems come to their fields by the pointer of the problem document, all of them stand in a summary that takes
// the focus, nothing is sent twice at once, and what is written stays, whatever happens.
import { ApiProblem } from "@troth/api-client";
import { useCallback, useRef, type SubmitEvent } from "react";
import {
  type DefaultValues,
  type FieldErrors,
  type Path,
  type PathValue,
  useForm as useHookForm,
} from "react-hook-form";
import { sayProblem } from "./say-problem.ts";

export type Problems<Name extends string> = { [Key in Name | "form"]?: string | undefined };

type Options<Values extends Record<string, string>> = {
  /** Begins the ids of its fields. */
  id: string;
  /** What the fields begin with, in their order on the page. */
  initial: Values;
  /** What can be said before anything is sent. */
  check?: (values: Values) => Problems<keyof Values & string>;
  send: (values: Values) => Promise<void>;
  /** Other words for some problems; null leaves them to the usual ones. */
  explain?: (error: unknown) => Problems<keyof Values & string> | null;
};

/** What a field of a form is given. */
export type FormField = ReturnType<ReturnType<typeof useForm>["field"]>;

export function useForm<Values extends Record<string, string>>({ id, initial, check, send, explain }: Options<Values>) {
  type Name = keyof Values & string;
  const names = Object.keys(initial) as Name[];

  const { register, handleSubmit, setError, setValue, setFocus, getValues, watch, formState } = useHookForm<Values>({
    defaultValues: initial as DefaultValues<Values>,
    resolver: (values) => {
      const errors = Object.fromEntries(
        entriesOf(check?.(values) ?? {}).map(([name, message]) => [name, { type: "check", message }]),
      );
      return Object.keys(errors).length
        ? { values: {}, errors: errors as FieldErrors<Values> }
        : { values, errors: {} };
    },
    // What is wrong stays to be read until the next attempt, at its field and in the summary, which takes the focus.
    reValidateMode: "onSubmit",
    shouldFocusError: false,
  });

  const submit = handleSubmit(async (values) => {
    try {
      await send(values);
    } catch (error) {
      const found: Problems<Name> = explain?.(error) ?? problemsOf(error, names);
      for (const [name, message] of entriesOf(found)) setError(name as Path<Values> | "form", { message });
    }
  });

  // What has been rendered is too late to know of a second press by.
  const sending = useRef(false);
  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending.current) return;
    sending.current = true;
    await submit(event).finally(() => (sending.current = false));
  };

  // Shown at once, with the end of the attempt: a summary that came by and by would take the focus more than once.
  const errors = (formState.isSubmitting ? {} : formState.errors) as { [Key in Name | "form"]?: { message?: string } };

  const set = useCallback(
    <Key extends Name>(name: Key, value: Values[Key]) =>
      setValue(name as string as Path<Values>, value as PathValue<Values, Path<Values>>),
    [setValue],
  );

  return {
    busy: formState.isSubmitting,
    /** What is in the form, or in one field, rendered anew with each change of it. */
    watch,
    set,
    /** What comes to be known later: it goes where nothing is written. */
    fillIn: useCallback(
      (known: Partial<Values>) => {
        for (const [name, value] of entriesOf(known)) {
          if (!getValues(name as Path<Values>)) set(name as Name, value as Values[Name]);
        }
      },
      [getValues, set],
    ),
    focus: useCallback((name: Name) => setFocus(name as string as Path<Values>), [setFocus]),
    /** For a text field: its name, what it begins with, and what is wrong with it. */
    field: (name: Name) => ({
      ...register(name as string as Path<Values>),
      id: `${id}-${name}`,
      name,
      // In the server's HTML too. What somebody has written by the time that the page comes alive is theirs, and stays.
      defaultValue: formState.defaultValues?.[name] as string | undefined,
      error: errors[name]?.message,
    }),
    /** For the summary. */
    summary: {
      attempt: formState.submitCount,
      errors: [...names, "form" as const].flatMap((name) => {
        const message = errors[name]?.message;
        return message ? [{ message, ...(name !== "form" && { href: `#${id}-${name}` }) }] : [];
      }),
    },
    // Outside a dialog's element, "dialog" sends nothing: pressed before the script is there, or without any, the form
    // stays as it is, and what is written neither gets lost nor into the address.
    props: {
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => void onSubmit(event),
      noValidate: true,
      method: "dialog",
    },
  };
}

const entriesOf = (texts: { [name: string]: string | undefined }): [string, string][] =>
  Object.entries(texts).filter((entry): entry is [string, string] => Boolean(entry[1]));

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
