import type { Schemas } from "@troth/api-client";
import { AlertDialog } from "@troth/ui/alert-dialog";
import { Button } from "@troth/ui/button";
import { Dialog } from "@troth/ui/dialog";
import { Stack } from "@troth/ui/page";
import { TextArea } from "@troth/ui/text-area";
import { decisionLength } from "@troth/rules/decisions";
import { lengthOf } from "@troth/rules/text";
import { useState } from "react";
import { useAction } from "../../actions/use-action.ts";
import { FormFrame } from "../../forms/form-frame.tsx";
import { useForm } from "../../forms/use-form.ts";
import { messages as adminWords } from "../messages.ts";
import { messages } from "./messages.ts";

const words = messages.merge;

const stale = ["getVendorCase", "getVendor", "searchVendors", "listCategories", "getFigures"] as const;

type Named = Pick<Schemas["Vendor"], "id" | "name">;

/** Merges a vendor into the one that it duplicates, with a reason for the record. */
export function MergeVendor({ vendor, into }: { vendor: Named; into: Named }) {
  const [open, setOpen] = useState(false);
  const merge = useAction("mergeVendors", {
    stale,
    done: words.done(vendor.name, into.name),
    onDone: () => setOpen(false),
  });
  const form = useForm({
    id: `merge-${into.id}`,
    initial: { reason: "" },
    check: ({ reason }) => ({
      ...(lengthOf(reason) < decisionLength.min && { reason: words.reasonMissing }),
      ...(lengthOf(reason) > decisionLength.max && { reason: adminWords.decision.long(decisionLength.max) }),
    }),
    send: async ({ reason }) => {
      await merge.send({ path: { id: vendor.id }, body: { into: into.id, reason: reason.trim() } });
    },
  });
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title={words.title(vendor.name, into.name)}
      description={words.description}
      trigger={
        <Button size="sm" variant="outline" aria-label={words.intoNamed(into.name)}>
          {words.into}
        </Button>
      }
    >
      <FormFrame form={form}>
        <TextArea
          label={words.reason}
          hint={words.reasonHint}
          rows={3}
          maxLength={decisionLength.max}
          {...form.field("reason")}
        />
        <Stack direction="row">
          <Button type="submit" loading={form.busy}>
            {words.submit}
          </Button>
        </Stack>
      </FormFrame>
    </Dialog>
  );
}

/** Takes a merge back. */
export function UnmergeVendor({ vendor }: { vendor: Named }) {
  const unmerge = useAction("unmergeVendor", {
    stale,
    done: words.undone(vendor.name),
    failed: { toast: words.notUndone },
  });
  return (
    <AlertDialog
      {...unmerge.confirmation({ path: { id: vendor.id } })}
      title={words.undoTitle(vendor.name)}
      description={words.undoText}
      confirmLabel={words.undo}
      trigger={
        <Button size="sm" variant="outline">
          {words.undo}
        </Button>
      }
    />
  );
}
