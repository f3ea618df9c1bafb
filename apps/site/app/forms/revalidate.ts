// Between a failed attempt and the next one. Problems are checked again with every change and go as soon as they are
// fixed; new ones show only when their field is left, so that no one is corrected while still typing.
import { type FieldErrors, type FieldValues, get } from "react-hook-form";
import { isSame } from "./merge.ts";
import { entriesOf, isWithin, messagesIn, type Problems } from "./problems.ts";

/** The type of a problem that was found when its field was left. It shows at the field alone, not in the summary. */
export const ON_BLUR = "left";

/** Marks what `check` has found; everything else comes from the server. */
const ours: readonly (string | undefined)[] = ["check", ON_BLUR];

type Found = { type?: string; message: string };
type Now<Values extends FieldValues> = {
  errors: FieldErrors<Values>;
  values: Values;
  check: ((values: Values) => Problems<Values>) | undefined;
};

/** What is still wrong once a field has changed; null if nothing differs from before. */
export function remainingErrors<Values extends FieldValues>({
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
  const left = before.flatMap(([path, found]): [string, Found][] => {
    if (ours.includes(found.type)) return wrong[path] ? [[path, { ...found, message: wrong[path] }]] : [];
    // What the server refused goes once that field is edited.
    if (changed && (isWithin(changed, path) || isWithin(path, changed))) return [];
    return [[path, found]];
  });
  return isSame(left, before) ? null : left;
}

/** What is wrong with a field that has just been left, beyond what it already shows. */
export function blurErrors<Values extends FieldValues>({
  errors,
  values,
  check,
  path,
}: Now<Values> & { path: string }): [path: string, error: Found][] {
  return entriesOf(check?.(values) ?? {}).flatMap(([wrong, message]): [string, Found][] =>
    isWithin(wrong, path) && !get(errors, `${wrong}.message`) ? [[wrong, { type: ON_BLUR, message }]] : [],
  );
}

const typeOf = (errors: object, path: string) => {
  const { type } = get(errors, path) as { type?: string };
  return type === undefined ? {} : { type };
};

/** Runs after a press that is in progress: a button that moves under the pointer would not be pressed. */
export function afterPointerUp(act: () => void): void {
  if (document.querySelector(":active")) window.addEventListener("mouseup", () => setTimeout(act), { once: true });
  else act();
}
