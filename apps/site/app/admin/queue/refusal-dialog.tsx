import { decisionLength } from "@troth/rules/decisions";
import { Button } from "@troth/ui/button";
import { Dialog } from "@troth/ui/dialog";
import { Stack } from "@troth/ui/page";
import { SelectField } from "@troth/ui/select-field";
import { TextArea } from "@troth/ui/text-area";
import type { ComponentProps } from "react";
import { FormFrame } from "../../forms/form-frame.tsx";
import { useForm } from "../../forms/use-form.ts";
import { PreviewMails } from "../cases/preview-mails.tsx";
import { problemWith } from "../cases/problem-with.ts";
import { SavedAnswers } from "../cases/saved-answers.tsx";
import { messages } from "../messages.ts";

const words = messages.decision;

/** The rule that something breaks, and what the people concerned are told. */
export type Refusal = { because: string; explanation: string };

type RefusalDialogProps = {
  title: string;
  description: string;
  submit: string;
  /** The name of the business that it is about; undefined if there are several. */
  business: string | undefined;
  /** The rules to choose from, with their words. */
  because: { [rule: string]: string };
  /** For the e-mails that it would send. */
  preview: (refusal: Refusal) => Omit<ComponentProps<typeof PreviewMails>, "form">;
  onClose: () => void;
  onDecide: (refusal: Refusal) => void;
};

/** Asks which rule something breaks, and for the words that the people concerned are told. */
export function RefusalDialog({
  title,
  description,
  submit,
  business,
  because: rules,
  preview,
  onClose,
  onDecide,
}: RefusalDialogProps) {
  const form = useForm({
    id: "refusal",
    initial: { because: "", explanation: "" },
    check: ({ because, explanation }) => ({
      ...(!because && { because: words.becauseMissing }),
      explanation: problemWith(explanation, words.refusalMissing),
    }),
    send: ({ because, explanation }) => onDecide({ because, explanation: explanation.trim() }),
  });
  const { because, explanation } = form.watch();
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={title}
      description={description}
    >
      <FormFrame form={form}>
        <SelectField
          label={words.because}
          placeholder={words.choose}
          options={Object.entries(rules).map(([value, label]) => ({ value, label }))}
          {...form.field("because")}
        />
        <TextArea
          label={words.explanation}
          hint={words.explanationHint}
          rows={4}
          dir="auto"
          maxLength={decisionLength.max}
          {...form.field("explanation")}
        />
        <Stack direction="row" gap={3}>
          <Button type="submit">{submit}</Button>
          <PreviewMails form={form} {...preview({ because, explanation: explanation.trim() })} />
        </Stack>
      </FormFrame>
      <SavedAnswers form={form} field="explanation" business={business} />
    </Dialog>
  );
}
