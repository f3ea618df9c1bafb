import { useQuery, useQueryClient } from "@tanstack/react-query";
import { proofKindValues } from "@troth/api-client/enumerations";
import { proofMegabytes, proofTypes } from "@troth/rules/proofs";
import { Button } from "@troth/ui/button";
import { FileUpload } from "@troth/ui/file-upload";
import { Heading } from "@troth/ui/heading";
import { Stack } from "@troth/ui/page";
import { RadioGroup } from "@troth/ui/radio-group";
import { Text } from "@troth/ui/text";
import { TextLink } from "@troth/ui/text-link";
import { type ReactNode, useEffect, useRef } from "react";
import { Link } from "react-router-dom";
import { usePersonId } from "../../account/profile/use-account.ts";
import { ActionProblem } from "../../actions/action-problem.tsx";
import { invalidateOperations } from "../../actions/stale.ts";
import { useAction } from "../../actions/use-action.ts";
import { useUpload } from "../../actions/use-upload.ts";
import { date } from "../../dates.ts";
import { choice, part } from "../../forms/controls.ts";
import { FormFrame } from "../../forms/form-frame.tsx";
import { messages as fileWords } from "../../forms/one-file-messages.ts";
import { useForm } from "../../forms/use-form.ts";
import { explainRefusedFile, useOneFile } from "../../forms/use-one-file.ts";
import { QueryContent } from "../../frame/query-content.tsx";
import * as rarePaths from "../../rare-paths.ts";
import { messages as words } from "./messages.ts";
import { type OwnProof, proofQuery } from "./proof-query.ts";

/** Where an author hands in a proof, and learns what became of it. */
export function Proof({ reviewId }: { reviewId: string }) {
  const query = useQuery(proofQuery(usePersonId(), reviewId));
  return (
    <QueryContent query={query} lines={6}>
      {({ proof }) => <ProofState reviewId={reviewId} proof={proof} />}
    </QueryContent>
  );
}

function ProofState({ reviewId, proof }: { reviewId: string; proof: OwnProof | null }) {
  // What was just changed here takes the focus from the button that is gone.
  const root = useRef<HTMLDivElement>(null);
  const state = proof?.status ?? "none";
  const shown = useRef(state);
  useEffect(() => {
    if (shown.current !== state) root.current?.focus();
    shown.current = state;
  }, [state]);
  return (
    <Stack gap={6} ref={root} tabIndex={-1} className="outline-none">
      {proof ? <Outcome reviewId={reviewId} proof={proof} /> : <Text>{words.form.lead}</Text>}
      {proof && proof.status !== "refused" ? null : <ProofForm reviewId={reviewId} />}
    </Stack>
  );
}

function Outcome({ reviewId, proof }: { reviewId: string; proof: OwnProof }) {
  const { status, kind, submittedAt, because, explanation, hasFile, deletedBy } = proof;
  const isWaiting = status === "waiting";
  const withdraw = useAction("withdrawProof", {
    stale: ["getOwnProof", "listMyReviews"],
    done: isWaiting ? words.withdrawn : words.deleted,
  });
  return (
    <Stack gap={4}>
      <Stack gap={2}>
        <Heading level={3} size="card">
          {words[status].heading}
        </Heading>
        {isWaiting ? <Text>{words.waiting.text(words.waiting.kinds[kind], date(submittedAt))}</Text> : null}
        {status === "accepted" ? <Text>{words.accepted.text}</Text> : null}
        {because ? <Text>{words.refused.because[because]}</Text> : null}
        {explanation ? <Quote>{explanation}</Quote> : null}
      </Stack>
      <Stack gap={2}>
        <Text size={14} tone="muted">
          {isWaiting
            ? words.waiting.withdrawHint
            : hasFile && deletedBy
              ? words.file.until(date(deletedBy))
              : words.file.gone}
        </Text>
        {hasFile ? (
          <Stack direction="row">
            <Button
              size="sm"
              variant="outline"
              tone="danger"
              loading={withdraw.busy}
              onClick={() => void withdraw.run({ path: { id: reviewId } })}
            >
              {isWaiting ? words.waiting.withdraw : words.file.delete}
            </Button>
          </Stack>
        ) : null}
        <ActionProblem action={withdraw} />
      </Stack>
      {status === "refused" ? <Text>{words.refused.again}</Text> : null}
    </Stack>
  );
}

const Quote = ({ children }: { children: ReactNode }) => (
  <blockquote dir="auto" className="border-s-2 border-hairline ps-4 wrap-anywhere">
    <Text>{children}</Text>
  </blockquote>
);

function ProofForm({ reviewId }: { reviewId: string }) {
  const queryClient = useQueryClient();
  const personId = usePersonId();
  const upload = useUpload("submitProof");
  const { uploads, send } = useOneFile();
  const form = useForm<{ kind: OwnProof["kind"] | ""; file: string }>({
    id: "proof",
    initial: { kind: "", file: "" },
    check: ({ kind, file }) => ({
      ...(!kind && { kind: words.form.kindMissing }),
      ...(!file && { file: fileWords.missing }),
    }),
    send: async ({ kind }) => {
      if (kind === "") return;
      try {
        const answer = await send((file, on) => upload(file, on, { path: { id: reviewId }, query: { kind } }));
        if (!answer) return;
        queryClient.setQueryData(proofQuery(personId, reviewId).queryKey, answer);
        invalidateOperations(queryClient, ["listMyReviews"]);
      } catch (error) {
        // It may have arrived, and only the answer was lost.
        invalidateOperations(queryClient, ["getOwnProof"]);
        throw error;
      }
    },
    explain: explainRefusedFile,
  });
  const { id, error } = part(form, "file");

  return (
    <FormFrame form={form}>
      <RadioGroup
        legend={words.form.kind}
        options={proofKindValues.map((value) => ({ value, label: words.form.kinds[value] }))}
        {...choice(form, "kind")}
      />
      <FileUpload
        id={id}
        error={error}
        label={words.form.file}
        hint={words.form.hint}
        accept={proofTypes.join(",")}
        maxSize={proofMegabytes * 1_000_000}
        maxCount={1}
        uploads={uploads((name) => form.set("file", name))}
        texts={{ ...fileWords.upload, waiting: fileWords.ready }}
      />
      <Text size={14} tone="muted">
        {words.form.who}{" "}
        <TextLink asChild>
          <Link to={rarePaths.whatLabelsMean}>{words.form.how}</Link>
        </TextLink>
      </Text>
      <Button type="submit" size="lg" loading={form.busy}>
        {fileWords.submit}
      </Button>
    </FormFrame>
  );
}
