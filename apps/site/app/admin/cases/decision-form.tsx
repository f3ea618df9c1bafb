import { lengthOf } from "@troth/rules/text";
import { Button } from "@troth/ui/button";
import { Stack } from "@troth/ui/page";
import { RadioGroup } from "@troth/ui/radio-group";
import { SelectField } from "@troth/ui/select-field";
import { TextArea } from "@troth/ui/text-area";
import { type ReactNode, useImperativeHandle } from "react";
import { usePersonId } from "../../account/profile/use-account.ts";
import { choice } from "../../forms/controls.ts";
import { DraftNotice } from "../../forms/draft-notices.tsx";
import { FormFrame } from "../../forms/form-frame.tsx";
import { useDraftForm } from "../../forms/use-draft-form.ts";
import { decisionDraft, type DecisionFields, decisionFields } from "../../state/decision-drafts.ts";
import { messages } from "../messages.ts";

const words = messages.decision;

/** One of the things that may be decided. */
export type DecisionOption = {
  value: string;
  label: string;
  hint?: string;
  /** The rules to choose from, where one has to be named. */
  because?: readonly { value: string; label: string }[];
  /** What the button says: "Approve it". */
  submit: string;
};

/** Fills in what follows from something else on the page, and takes the person there. */
export type Suggest = (decision: DecisionFields) => void;

type DecisionFormProps = {
  /** What it is about: its draft is kept under this. */
  about: string;
  options: readonly DecisionOption[];
  /** Characters that the words may have. */
  length: { min: number; max: number };
  /** Whether words have to be added to this action. */
  needsWords: (action: string) => boolean;
  suggestRef?: { current: Suggest | null };
  /** Between the words and the buttons: saved answers, or what the decision does besides. */
  children?: ReactNode;
  send: (decision: DecisionFields) => Promise<void>;
};

/** What is decided, by which rule and in which words. Unsent, it stays on this device. */
export function DecisionForm({ about, options, length, needsWords, suggestRef, children, send }: DecisionFormProps) {
  const personId = usePersonId();
  const form = useDraftForm<DecisionFields, (typeof decisionFields)[number]>({
    id: "decision",
    initial: { action: "", because: "", explanation: "" },
    fields: decisionFields,
    draft: { atom: decisionDraft(about), whose: personId },
    check: ({ action, because, explanation }) => {
      const { length: written } = [...explanation.trim()];
      const option = options.find(({ value }) => value === action);
      return {
        ...(!option && { action: words.actionMissing }),
        ...(option?.because &&
          !option.because.some(({ value }) => value === because) && { because: words.becauseMissing }),
        ...(option && written === 0 && needsWords(action) && { explanation: words.explanationMissing }),
        ...(written > 0 && written < length.min && { explanation: words.short(length.min) }),
        ...(written > length.max && { explanation: words.long(length.max) }),
      };
    },
    send: async (values) => send({ ...values, explanation: values.explanation.trim() }),
  });
  const values = form.watch();
  useImperativeHandle(suggestRef, () => (decision) => {
    for (const name of decisionFields) form.set(name, decision[name]);
    // The rule's field comes with the action.
    requestAnimationFrame(() => form.focus("explanation"));
  });
  const option = options.find(({ value }) => value === values.action);
  return (
    <FormFrame form={form} aria-label={words.heading}>
      <DraftNotice form={form} words={words} />
      <RadioGroup
        legend={words.heading}
        options={options.map(({ value, label, hint }) => ({ value, label, hint }))}
        {...choice(form, "action")}
      />
      {option?.because ? (
        <SelectField
          label={words.because}
          placeholder={words.choose}
          options={option.because}
          {...form.field("because")}
        />
      ) : null}
      <TextArea
        label={words.explanation}
        hint={words.explanationHint}
        optional={option !== undefined && !needsWords(option.value)}
        rows={4}
        dir="auto"
        count={{ value: lengthOf(values.explanation), max: length.max }}
        {...form.field("explanation")}
      />
      {children}
      <Stack direction="row" gap={3}>
        <Button type="submit" loading={form.busy}>
          {option?.submit ?? words.submit}
        </Button>
      </Stack>
    </FormFrame>
  );
}
