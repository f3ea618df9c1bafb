import { claimRoleValues } from "@troth/api-client/enumerations";
import { removalReasonLength } from "@troth/rules/removals";
import { lengthOf, seenLengthOf } from "@troth/rules/text";
import { Button } from "@troth/ui/button";
import { Checkbox } from "@troth/ui/checkbox";
import { RadioGroup } from "@troth/ui/radio-group";
import { TextArea } from "@troth/ui/text-area";
import { useAction } from "../actions/use-action.ts";
import { roleMessages } from "../claims/role-messages.ts";
import { choice, tick } from "../forms/controls.ts";
import { FormFrame } from "../forms/form-frame.tsx";
import { messages as formWords } from "../forms/messages.ts";
import { PersonFields } from "../forms/person-fields.tsx";
import { useDraftForm } from "../forms/use-draft-form.ts";
import { useFillInPerson } from "../forms/use-fill-in-person.ts";
import { isEmail } from "../forms/use-form.ts";
import type { Vendor } from "../queries.ts";
import { removalDraftAtom, removalFields } from "../state/removal-draft.ts";
import { useManages } from "../vendors/use-own.ts";
import { messages } from "./messages.ts";

const words = messages.ask;

export function RemovalForm({ vendor, onSent }: { vendor: Vendor; onSent: (email: string) => void }) {
  const ask = useAction("requestRemoval");
  const manages = useManages(vendor.id);
  const form = useDraftForm({
    id: "removal",
    initial: { name: "", email: "", role: "" as (typeof claimRoleValues)[number] | "", reason: "", goodFaith: false },
    fields: removalFields,
    draft: { atom: removalDraftAtom, whose: vendor.id },
    check: ({ name, email, role, reason, goodFaith }) => ({
      ...(!name.trim() && { name: formWords.required(words.name) }),
      ...(!isEmail(email) && { email: formWords.email }),
      ...(!role && !manages && { role: words.roleMissing }),
      ...(seenLengthOf(reason) < removalReasonLength.min && { reason: words.reasonShort }),
      ...(lengthOf(reason) > removalReasonLength.max && { reason: words.reasonLong }),
      ...(!goodFaith && { goodFaith: words.goodFaithMissing }),
    }),
    send: async ({ name, email, role, reason }) => {
      const body = {
        name: name.trim(),
        email: email.trim(),
        ...(role && { role }),
        reason: reason.trim(),
        goodFaith: true as const,
      };
      const sent = await ask.send({ path: { id: vendor.id }, body });
      onSent(sent.email);
    },
  });
  useFillInPerson(form);
  return (
    <FormFrame form={form}>
      <PersonFields words={words} form={form} />
      {manages ? null : (
        <RadioGroup
          legend={words.role}
          layout="cards"
          options={claimRoleValues.map((value) => ({ value, label: roleMessages[value] }))}
          {...choice(form, "role")}
        />
      )}
      <TextArea
        label={words.reason}
        hint={words.reasonHint}
        rows={5}
        maxLength={removalReasonLength.max}
        {...form.field("reason")}
      />
      <Checkbox label={words.goodFaith} {...tick(form, "goodFaith")} />
      <Button type="submit" size="lg" loading={form.busy}>
        {words.submit}
      </Button>
      <noscript>{words.noScript}</noscript>
    </FormFrame>
  );
}
