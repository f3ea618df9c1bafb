import { useQueryClient } from "@tanstack/react-query";
import { maxLocations, usernameOf } from "@troth/rules/vendors";
import { Button } from "@troth/ui/button";
import { Combobox, type ComboboxOption } from "@troth/ui/combobox";
import { FieldError } from "@troth/ui/field";
import { IconButton } from "@troth/ui/icon-button";
import { Stack } from "@troth/ui/page";
import { SuggestField } from "@troth/ui/suggest-field";
import { Text } from "@troth/ui/text";
import { TextField } from "@troth/ui/text-field";
import { Plus, X } from "lucide-react";
import { useState } from "react";
import { choice } from "../forms/controls.ts";
import { ON_BLUR } from "../forms/revalidate.ts";
import type { Form } from "../forms/use-form.ts";
import { useList } from "../forms/use-list.ts";
import { suggestionsQuery } from "../queries.ts";
import { noVendor } from "../state/vendor-draft.ts";
import type { FieldNotes, VendorFields } from "../state/vendor-form.ts";
import { networks } from "../vendors/networks.ts";
import { messages } from "./messages.ts";
import { internationalPhone, loadPhoneRules } from "./phone.ts";
import { completions, townIn, townNamed } from "./town-in-address.ts";

const words = messages.contact;

type StepProps = { form: Form<VendorFields>; notes?: FieldNotes };

export function ContactStep({ form, notes = {} }: StepProps) {
  return (
    <Stack gap={6}>
      <Places form={form} notes={notes} />
      <Address form={form} notes={notes} />
      <Phone form={form} notes={notes} />
      <TextField
        label={words.website}
        hint={notes.website}
        optional
        type="url"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        {...form.field("website")}
      />
      <Socials form={form} notes={notes} />
    </Stack>
  );
}

function Places({ form, notes = {} }: StepProps) {
  const client = useQueryClient();
  const placeNames = form.watch("placeNames");
  const { onValueChange, ...field } = choice(form, "location");

  const search = async (text: string): Promise<ComboboxOption[]> =>
    (await client.fetchQuery(suggestionsQuery(text.slice(0, 100), ["place"]))).map(({ id, label, hint }) => ({
      value: id,
      label,
      description: hint,
    }));

  return (
    <Combobox
      label={words.location}
      hint={notes.location ?? words.locationHint}
      multiple
      // Those that were chosen, by the names they were found under.
      options={field.value.map((id) => ({ value: id, label: placeNames[id] ?? id }))}
      onSearch={search}
      texts={{ none: words.noPlace }}
      {...field}
      onValueChange={(ids, options) => {
        form.set("placeNames", Object.fromEntries(options.map(({ value, label }) => [value, label])));
        onValueChange(ids);
      }}
    />
  );
}

/** The town is finished as it is written, and can then be made one of the vendor's places with one press. */
function Address({ form, notes = {} }: StepProps) {
  const client = useQueryClient();
  const [location, placeNames] = [form.watch("location"), form.watch("placeNames")];
  const [town, setTown] = useState<{ id: string; label: string } | null>(null);
  const [added, setAdded] = useState("");
  const { onChange, ...field } = form.field("address");

  const suggest = async (address: string, signal: AbortSignal) => {
    const written = townIn(address);
    const found = written.length > 1 ? await client.fetchQuery(suggestionsQuery(written.slice(0, 100), ["city"])) : [];
    // Unless something else has been written meanwhile.
    if (!signal.aborted) setTown(townNamed(address, found) ?? null);
    return completions(address, found);
  };
  const isMissing = town !== null && !location.includes(town.id) && location.length < maxLocations;
  const add = ({ id, label }: { id: string; label: string }) => {
    form.set("placeNames", { ...placeNames, [id]: label });
    // The town it's in comes first.
    form.set("location", [id, ...location]);
    setAdded(label);
    form.focus("address");
  };

  return (
    <Stack gap={2}>
      <SuggestField
        label={words.address}
        hint={notes.address ?? words.addressHint}
        optional
        dir="auto"
        autoCapitalize="words"
        onSuggest={suggest}
        onSuggestionSelect={setTown}
        {...field}
        onChange={(event) => {
          setTown(null);
          setAdded("");
          return onChange(event);
        }}
      />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Text asChild size={14} tone="muted">
          <output>{isMissing ? words.isNoPlace(town.label) : added ? words.placeAdded(added) : null}</output>
        </Text>
        {isMissing ? (
          <Button size="sm" variant="outline" onClick={() => add(town)}>
            {words.addPlace(town.label)}
          </Button>
        ) : null}
      </div>
    </Stack>
  );
}

function Phone({ form, notes = {} }: StepProps) {
  const { onBlur, ...field } = form.field("phoneNumber");
  /** Shows what the server would make of it. */
  const complete = async () => {
    await loadPhoneRules();
    const [written, location] = form.hook.getValues(["phoneNumber", "location"]);
    const number = written.trim() && internationalPhone(written.trim(), location[0]);
    if (number === null) form.hook.setError("phoneNumber", { type: ON_BLUR, message: messages.problems.phoneNumber });
    else if (number && number !== written) form.set("phoneNumber", number);
  };
  return (
    <TextField
      label={words.phoneNumber}
      hint={notes.phoneNumber}
      optional
      type="tel"
      autoComplete="off"
      {...field}
      onBlur={(event) => {
        onBlur(event);
        void complete();
      }}
    />
  );
}

const usual = noVendor.socialMedia.length;

function Socials({ form, notes = {} }: StepProps) {
  const socials = useList(form, "socialMedia");
  const used = new Set(socials.rows.map(({ item }) => item.platform));
  return (
    <fieldset id={socials.id} aria-describedby={`${socials.id}-hint`} className="min-w-0">
      <legend className="text-14 font-semibold text-ink">{words.socials}</legend>
      <p id={`${socials.id}-hint`} className="mt-1 text-14 text-muted">
        {notes.socialMedia ?? words.usernameHint}
      </p>
      {socials.error ? <FieldError className="mt-1.5">{socials.error}</FieldError> : null}
      <Stack gap={4} className="mt-4">
        {socials.rows.map((row, at) => {
          const path = row.path("username");
          const { name = row.item.platform } = networks[row.item.platform] ?? {};
          const { onBlur, ...field } = form.field(path);
          return (
            <div key={row.key} id={row.id} className="flex items-end gap-2">
              <TextField
                label={words.username(name)}
                optional
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                className="grow"
                {...field}
                onBlur={(event) => {
                  const username = usernameOf(form.hook.getValues(path));
                  if (username !== form.hook.getValues(path)) form.set(path, username);
                  onBlur(event);
                }}
              />
              {at < usual ? null : (
                <IconButton label={words.remove(name)} onClick={row.remove}>
                  <X aria-hidden />
                </IconButton>
              )}
            </div>
          );
        })}
        <Stack direction="row" gap={2}>
          {Object.entries(networks)
            .filter(([platform]) => !used.has(platform))
            .map(([platform, { name }]) => (
              <Button
                key={platform}
                size="sm"
                variant="outline"
                onClick={() => socials.append({ platform, username: "" })}
              >
                <Plus aria-hidden />
                {words.add(name)}
              </Button>
            ))}
        </Stack>
      </Stack>
    </fieldset>
  );
}
