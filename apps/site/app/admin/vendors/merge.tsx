import type { Schemas } from "@troth/api-client";
import { Button } from "@troth/ui/button";
import { useAction } from "../../actions/use-action.ts";
import { ReasonDialog } from "../cases/reason-dialog.tsx";
import { messages } from "./messages.ts";

const words = messages.merge;

const stale = ["getVendorCase", "getVendor", "searchVendors", "listCategories", "getFigures"] as const;

type Named = Pick<Schemas["Vendor"], "id" | "name">;

/** Merges a vendor into the one that it duplicates. */
export function MergeVendor({ vendor, into }: { vendor: Named; into: Named }) {
  const merge = useAction("mergeVendors", { stale, done: words.done(vendor.name, into.name) });
  return (
    <ReasonDialog
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
    <ReasonDialog
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
