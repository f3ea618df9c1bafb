import { Dialog } from "@troth/ui/dialog";
import { Stack } from "@troth/ui/page";
import type { ComponentProps, ReactNode } from "react";
import { Background } from "./background.tsx";
import { LookingInQueue } from "./looking.tsx";

type CaseDialogProps = {
  title: string;
  /** Name and value of what is known, in order. */
  facts: readonly { label: string; value: ReactNode }[];
  onClose: () => void;
  /** Someone's own words, and the decision. */
  children: ReactNode;
} & Pick<ComponentProps<typeof LookingInQueue>, "isGone"> &
  ComponentProps<typeof Background>;

/** What is short enough to be decided beside its queue. */
export function CaseDialog({ title, facts, onClose, children, isGone, ...about }: CaseDialogProps) {
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
        <LookingInQueue isGone={isGone} {...about} />
        {children}
        {/* Last, because it loads: what is above keeps its place. */}
        <Background {...about} />
      </Stack>
    </Dialog>
  );
}
