import { maxCategoryDescriptionLength, maxCategoryNameLength, maxCategorySlugLength } from "@troth/rules/categories";
import { lengthOf } from "@troth/rules/text";
import { Button } from "@troth/ui/button";
import { FieldError } from "@troth/ui/field";
import { Stack } from "@troth/ui/page";
import { RadioGroup } from "@troth/ui/radio-group";
import { SelectField } from "@troth/ui/select-field";
import { TextArea } from "@troth/ui/text-area";
import { TextField } from "@troth/ui/text-field";
import { type RefObject, useState } from "react";
import { languageName } from "../../format.ts";
import { choice, part } from "../../forms/controls.ts";
import type { Form } from "../../forms/use-form.ts";
import { useList } from "../../forms/use-list.ts";
import { PhotosField } from "../../photos/photos-field.tsx";
import type { Photos } from "../../photos/use-photos.ts";
import type { CategoryFields } from "./category-fields.ts";
import { iconOptions } from "./category-icons.tsx";
import { messages } from "./messages.ts";

const words = messages.fields;

/** The languages that the search knows. */
const languages =
  "ar bg bn bs ca cs da de el en es et eu fa fi fr ga gl he hi hr hu hy id it ja ka ko lt lv mk nb nl pl pt ro ru sk sl sq sr sv ta th tr uk ur vi zh"
    .split(" ")
    .map((value) => ({ value, label: languageName(value) }))
    .toSorted((a, b) => a.label.localeCompare(b.label));

type CategoryFormFieldsProps = {
  form: Form<CategoryFields>;
  /** It has no address yet. */
  isNew: boolean;
  /** Gets what waits until its picture has been uploaded. */
  arriveRef: RefObject<Photos["arrive"] | null>;
};

export function CategoryFormFields({ form, isNew, arriveRef }: CategoryFormFieldsProps) {
  const photos = part(form, "photos");
  const [icons] = useState(() => iconOptions(form.hook.getValues("icon")));
  return (
    <>
      <TextField
        label={words.name}
        hint={words.nameHint}
        autoComplete="off"
        maxLength={maxCategoryNameLength}
        {...form.field("name")}
      />
      <TextField
        label={words.singular}
        hint={words.singularHint}
        autoComplete="off"
        maxLength={maxCategoryNameLength}
        {...form.field("singular")}
      />
      <TextField
        label={words.slug}
        hint={isNew && !form.watch("slug") ? words.slugEmptyHint : words.slugHint(form.watch("slug"))}
        optional={isNew}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={maxCategorySlugLength}
        {...form.field("slug")}
      />
      <TextArea
        label={words.description}
        hint={words.descriptionHint}
        optional
        rows={3}
        count={{ value: lengthOf(form.watch("description")), max: maxCategoryDescriptionLength }}
        {...form.field("description")}
      />
      <RadioGroup layout="tiles" legend={words.icon} hint={words.iconHint} options={icons} {...choice(form, "icon")} />
      <PhotosField
        id={photos.id}
        error={photos.error}
        label={words.photo}
        hint={words.photoHint}
        maxCount={1}
        photos={form.watch("photos")}
        onChange={(chosen) => form.set("photos", chosen)}
        scope={null}
        arriveRef={arriveRef}
      />
      <SearchWords form={form} />
    </>
  );
}

/** What people call it, by language. */
function SearchWords({ form }: { form: Form<CategoryFields> }) {
  const list = useList(form, "words");
  return (
    <fieldset id={list.id} aria-describedby={`${list.id}-hint`} className="min-w-0">
      <legend className="text-14 font-semibold text-ink">{words.words}</legend>
      <p id={`${list.id}-hint`} className="mt-1 text-14 text-muted">
        {words.wordsHint}
      </p>
      {list.error ? <FieldError className="mt-1.5">{list.error}</FieldError> : null}
      <Stack gap={6} className="mt-4">
        {list.rows.map((row) => (
          <Stack key={row.key} id={row.id} gap={3}>
            <SelectField
              label={words.language}
              placeholder={words.languageMissing}
              options={languages}
              {...form.field(row.path("language"))}
            />
            <TextArea
              label={words.perLine}
              rows={4}
              dir="auto"
              lang={row.item.language || undefined}
              spellCheck={false}
              {...form.field(row.path("words"))}
            />
            <Stack direction="row">
              <Button
                size="sm"
                variant="plain"
                tone="danger"
                className="-ms-3"
                aria-label={row.item.language ? words.removeLanguage(languageName(row.item.language)) : undefined}
                onClick={row.remove}
              >
                {words.remove}
              </Button>
            </Stack>
          </Stack>
        ))}
        <Stack direction="row">
          <Button size="sm" variant="outline" onClick={() => list.append({ language: "", words: "" })}>
            {words.addLanguage}
          </Button>
        </Stack>
      </Stack>
    </fieldset>
  );
}
