// Between an attempt that failed and the next one. What was wrong is looked at again with every change and goes as soon as it
// is right; what becomes wrong is said only when its field is left, so that nobody is corrected while still typing.
import { type FieldErrors, type FieldValues, get } from "react-hook-form";
import { isSame } from "./merge.ts";
import { entriesOf, isWithin, messagesIn, type Problems } from "./problems.ts";

/** The type of a problem that was found when its field was left. It stands at the field alone, not in the summary. */
export const LEFT = "left";

/** What `check` has found says so; all else the server has said. */
const ours: readonly (string | undefined)[] = ["check", LEFT];

type Found = { type?: string; message: string };
type Now<Values extends FieldValues> = {
  errors: FieldErrors<Values>;
  values: Values;
  check: ((values: Values) => Problems<Values>) | undefined;
};

/** What is still wrong once a field has changed; null if that is what was wrong before. */
export function problemsLeft<Values extends FieldValues>({
  errors,
  values,
  check,
  changed,
}: Now<Values> & { changed: string | undefined }): [path: string, error: Found][] | null {
  const before = messagesIn(errors, { ...values, form: undefined }).map(([path, message]): [string, Found] => [
    path,
    { ...typeOf(errors, path), message },
  ]);
  if (before.length === 0) return null;
  const wrong: { [path: string]: string | undefined } = check?.(values) ?? {};
  const left = before.flatMap(([path, { type, message }]): [string, Found][] => {
    if (ours.includes(type)) return wrong[path] ? [[path, { type: type!, message: wrong[path] }]] : [];
    // What the server refused stands there no more.
    if (changed && (isWithin(changed, path) || isWithin(path, changed))) return [];
    return [[path, { ...(type && { type }), message }]];
  });
  return isSame(left, before) ? null : left;
}

/** What is wrong with a field that has just been left, beyond what is said of it already. */
export function wrongWhenLeft<Values extends FieldValues>({
  errors,
  values,
  check,
  path,
}: Now<Values> & { path: string }): [path: string, error: Found][] {
  return entriesOf(check?.(values) ?? {}).flatMap(([wrong, message]): [string, Found][] =>
    isWithin(wrong, path) && !get(errors, `${wrong}.message`) ? [[wrong, { type: LEFT, message }]] : [],
  );
}

const typeOf = (errors: object, path: string) => {
  const { type } = get(errors, path) as { type?: string };
  return type === undefined ? {} : { type };
};

/** Once a press that is under way has ended: a button that moves under the pointer would not be pressed. */
export function afterPress(act: () => void): void {
  if (document.querySelector(":active")) window.addEventListener("mouseup", () => setTimeout(act), { once: true });
  else act();
}
