import { Banner } from "@troth/ui/banner";
import { Dialog } from "@troth/ui/dialog";
import { Stack } from "@troth/ui/page";
import type { ReactNode } from "react";
import { messages } from "../messages.ts";

type CaseDialogProps = {
  title: string;
  /** Name and value of what is known, in order. */
  facts: readonly { label: string; value: ReactNode }[];
  /** It has left its queue meanwhile. */
  isGone: boolean;
  onClose: () => void;
  /** Someone's own words, and the decision. */
  children: ReactNode;
};

/** What is short enough to be decided beside its queue. */
export function CaseDialog({ title, facts, isGone, onClose, children }: CaseDialogProps) {
  return (
    <Dialog
      open
      size="lg"
      title={title}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Stack gap={6}>
        <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt className="text-14 text-muted">{label}</dt>
              <dd className="text-15 wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
        {isGone ? (
          <Banner live tone="caution">
            {messages.case.gone}
          </Banner>
        ) : null}
        {children}
      </Stack>
    </Dialog>
  );
}
