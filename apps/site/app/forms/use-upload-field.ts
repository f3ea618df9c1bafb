// Photos or documents in a form: they are uploaded straight away, and the form's value holds those that have arrived.
//
//   const photos = useUploadField(form, "photos", { upload });
//   <PhotoUpload label="Photos" maxCount={20} {...photos.field} />
//   <Button type="submit" disabled={photos.waiting}>
//
// In a form with steps, call it in the step's component: uploads stop when that unmounts.
import { type Uploads, useUploads, type UseUploadsOptions } from "@troth/ui/file-upload";
import { useEffect, useEffectEvent } from "react";
import type { FieldPathByValue, FieldValues, PathValue } from "react-hook-form";
import { part } from "./controls.ts";
import { isSame } from "./merge.ts";
import type { Form } from "./use-form.ts";

/** A file that has arrived. */
export type Uploaded = { url: string; name: string; caption: string };

export function useUploadField<Values extends FieldValues>(
  form: Form<Values>,
  path: FieldPathByValue<Values, Uploaded[]>,
  options: Pick<UseUploadsOptions, "upload" | "atOnce">,
) {
  const before = form.hook.getValues(path) as Uploaded[];
  const uploads = useUploads({
    ...options,
    initial: before.map((file) => ({ ...file, id: file.url, status: "done" })),
  });
  const addArrived = useEffectEvent((arrived: Uploaded[]) => {
    if (!isSame(arrived, form.hook.getValues(path))) form.set(path, arrived as PathValue<Values, typeof path>);
  });
  useEffect(() => addArrived(arrivedOf(uploads.items)), [uploads.items]);
  const { id, error } = part(form, path);
  return { field: { id, error, uploads }, waiting: arrivedOf(uploads.items).length < uploads.items.length };
}

const arrivedOf = (items: Uploads["items"]): Uploaded[] =>
  items.flatMap(({ status, url, name, caption = "" }) => (status === "done" && url ? [{ url, name, caption }] : []));
