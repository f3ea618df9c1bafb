import { Dialog } from "@troth/ui/dialog";
import { Stack } from "@troth/ui/page";
import type { ComponentProps, ReactNode } from "react";
import { LookingInQueue } from "./looking.tsx";

type CaseDialogProps = {
  title: string;
  /** Name and value of what is known, in order. */
  facts: readonly { label: string; value: ReactNode }[];
  onClose: () => void;
  /** Someone's own words, and the decision. */
  children: ReactNode;
} & ComponentProps<typeof LookingInQueue>;

/** What is short enough to be decided beside its queue. */
export function CaseDialog({ title, facts, onClose, children, ...looking }: CaseDialogProps) {
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
        <LookingInQueue {...looking} />
        {children}
      </Stack>
    </Dialog>
  );
}
