import { useQuery, useQueryClient } from "@tanstack/react-query";
import { lengthOf } from "@troth/rules/text";
import { maxDescriptionLength, vendorNameLength } from "@troth/rules/vendors";
import { Combobox, type ComboboxOption } from "@troth/ui/combobox";
import { Stack } from "@troth/ui/page";
import { SelectField } from "@troth/ui/select-field";
import { TextArea } from "@troth/ui/text-area";
import { TextField } from "@troth/ui/text-field";
import { choice } from "../forms/controls.ts";
import { number } from "../forms/number-field.ts";
import type { Form } from "../forms/use-form.ts";
import { categoriesQuery, suggestionsQuery } from "../queries.ts";
import { messages as searchWords } from "../search/messages.ts";
import type { FieldNotes, VendorFields } from "../state/vendor-form.ts";
import { messages } from "./messages.ts";

const words = messages.basics;

const prices = searchWords.filters.prices.map((label, at) => ({ value: String(at + 1), label }));

export function BasicsStep({ form, notes = {} }: { form: Form<VendorFields>; notes?: FieldNotes }) {
  const { data: categories = [] } = useQuery(categoriesQuery());
  const client = useQueryClient();
  const options = categories.map(({ slug, name }): ComboboxOption => ({ value: slug, label: name }));

  /** What people call a trade leads to its category: "videographer" to Films. Without a connection, names alone do. */
  const search = async (text: string): Promise<ComboboxOption[]> => {
    const folded = text.toLowerCase();
    const named = options.filter(({ label }) => label.toLowerCase().includes(folded));
    const found = await client
      .fetchQuery(suggestionsQuery(text.slice(0, 100), ["category"]))
      .catch((error: unknown) => {
        if (named.length > 0) return [];
        throw error;
      });
    const understood = found.flatMap(({ id }) => options.filter(({ value }) => value === id));
    return [...new Set([...understood, ...named])];
  };

  return (
    <Stack gap={6}>
      <TextField
        label={words.name}
        hint={notes.name ?? words.nameHint}
        dir="auto"
        autoComplete="off"
        maxLength={vendorNameLength.max}
        {...form.field("name")}
      />
      <Combobox
        label={words.category}
        hint={notes.category ?? words.categoryHint}
        multiple
        options={options}
        onSearch={search}
        texts={{ none: words.noCategory }}
        {...choice(form, "category")}
      />
      <TextArea
        label={words.description}
        hint={notes.description ?? words.descriptionHint}
        optional
        rows={5}
        dir="auto"
        count={{ value: lengthOf(form.watch("description")), max: maxDescriptionLength }}
        {...form.field("description")}
      />
      <SelectField
        label={words.priceRange}
        hint={notes.priceRange}
        optional
        placeholder={words.priceUnknown}
        options={prices}
        {...number(form, "priceRange")}
      />
    </Stack>
  );
}
