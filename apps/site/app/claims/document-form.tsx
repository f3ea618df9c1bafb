import { useQueryClient } from "@tanstack/react-query";
import { proofMegabytes, proofTypes } from "@troth/rules/proofs";
import { Button } from "@troth/ui/button";
import { FileUpload } from "@troth/ui/file-upload";
import { Stack } from "@troth/ui/page";
import { Text } from "@troth/ui/text";
import { useToast } from "@troth/ui/toast";
import { changeItems } from "../actions/change-items.ts";
import { invalidateOperations } from "../actions/stale.ts";
import { useUpload } from "../actions/use-upload.ts";
import { part } from "../forms/controls.ts";
import { FormFrame } from "../forms/form-frame.tsx";
import { messages as fileWords } from "../forms/one-file-messages.ts";
import { useForm } from "../forms/use-form.ts";
import { explainRefusedFile, useOneFile } from "../forms/use-one-file.ts";
import { type Claim, type Document, withDocument } from "./claims-query.ts";
import { messages as words } from "./document-messages.ts";

type DocumentFormProps = { claim: Claim; onDone: (document: Document) => void; onCancel: () => void };

/** Where a claimant hands in a document. */
export function DocumentForm({ claim: { id, vendor }, onDone, onCancel }: DocumentFormProps) {
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
        const { document } = claim.evidence;
        changeItems("listMyClaims", (item) => withDocument(item, id, document))(queryClient).commit();
        toast({ title: words.done, tone: "success" });
        onDone(document);
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
