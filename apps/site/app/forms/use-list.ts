// The rows of a form: as many as people add, each with its own fields.
//
//   const links = useList(form, "socialMedia");
//   {links.rows.map((row) => (
//     <fieldset key={row.key} id={row.id}>
//       <TextField label="Username" {...form.field(row.path("username"))} />
//       <Button onClick={row.remove}>Remove</Button>
//     </fieldset>
//   ))}
//   <Button onClick={() => links.append({ platform: "", username: "" })}>Add</Button>
//
// A row keeps its key wherever it moves, and its problems go with it. A new row takes the focus; after a removal, its
// neighbour does.
import { useEffect, useRef, useState } from "react";
import { type FieldArrayPath, type FieldValues, get, type Path, type PathValue } from "react-hook-form";
import { problemOf } from "./controls.ts";
import { focusField } from "./focus-field.ts";
import type { Form } from "./use-form.ts";

type Row<Values extends FieldValues, Name extends string> =
  PathValue<Values, Name & Path<Values>> extends readonly (infer Item)[] ? Item : never;

export function useList<Values extends FieldValues, Name extends FieldArrayPath<Values> & Path<Values>>(
  form: Form<Values>,
  path: Name,
) {
  type Item = Row<Values, Name>;
  const { hook, idOf } = form;
  const items = form.watch(path) as Item[];
  const [keys, setKeys] = useState(() => items.map((_, at) => at));
  const next = useRef<number | null>(null);

  // Rows also come and go with a draft, or with what others have saved.
  if (keys.length !== items.length) setKeys(items.map((_, at) => keys[at] ?? nextKey(keys) + at));

  // It is on the page only after the next render.
  useEffect(() => {
    const at = next.current;
    next.current = null;
    if (at !== null) focusField(idOf(at < 0 ? path : `${path}.${at}`));
  });

  /** Applies the same change to the rows, to their problems and to their keys. */
  const change = (edit: <Each>(rows: Each[], added: Each) => Each[], added?: Item) => {
    const wrong = get(hook.formState.errors, path) as
      | (Record<number, object> & { type?: string; message?: string })
      | undefined;
    hook.clearErrors(path);
    const rows = edit(items, added as Item);
    hook.setValue(path, rows as PathValue<Values, Name>);
    if (wrong?.message) hook.setError(path, { ...(wrong.type && { type: wrong.type }), message: wrong.message });
    setKeys(edit(keys, nextKey(keys)));
    const moved = edit(
      items.map((_, at) => wrong?.[at]),
      undefined,
    );
    moved.forEach((error, at) => error && hook.setError(`${path}.${at}` as Path<Values>, error));
    form.revalidate();
    return rows.length;
  };

  return {
    /** For what surrounds the rows. */
    id: idOf(path),
    error: problemOf(form, path),
    append: (item: Item) => {
      next.current = change((rows, added) => [...rows, added], item) - 1;
    },
    rows: items.map((item, at) => ({
      key: keys[at],
      id: idOf(`${path}.${at}`),
      item,
      /** The path of one of its fields. */
      path: <Part extends keyof Item & string>(part: Part) => `${path}.${at}.${part}` as `${Name}.${number}.${Part}`,
      remove: () => {
        next.current = Math.min(at, change((rows) => rows.toSpliced(at, 1)) - 1);
      },
      move: (to: number) => {
        change((rows) => rows.toSpliced(at, 1).toSpliced(to, 0, rows[at]!));
      },
    })),
  };
}

const nextKey = (keys: number[]) => Math.max(-1, ...keys) + 1;
