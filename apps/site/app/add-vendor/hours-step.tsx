import { OpeningHoursEditor } from "@troth/ui/opening-hours-editor";
import { openingHours } from "../forms/opening-hours-field.ts";
import type { Form } from "../forms/use-form.ts";
import type { VendorFields } from "../state/vendor-form.ts";

export function HoursStep({ form }: { form: Form<VendorFields> }) {
  return <OpeningHoursEditor {...openingHours(form, "openingHours")} />;
}
