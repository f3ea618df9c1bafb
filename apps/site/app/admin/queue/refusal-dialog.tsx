import { claimReasonLength as decisionLength } from "@troth/rules/claims";
import { lengthOf } from "@troth/rules/text";
import { Button } from "@troth/ui/button";
import { Dialog } from "@troth/ui/dialog";
import { Stack } from "@troth/ui/page";
import { SelectField } from "@troth/ui/select-field";
import { TextArea } from "@troth/ui/text-area";
import { FormFrame } from "../../forms/form-frame.tsx";
import { useForm } from "../../forms/use-form.ts";
import { messages } from "../messages.ts";

const words = messages.decision;

type RefusalDialogProps<Because extends string> = {
  title: string;
  description: string;
  submit: string;
  /** The rules to choose from, with their words. */
  because: { [Rule in Because]: string };
  onClose: () => void;
  onDecide: (because: Because, explanation: string) => void;
};

/** Asks which rule something breaks, and for the words that the people concerned are told. */
export function RefusalDialog<Because extends string>({
  title,
  description,
  submit,
  because: rules,
  onClose,
  onDecide,
}: RefusalDialogProps<Because>) {
  const form = useForm({
    id: "refusal",
    initial: { because: "", explanation: "" },
    check: ({ because, explanation }) => ({
      ...(!because && { because: words.becauseMissing }),
      ...(lengthOf(explanation) < decisionLength.min && { explanation: words.explanationMissing }),
      ...(lengthOf(explanation) > decisionLength.max && { explanation: words.long(decisionLength.max) }),
    }),
    send: ({ because, explanation }) => onDecide(because as Because, explanation.trim()),
  });
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
          options={Object.entries<string>(rules).map(([value, label]) => ({ value, label }))}
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
        </Stack>
      </FormFrame>
    </Dialog>
  );
}
