import { Stack } from "@troth/ui/page";
import { OpeningHoursEditor } from "@troth/ui/opening-hours-editor";
import { Text } from "@troth/ui/text";
import { openingHours } from "../forms/opening-hours-field.ts";
import type { Form } from "../forms/use-form.ts";
import type { FieldNotes, VendorFields } from "../state/vendor-form.ts";

export function HoursStep({ form, notes }: { form: Form<VendorFields>; notes?: FieldNotes }) {
  return (
    <Stack gap={4}>
      {notes?.openingHours ? (
        <Text size={14} tone="muted">
          {notes.openingHours}
        </Text>
      ) : null}
      <OpeningHoursEditor {...openingHours(form, "openingHours")} />
    </Stack>
  );
}
