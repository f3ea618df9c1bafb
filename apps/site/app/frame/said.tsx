import { Text } from "@troth/ui/text";
import type { ReactNode } from "react";

/** What someone wrote, with their line breaks. */
export function Said({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div>
      <Text size={14} tone="muted">
        {heading}
      </Text>
      <Text className="whitespace-pre-line wrap-anywhere" dir="auto">
        {children}
      </Text>
    </div>
  );
}
