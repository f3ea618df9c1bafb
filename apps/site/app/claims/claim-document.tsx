import { useQueryClient } from "@tanstack/react-query";
import { proofMegabytes, proofTypes } from "@troth/rules/proofs";
import { Button } from "@troth/ui/button";
import { FileUpload } from "@troth/ui/file-upload";
import { Stack } from "@troth/ui/page";
import { Text } from "@troth/ui/text";
import { useRef, useState } from "react";
import { ActionProblem } from "../actions/action-problem.tsx";
import { invalidateOperations } from "../actions/stale.ts";
import { useAction } from "../actions/use-action.ts";
import { useUpload } from "../actions/use-upload.ts";
import { date } from "../dates.ts";
import { part } from "../forms/controls.ts";
import { FormFrame } from "../forms/form-frame.tsx";
import { messages as fileWords } from "../forms/one-file-messages.ts";
import { useForm } from "../forms/use-form.ts";
import { explainRefusedFile, useOneFile } from "../forms/use-one-file.ts";
import { type Claim, isOpen } from "./claims-query.ts";
import { messages as words } from "./document-messages.ts";

type ClaimDocumentProps = {
  claim: Claim;
  /** Given the claim as it is then. */
  onChange?: ((claim: Claim) => void) | undefined;
};

/** What a claimant has handed in for a claim, and where they do so; nothing where there is nothing to see or to do. */
export function ClaimDocument({ claim, onChange }: ClaimDocumentProps) {
  const { id, vendor, evidence } = claim;
  const { document } = evidence;
  const [isAdding, setAdding] = useState(false);
  // It takes the focus from what has gone: the next stop is what came in its place.
  const root = useRef<HTMLDivElement>(null);
  const show = (form: boolean) => {
    setAdding(form);
    root.current?.focus();
  };
  const change = (next: Claim["evidence"]["document"]) => {
    show(false);
    onChange?.({ ...claim, evidence: { ...evidence, document: next } });
  };
  const withdraw = useAction("withdrawClaimDocument", {
    stale: ["listMyClaims"],
    done: words.deleted,
    onDone: () => change(null),
  });
  const mayAdd = isOpen(claim);
  if (!document && !mayAdd) return null;
  return (
    <Stack gap={3} ref={root} tabIndex={-1} className="outline-none">
      {document ? (
        <Text size={14} tone="muted">
          {words.handedIn(words.kinds[document.mediaType], date(document.handedInAt))}{" "}
          {document.hasFile ? "" : words.gone}
        </Text>
      ) : null}
      {isAdding ? (
        <DocumentForm id={id} onDone={(claim) => change(claim.evidence.document)} onCancel={() => show(false)} />
      ) : (
        <Stack direction="row" gap={3}>
          {mayAdd ? (
            <Button
              size="sm"
              variant="outline"
              aria-label={document ? undefined : words.addTo(vendor.name)}
              onClick={() => show(true)}
            >
              {document ? words.another : words.add}
            </Button>
          ) : null}
          {document?.hasFile ? (
            <Button
              size="sm"
              variant="plain"
              tone="danger"
              aria-label={words.deleteFrom(vendor.name)}
              loading={withdraw.busy}
              onClick={() => void withdraw.run({ path: { id } })}
            >
              {words.delete}
            </Button>
          ) : null}
        </Stack>
      )}
      <ActionProblem action={withdraw} />
    </Stack>
  );
}

type DocumentFormProps = { id: string; onDone: (claim: Claim) => void; onCancel: () => void };

function DocumentForm({ id, onDone, onCancel }: DocumentFormProps) {
  const queryClient = useQueryClient();
  const upload = useUpload("submitClaimDocument");
  const { uploads, send } = useOneFile();
  const form = useForm({
    id: `document-${id}`,
    initial: { file: "" },
    check: ({ file }) => (file ? {} : { file: fileWords.missing }),
    send: async () => {
      try {
        const claim = await send((file, on) => upload(file, on, { path: { id } }));
        if (claim) onDone(claim);
      } finally {
        // It may have arrived, and only the answer was lost.
        invalidateOperations(queryClient, ["listMyClaims"]);
      }
    },
    explain: explainRefusedFile,
  });
  const field = part(form, "file");
  return (
    <FormFrame form={form} aria-label={words.add}>
      <Text>{words.lead}</Text>
      <FileUpload
        id={field.id}
        error={field.error}
        label={words.file}
        hint={words.hint}
        accept={proofTypes.join(",")}
        maxSize={proofMegabytes * 1_000_000}
        maxCount={1}
        uploads={uploads((name) => form.set("file", name))}
        texts={{ ...fileWords.upload, waiting: fileWords.ready }}
      />
      <Text size={14} tone="muted">
        {words.who}
      </Text>
      <Stack direction="row" gap={3}>
        <Button type="submit" loading={form.busy}>
          {fileWords.submit}
        </Button>
        <Button variant="plain" onClick={onCancel}>
          {words.cancel}
        </Button>
      </Stack>
    </FormFrame>
  );
}
