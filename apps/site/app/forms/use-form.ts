// How every form of the site works.
//
//   const form = useForm({ id: "contact", initial: { email: "", topic: "" }, check, send });
//   <FormFrame form={form}>
//     <TextField label="E-mail" {...form.field("email")} />
//     <RadioGroup legend="About" options={…} {...choice(form, "topic")} />
//
// Values, fields, errors and sending are react-hook-form's. This file adds what the product needs: problems find their
// fields by the pointer in the problem document, a summary lists them all and takes the focus, nothing is sent twice at
// the same time, and what was written stays, whatever happens. After a failed attempt, each problem goes as soon as it
// is fixed (`revalidate.ts`). What fewer forms need is in files of its own, loaded only where they are used: `controls.ts`
// (everything but text), `use-list.ts` (rows), `use-steps.ts`, `use-draft-form.ts` (drafts, and what others have saved
// meanwhile), `use-upload-field.ts`, `opening-hours-field.ts`, `number-field.ts`, `try-form.ts` (what an attempt would find).
import { useCallback, useEffect, useEffectEvent, useRef, type FocusEvent, type SubmitEvent } from "react";
import {
  type DefaultValues,
  type FieldPathByValue,
  type FieldValues,
  get,
  type Path,
  type PathValue,
  useForm as useHookForm,
} from "react-hook-form";
import { entriesOf, errorsOf, isWithin, messagesIn, type Problems, problemsOf } from "./problems.ts";
import { afterPointerUp, ON_BLUR, remainingErrors, blurErrors } from "./revalidate.ts";

export type FormOptions<Values extends FieldValues> = {
  /** The prefix of its fields' ids. */
  id: string;
  /** The fields' initial values, in the order of the page. */
  initial: Values;
  /** What can be checked before anything is sent. */
  check?: ((values: Values) => Problems<Values>) | undefined;
  send: (values: Values) => unknown;
  /** Other words for some problems; null falls back to the usual ones. */
  explain?: ((error: unknown) => Problems<Values> | null) | undefined;
};

export type Form<Values extends FieldValues> = ReturnType<typeof useForm<Values>>;

/** What a text field of a form gets. */
export type FormField = ReturnType<Form<Record<string, string>>["field"]>;

export function useForm<Values extends FieldValues>({ id, initial, check, send, explain }: FormOptions<Values>) {
  const hook = useHookForm<Values>({
    defaultValues: initial as DefaultValues<Values>,
    resolver: (values) => {
      const errors = errorsOf(check?.(values) ?? {});
      return Object.keys(errors).length ? { values: {}, errors } : { values, errors: {} };
    },
    // Until then `revalidate.ts` looks after what was wrong.
    reValidateMode: "onSubmit",
    // The summary takes the focus instead.
    shouldFocusError: false,
  });
  const { clearErrors, control, formState, getValues, handleSubmit, register, setError, setValue, subscribe } = hook;

  /** What the last attempt covered, if it failed: these fields are checked when they are left. */
  const tried = useRef<"all" | readonly string[]>([]);
  const onTried = (fields: "all" | readonly string[]) => void (tried.current = fields);

  const revalidate = (changed?: string) => {
    const left = remainingErrors({ errors: control._formState.errors, values: getValues(), check, changed });
    if (!left) return;
    clearErrors();
    for (const [path, error] of left) setError(path as Path<Values>, error);
  };
  const onChange = useEffectEvent(revalidate);
  useEffect(() => subscribe({ formState: { values: true }, callback: ({ name }) => onChange(name) }), [subscribe]);

  const onLeave = (path: Path<Values>) => (event: FocusEvent<HTMLElement>) => {
    const field = event.currentTarget;
    if (field.contains(event.relatedTarget)) return;
    afterPointerUp(() => {
      const { current } = tried;
      const asked = current === "all" || current.some((field) => isWithin(path, field));
      // A step that was left meanwhile is checked when its end is reached again.
      if (!asked || !field.isConnected) return;
      const { errors } = control._formState;
      for (const [wrong, error] of blurErrors({ errors, values: getValues(), check, path }))
        setError(wrong as Path<Values>, error);
    });
  };

  const attempt = async (values: Values) => {
    try {
      await send(values);
      onTried([]);
    } catch (error) {
      onTried("all");
      for (const [path, message] of entriesOf(explain?.(error) ?? problemsOf(error, getValues())))
        setError(path as Path<Values>, { message });
    }
  };

  // Rendered state would notice a second press too late.
  const sending = useRef(false);
  const submit = async (event?: SubmitEvent<HTMLFormElement>) => {
    event?.preventDefault();
    if (sending.current) return;
    sending.current = true;
    await handleSubmit(attempt, () => onTried("all"))(event).finally(() => (sending.current = false));
  };

  const idOf = (path: string) => `${id}-${path.replaceAll(".", "-")}`;
  // Shown all together at the end of the attempt: a summary that grew bit by bit would take the focus more than once.
  const problems = formState.isSubmitting ? [] : messagesIn(formState.errors, { ...getValues(), form: undefined });
  /** The nearest field that is on the page, or was. */
  const fieldOf = (path: string): string => {
    const end = path.lastIndexOf(".");
    return end < 0 || get(control._fields, `${path}._f`) ? path : fieldOf(path.slice(0, end));
  };
  const said = new Map<string, string>();
  for (const [path, message] of problems) {
    const found = get(formState.errors, path) as { type?: string };
    if (found.type !== ON_BLUR && !said.has(fieldOf(path))) said.set(fieldOf(path), message);
  }

  return {
    busy: formState.isSubmitting,
    /** The value of the form or of one field, rendered again with each change. */
    watch: hook.watch,
    set: setValue,
    focus: hook.setFocus,
    /** Fills in values that become known later, where nothing has been written. */
    fillIn: useCallback(
      (known: Partial<Values>) => {
        for (const [name, value] of Object.entries(known) as [Path<Values>, PathValue<Values, Path<Values>>][]) {
          if (value && !getValues(name)) setValue(name, value);
        }
      },
      [getValues, setValue],
    ),
    /** For a text field or a select: its name, its initial value, and what is wrong with it. */
    field: (path: FieldPathByValue<Values, string | undefined>) => {
      const registered = register(path);
      return {
        ...registered,
        id: idOf(path),
        // In the server's HTML too. Anything typed before hydration is the person's own, and stays.
        defaultValue: get(formState.defaultValues, path) as string | undefined,
        error: problems.find(([wrong]) => wrong === path)?.[1],
        onBlur: (event: FocusEvent<HTMLElement>) => {
          void registered.onBlur(event);
          onLeave(path)(event);
        },
      };
    },
    /** For the summary: the first problem of each field that the attempt found and that is still there. */
    summary: {
      attempt: formState.submitCount,
      errors: [...said].map(([field, message]) => ({ message, ...(field !== "form" && { href: `#${idOf(field)}` }) })),
    },
    // Outside a dialog element, "dialog" sends nothing: if it's submitted before the script has loaded, or without any,
    // the form stays as it is, and what was written neither gets lost nor ends up in the address.
    props: {
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => void submit(event),
      noValidate: true,
      method: "dialog",
    },
    // From here on: for the modules of this folder.
    hook,
    check,
    submit,
    onTried,
    revalidate,
    onLeave,
    problems,
    idOf,
    fieldOf,
  };
}

export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim());
