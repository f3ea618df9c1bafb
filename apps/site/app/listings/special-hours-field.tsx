import { maxSpecialHours, maxSpecialLabelLength } from "@troth/rules/vendors";
import { clockOf } from "@troth/ui/dates";
import { Stack } from "@troth/ui/page";
import { SpecialHoursEditor } from "@troth/ui/special-hours-editor";
import { Text } from "@troth/ui/text";
import { useState } from "react";
import { specialHours } from "../forms/opening-hours-field.ts";
import type { Form } from "../forms/use-form.ts";
import type { FieldNotes, VendorFields } from "../state/vendor-form.ts";
import { ownTimeZone } from "./own-time-zone.ts";

type SpecialHoursFieldProps = {
  form: Form<VendorFields>;
  notes?: FieldNotes;
  /** The vendor's, whose calendar says which dates are over. Default this device's. */
  timeZone?: string;
};

/** The dates that differ from the listing's week. */
export function SpecialHoursField({ form, notes, timeZone = ownTimeZone() }: SpecialHoursFieldProps) {
  const [today] = useState(() => clockOf(Date.now(), timeZone).date);
  return (
    <Stack gap={4}>
      {notes?.specialHours ? (
        <Text size={14} tone="muted">
          {notes.specialHours}
        </Text>
      ) : null}
      <SpecialHoursEditor
        headingLevel={3}
        today={today}
        most={maxSpecialHours}
        labelLength={maxSpecialLabelLength}
        {...specialHours(form, "specialHours")}
      />
    </Stack>
  );
}
