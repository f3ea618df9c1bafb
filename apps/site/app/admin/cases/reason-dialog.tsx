import { decisionLength } from "@troth/rules/decisions";
import { Button } from "@troth/ui/button";
import { Dialog } from "@troth/ui/dialog";
import { Stack } from "@troth/ui/page";
import { RadioGroup } from "@troth/ui/radio-group";
import { TextArea } from "@troth/ui/text-area";
import { type ReactElement, useState } from "react";
import type { Schemas } from "@troth/api-client";
import { choice } from "../../forms/controls.ts";
import { FormFrame } from "../../forms/form-frame.tsx";
import { useForm } from "../../forms/use-form.ts";
import { messages } from "../messages.ts";
import { PreviewMails } from "./preview-mails.tsx";
import { problemWith } from "./problem-with.ts";
import { SavedAnswers } from "./saved-answers.tsx";

const words = messages.reason;

type ReasonDialogProps = {
  /** The prefix of its fields' ids. */
  id: string;
  title: string;
  description: string;
  trigger: ReactElement;
  /** Asks for the reason. */
  label?: string;
  /** What has to be chosen besides; `missing` asks for it. */
  options?: { legend: string; choices: { [value: string]: string }; missing: string };
  /** What the button says. */
  submit: string;
  /** The name of the business that it is about, if it is about one. */
  business?: string;
  /** For the e-mails that it would send, if it sends any that can be shown beforehand. */
  previewOf?: (reason: string, chosen: string) => Schemas["DecisionToPreview"];
  /** @throws what the call throws */
  send: (reason: string, chosen: string) => Promise<unknown>;
};

/** A decision that takes a reason, and at most one choice besides, where it is begun. What is written stays until it is sent. */
export function ReasonDialog({
  id,
  title,
  description,
  trigger,
  label = words.label,
  options,
  submit,
  business,
  previewOf,
  send,
}: ReasonDialogProps) {
  const [open, setOpen] = useState(false);
  const form = useForm({
    id,
    initial: { chosen: "", reason: "" },
    check: ({ chosen, reason }) => ({
      ...(options && !chosen && { chosen: options.missing }),
      reason: problemWith(reason, words.missing),
    }),
    send: async ({ chosen, reason }) => {
      await send(reason.trim(), chosen);
      setOpen(false);
      form.hook.reset();
    },
  });
  const { chosen, reason } = form.watch();
  return (
    <Dialog open={open} onOpenChange={setOpen} title={title} description={description} trigger={trigger}>
      <FormFrame form={form}>
        {options ? (
          <RadioGroup
            legend={options.legend}
            options={Object.entries(options.choices).map(([value, name]) => ({ value, label: name }))}
            {...choice(form, "chosen")}
          />
        ) : null}
        <TextArea
          label={label}
          hint={words.hint}
          rows={4}
          dir="auto"
          maxLength={decisionLength.max}
          {...form.field("reason")}
        />
        <Stack direction="row" gap={3}>
          <Button type="submit" loading={form.busy}>
            {submit}
          </Button>
          {previewOf ? <PreviewMails form={form} about={previewOf(reason.trim(), chosen)} /> : null}
        </Stack>
      </FormFrame>
      {/* Has a form of its own, which can't be inside another. */}
      <Stack direction="row" className="mt-4">
        <SavedAnswers form={form} field="reason" business={business} />
      </Stack>
    </Dialog>
  );
}
