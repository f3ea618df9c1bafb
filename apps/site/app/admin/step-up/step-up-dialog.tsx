import { ApiProblem } from "@troth/api-client";
import { Button } from "@troth/ui/button";
import { Dialog } from "@troth/ui/dialog";
import { Stack } from "@troth/ui/page";
import { useAtomValue, useSetAtom } from "jotai";
import { CodeField, isCode } from "../../account/second-step/code-field.tsx";
import { messages as secondStepWords } from "../../account/second-step/messages.ts";
import { useAction } from "../../actions/use-action.ts";
import { FormFrame } from "../../forms/form-frame.tsx";
import { useForm } from "../../forms/use-form.ts";
import { answerStepUpAtom, stepUpAskedAtom } from "../../state/step-up.ts";
import { messages as words } from "./messages.ts";

/** The question for a code; whatever was refused for want of one is then sent again. */
export function StepUpDialog() {
  const isAsked = useAtomValue(stepUpAskedAtom);
  const answer = useSetAtom(answerStepUpAtom);
  return (
    <Dialog
      size="sm"
      open={isAsked}
      onOpenChange={(open) => {
        if (!open) answer(false);
      }}
      title={words.title}
      description={words.description}
    >
      <CodeForm onEntered={() => answer(true)} onCancel={() => answer(false)} />
    </Dialog>
  );
}

function CodeForm({ onEntered, onCancel }: { onEntered: () => void; onCancel: () => void }) {
  const confirm = useAction("confirmSecondStep");
  const form = useForm({
    id: "step-up",
    initial: { code: "" },
    check: ({ code }) => (isCode(code) ? {} : { code: secondStepWords.code.problem }),
    send: async ({ code }) => {
      await confirm.send({ body: { code: code.trim() } });
      onEntered();
    },
    explain: (error) => (error instanceof ApiProblem && error.kind === "invalid-body" ? { code: words.wrong } : null),
  });
  return (
    <FormFrame form={form}>
      <CodeField {...form.field("code")} />
      <Stack direction="row" gap={3} className="justify-end">
        <Button variant="outline" onClick={onCancel}>
          {words.cancel}
        </Button>
        <Button type="submit" loading={form.busy}>
          {words.submit}
        </Button>
      </Stack>
    </FormFrame>
  );
}
