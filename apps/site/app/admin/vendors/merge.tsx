import type { Schemas } from "@troth/api-client";
import { Button } from "@troth/ui/button";
import { Dialog } from "@troth/ui/dialog";
import { Stack } from "@troth/ui/page";
import { TextArea } from "@troth/ui/text-area";
import { decisionLength } from "@troth/rules/decisions";
import { lengthOf } from "@troth/rules/text";
import { type ReactElement, useState } from "react";
import { useAction } from "../../actions/use-action.ts";
import { FormFrame } from "../../forms/form-frame.tsx";
import { useForm } from "../../forms/use-form.ts";
import { blankIn } from "../cases/blank-in.ts";
import { PreviewMails } from "../cases/preview-mails.tsx";
import { SavedAnswers } from "../cases/saved-answers.tsx";
import { messages as adminWords } from "../messages.ts";
import { messages } from "./messages.ts";

const words = messages.merge;

const stale = ["getVendorCase", "getVendor", "searchVendors", "listCategories", "getFigures"] as const;

type Named = Pick<Schemas["Vendor"], "id" | "name">;

/** Merges a vendor into the one that it duplicates. */
export function MergeVendor({ vendor, into }: { vendor: Named; into: Named }) {
  const merge = useAction("mergeVendors", { stale, done: words.done(vendor.name, into.name) });
  return (
    <WithReason
      id={`merge-${into.id}`}
      business={vendor.name}
      title={words.title(vendor.name, into.name)}
      description={words.description}
      label={words.reason}
      submit={words.submit}
      trigger={
        <Button size="sm" variant="outline" aria-label={words.intoNamed(into.name)}>
          {words.into}
        </Button>
      }
      previewOf={(reason) => ({ subject: "merge", id: vendor.id, decision: { into: into.id, reason } })}
      send={(reason) => merge.send({ path: { id: vendor.id }, body: { into: into.id, reason } })}
    />
  );
}

/** Takes a merge back. */
export function UnmergeVendor({ vendor }: { vendor: Named }) {
  const unmerge = useAction("unmergeVendor", { stale, done: words.undone(vendor.name) });
  return (
    <WithReason
      id={`unmerge-${vendor.id}`}
      business={vendor.name}
      title={words.undoTitle(vendor.name)}
      description={words.undoText}
      label={words.undoReason}
      submit={words.undo}
      trigger={
        <Button size="sm" variant="outline">
          {words.undo}
        </Button>
      }
      previewOf={(reason) => ({ subject: "unmerge", id: vendor.id, decision: { reason } })}
      send={(reason) => unmerge.send({ path: { id: vendor.id }, body: { reason } })}
    />
  );
}

type WithReasonProps = {
  id: string;
  /** The name of the business that it is about. */
  business: string;
  title: string;
  description: string;
  /** Asks for the reason. */
  label: string;
  submit: string;
  trigger: ReactElement;
  previewOf: (reason: string) => Schemas["DecisionToPreview"];
  send: (reason: string) => Promise<unknown>;
};

/** A decision that takes nothing but a reason, in a dialog. */
function WithReason({ id, business, title, description, label, submit, trigger, previewOf, send }: WithReasonProps) {
  const [open, setOpen] = useState(false);
  const form = useForm({
    id,
    initial: { reason: "" },
    check: ({ reason }) => ({
      ...(lengthOf(reason.trim()) < decisionLength.min && { reason: words.reasonMissing }),
      ...(lengthOf(reason) > decisionLength.max && { reason: adminWords.decision.long(decisionLength.max) }),
      ...(blankIn(reason) && { reason: adminWords.decision.blank(blankIn(reason)!) }),
    }),
    send: async ({ reason }) => {
      await send(reason.trim());
      setOpen(false);
    },
  });
  return (
    <Dialog open={open} onOpenChange={setOpen} title={title} description={description} trigger={trigger}>
      <FormFrame form={form}>
        <TextArea
          label={label}
          hint={words.reasonHint}
          rows={3}
          maxLength={decisionLength.max}
          {...form.field("reason")}
        />
        <Stack direction="row" gap={3}>
          <Button type="submit" loading={form.busy}>
            {submit}
          </Button>
          <PreviewMails about={previewOf(form.watch().reason.trim())} />
        </Stack>
      </FormFrame>
      <SavedAnswers
        text={form.watch().reason.trim()}
        business={business}
        onUse={(text) => {
          form.set("reason", text);
          form.focus("reason");
        }}
      />
    </Dialog>
  );
}
