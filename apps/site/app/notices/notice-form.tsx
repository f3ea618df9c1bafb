import { ApiProblem } from "@troth/api-client";
import { noticeReasonValues } from "@troth/api-client/enumerations";
import { explanationLength } from "@troth/rules/notices";
import { lengthOf, seenLengthOf } from "@troth/rules/text";
import { Button } from "@troth/ui/button";
import { Checkbox } from "@troth/ui/checkbox";
import { RadioGroup } from "@troth/ui/radio-group";
import { TextArea } from "@troth/ui/text-area";
import { TextField } from "@troth/ui/text-field";
import { useAction } from "../actions/use-action.ts";
import { choice, tick } from "../forms/controls.ts";
import { FormFrame } from "../forms/form-frame.tsx";
import { messages as formWords } from "../forms/messages.ts";
import { PersonFields } from "../forms/person-fields.tsx";
import { useDraftForm } from "../forms/use-draft-form.ts";
import { useFillInPerson } from "../forms/use-fill-in-person.ts";
import { isEmail } from "../forms/use-form.ts";
import { noticeDraftAtom, noticeFields } from "../state/notice-draft.ts";
import { messages } from "./messages.ts";

const words = messages.give;

interface NoticeFormProps {
  /** What it's about; empty if they have to say. A notice that was started about another address stays away. */
  address: string;
  onSent: (email: string) => void;
}

export function NoticeForm({ address, onSent }: NoticeFormProps) {
  const give = useAction("fileNotice");
  const form = useDraftForm({
    id: "notice",
    initial: {
      address,
      reason: "" as (typeof noticeReasonValues)[number] | "",
      explanation: "",
      name: "",
      email: "",
      goodFaith: false,
    },
    fields: noticeFields,
    draft: { atom: noticeDraftAtom, whose: address },
    check: ({ address, reason, explanation, name, email, goodFaith }) => {
      const missing = explanationLength.min - seenLengthOf(explanation);
      return {
        ...(!address.trim() && { address: words.addressMissing }),
        ...(!reason && { reason: words.reasonMissing }),
        ...(missing > 0 && { explanation: words.explanationShort(missing) }),
        ...(lengthOf(explanation) > explanationLength.max && { explanation: words.explanationLong }),
        ...(!name.trim() && { name: formWords.required(words.name) }),
        ...(!isEmail(email) && { email: formWords.email }),
        ...(!goodFaith && { goodFaith: words.goodFaithMissing }),
      };
    },
    send: async ({ address, reason, explanation, name, email }) => {
      if (reason === "") return;
      const person = { name: name.trim(), email: email.trim(), goodFaith: true as const };
      const sent = await give.send({
        body: { address: address.trim(), reason, explanation: explanation.trim(), ...person },
      });
      onSent(sent.email);
    },
    // The form has found everything else before it was sent.
    explain: (error) =>
      error instanceof ApiProblem && error.errors.some(({ pointer }) => pointer === "/address")
        ? { address: words.addressWrong }
        : null,
  });
  useFillInPerson(form);
  return (
    <FormFrame form={form}>
      <TextField
        label={words.address}
        hint={words.addressHint}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        maxLength={2048}
        {...form.field("address")}
      />
      <RadioGroup
        legend={words.reason}
        layout="cards"
        options={noticeReasonValues.map((value) => ({ value, label: words.reasons[value] }))}
        {...choice(form, "reason")}
      />
      <TextArea
        label={words.explanation}
        hint={words.explanationHint}
        rows={5}
        maxLength={explanationLength.max}
        {...form.field("explanation")}
      />
      <PersonFields words={words} form={form} />
      <Checkbox label={words.goodFaith} {...tick(form, "goodFaith")} />
      <Button type="submit" size="lg" loading={form.busy}>
        {words.submit}
      </Button>
      <noscript>{words.noScript}</noscript>
    </FormFrame>
  );
}
