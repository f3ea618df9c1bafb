import type { Schemas } from "@troth/api-client";
import { Button } from "@troth/ui/button";
import { Card } from "@troth/ui/card";
import { Dialog } from "@troth/ui/dialog";
import { Heading } from "@troth/ui/heading";
import { Stack } from "@troth/ui/page";
import { Text } from "@troth/ui/text";
import { useState } from "react";
import { ActionProblem } from "../../actions/action-problem.tsx";
import type { InputOf } from "../../actions/call.ts";
import { invalidateOperations } from "../../actions/stale.ts";
import { useAction } from "../../actions/use-action.ts";
import { type TriedForm, tryForm } from "../../forms/try-form.ts";
import { useVisit } from "../../visit.ts";
import { messages } from "../messages.ts";

const words = messages.decision;

type PreviewMailsProps = {
  /** Where the decision is written. It says what is missing, as if it were sent. */
  form: TriedForm;
  about: Schemas["DecisionToPreview"];
  /** What the button says. By default, that it shows all the e-mails. */
  label?: string;
  /** As the operation itself takes it. */
  header?: InputOf<"previewDecision">["header"] | undefined;
};

/** Shows, word for word, what a decision would send to whom. */
export function PreviewMails({ form, about, label = words.preview, header }: PreviewMailsProps) {
  const [mails, setMails] = useState<Schemas["DecisionPreview"]["mails"] | null>(null);
  const { queryClient } = useVisit();
  const preview = useAction("previewDecision", {
    onDone: (answer) => setMails(answer.mails),
    // What is shown has probably changed.
    onFail: () =>
      invalidateOperations(queryClient, [
        "getVendorCase",
        "getClaimCase",
        "getProposalCase",
        "getReportCase",
        "getPerson",
        "getHeldReview",
        "listNotices",
        "listRemovals",
        "listProofs",
      ]),
  });
  return (
    <>
      <Button
        variant="outline"
        loading={preview.busy}
        onClick={async () => {
          if (await tryForm(form)) await preview.run({ body: about, ...(header && { header }) });
        }}
      >
        {label}
      </Button>
      <ActionProblem action={preview} />
      <Dialog
        open={mails !== null}
        onOpenChange={(open) => {
          if (!open) setMails(null);
        }}
        title={words.previewTitle}
        description={words.previewDescription}
      >
        <Stack gap={4}>
          {mails?.length === 0 ? <Text>{words.noMails}</Text> : null}
          {mails?.map(({ to, subject, text }) => (
            <Card key={`${to} ${subject} ${text}`} asChild tone="outline">
              <article>
                <Text size={14} tone="muted">
                  {words.to(words.recipients[to])}
                </Text>
                <Heading level={3} size="card">
                  {subject}
                </Heading>
                <Text size={15} className="mt-2 whitespace-pre-line wrap-anywhere">
                  {text}
                </Text>
              </article>
            </Card>
          ))}
        </Stack>
      </Dialog>
    </>
  );
}
