import { useQueryClient } from "@tanstack/react-query";
import { proofMegabytes, proofTypes } from "@troth/rules/proofs";
import { AlertDialog } from "@troth/ui/alert-dialog";
import { Button } from "@troth/ui/button";
import { FileUpload } from "@troth/ui/file-upload";
import { Stack } from "@troth/ui/page";
import { Text } from "@troth/ui/text";
import { useToast } from "@troth/ui/toast";
import { useRef, useState } from "react";
import { changeItems } from "../actions/change-items.ts";
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
    learn: () => [changeItems("listMyClaims", (item) => withDocument(item, id, null))],
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
        <DocumentForm claim={claim} onDone={(after) => change(after.evidence.document)} onCancel={() => show(false)} />
      ) : (
        <Stack direction="row" gap={3}>
          {mayAdd ? (
            <Button
              size="sm"
              variant="outline"
              aria-label={(document ? words.anotherFor : words.addTo)(vendor.name)}
              onClick={() => show(true)}
            >
              {document ? words.another : words.add}
            </Button>
          ) : null}
          {document?.hasFile ? (
            <AlertDialog
              {...withdraw.confirmation({ path: { id } })}
              tone="danger"
              title={words.deleteTitle}
              description={words.deleteText[mayAdd ? "open" : "closed"]}
              confirmLabel={words.delete}
              trigger={
                <Button size="sm" variant="plain" tone="danger" aria-label={words.deleteOf(vendor.name)}>
                  {words.delete}
                </Button>
              }
            />
          ) : null}
        </Stack>
      )}
    </Stack>
  );
}

const withDocument = (claim: Claim, id: string, document: Claim["evidence"]["document"]): Claim =>
  claim.id === id ? { ...claim, evidence: { ...claim.evidence, document } } : claim;

type DocumentFormProps = { claim: Claim; onDone: (claim: Claim) => void; onCancel: () => void };

function DocumentForm({ claim: { id, vendor }, onDone, onCancel }: DocumentFormProps) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const upload = useUpload("submitClaimDocument");
  const { uploads, send } = useOneFile();
  const form = useForm({
    id: `document-${id}`,
    initial: { file: "" },
    check: ({ file }) => (file ? {} : { file: fileWords.missing }),
    send: async () => {
      try {
        const claim = await send((file, on) => upload(file, on, { path: { id } }));
        if (!claim) return;
        changeItems("listMyClaims", (item) => withDocument(item, id, claim.evidence.document))(queryClient).commit();
        toast({ title: words.done, tone: "success" });
        onDone(claim);
      } finally {
        // It may have arrived, and only the answer was lost.
        invalidateOperations(queryClient, ["listMyClaims"]);
      }
    },
    explain: explainRefusedFile,
  });
  const field = part(form, "file");
  return (
    <FormFrame form={form} aria-label={words.addTo(vendor.name)}>
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
