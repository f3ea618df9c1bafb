import { decisionLength } from "@troth/rules/decisions";
import { seenLengthOf } from "@troth/rules/text";
import { Button } from "@troth/ui/button";
import { Stack } from "@troth/ui/page";
import { Text } from "@troth/ui/text";
import { TextField } from "@troth/ui/text-field";
import { useAction } from "../../actions/use-action.ts";
import { saveBlob } from "../../downloads/save-file.ts";
import { FormFrame } from "../../forms/form-frame.tsx";
import { useForm } from "../../forms/use-form.ts";
import { messages as words } from "./open-file-messages.ts";

type OpenFileProps = {
  operation: "openProof" | "openClaimDocument";
  /** Of the proof or the claim. */
  id: string;
  /** What to look for in it. */
  hint: string;
  fileName: string;
};

/** Where an admin opens what somebody has handed in, and says why. */
export function OpenFile({ operation, id, hint, fileName }: OpenFileProps) {
  const open = useAction(operation, { done: words.opened });
  const form = useForm({
    id: "open-file",
    initial: { reason: words.usual },
    check: ({ reason }) => (seenLengthOf(reason) < decisionLength.min ? { reason: words.reasonMissing } : {}),
    send: async ({ reason }) => {
      saveBlob(await open.send({ path: { id }, body: { reason: reason.trim() } }), fileName);
    },
  });
  return (
    <Stack gap={3}>
      <Text size={15} tone="muted">
        {hint} {words.text}
      </Text>
      <FormFrame form={form} aria-label={words.heading}>
        <TextField label={words.reason} maxLength={200} {...form.field("reason")} />
        <Stack direction="row">
          <Button type="submit" variant="outline" loading={form.busy}>
            {words.open}
          </Button>
        </Stack>
      </FormFrame>
    </Stack>
  );
}
