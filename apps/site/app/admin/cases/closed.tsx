import { Button } from "@troth/ui/button";
import { Stack } from "@troth/ui/page";
import { Text } from "@troth/ui/text";
import { useAtom } from "jotai";
import type { ReactNode } from "react";
import { usePersonId } from "../../account/profile/use-account.ts";
import { Said } from "../../frame/said.tsx";
import { decisionDraft } from "../../state/decision-drafts.ts";
import { messages } from "../messages.ts";

const words = messages.decision;

type ClosedProps = {
  /** What the draft of a decision about it is kept under. */
  id: string;
  /** Why nothing can be decided. */
  children: ReactNode;
};

/** In place of a decision that can't be made any more. Someone who was writing theirs keeps their words. */
export function Closed({ id, children }: ClosedProps) {
  const personId = usePersonId();
  const [draft, setDraft] = useAtom(decisionDraft(id));
  const unsent = draft?._id === personId ? draft.mine.explanation?.trim() : undefined;
  return (
    <Stack gap={4}>
      <Text tone="muted">{children}</Text>
      {unsent ? (
        <Stack gap={2}>
          <Said heading={words.unsent}>{unsent}</Said>
          <Stack direction="row">
            <Button size="sm" variant="outline" onClick={() => setDraft(null)}>
              {words.discardUnsent}
            </Button>
          </Stack>
        </Stack>
      ) : null}
    </Stack>
  );
}
