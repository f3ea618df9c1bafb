import { AlertDialog } from "@troth/ui/alert-dialog";
import { Button } from "@troth/ui/button";
import { Stack } from "@troth/ui/page";
import { Skeleton } from "@troth/ui/skeleton";
import { Text } from "@troth/ui/text";
import { Suspense, useRef, useState } from "react";
import { changeItems } from "../actions/change-items.ts";
import { useAction } from "../actions/use-action.ts";
import { date } from "../dates.ts";
import { lazyPart } from "../frame/lazy-part.ts";
import { type Claim, type Document, isOpen, withDocument } from "./claims-query.ts";
import { messages as words } from "./document-messages.ts";

// Hardly anyone who looks at their profile hands in anything.
const DocumentForm = lazyPart(async () => (await import("./document-form.tsx")).DocumentForm);

type ClaimDocumentProps = {
  claim: Claim;
  /** Given the claim as it is then. */
  onChange?: ((claim: Claim) => void) | undefined;
};

/** What a claimant has handed in for a claim, and where they do so; nothing where there is nothing to see or to do. */
export function ClaimDocument({ claim, onChange }: ClaimDocumentProps) {
  const { id, vendor } = claim;
  const { document } = claim.evidence;
  const [isAdding, setAdding] = useState(false);
  // It takes the focus from what has gone: the next stop is what came in its place.
  const root = useRef<HTMLDivElement>(null);
  const show = (form: boolean) => {
    setAdding(form);
    root.current?.focus();
  };
  const change = (next: Document) => {
    show(false);
    onChange?.(withDocument(claim, id, next));
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
        <Suspense fallback={<Skeleton lines={6} />}>
          <DocumentForm claim={claim} onDone={change} onCancel={() => show(false)} />
        </Suspense>
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
