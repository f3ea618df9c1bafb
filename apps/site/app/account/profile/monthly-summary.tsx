import { useInfiniteQuery } from "@tanstack/react-query";
import { Stack } from "@troth/ui/page";
import { Switch } from "@troth/ui/switch";
import { useAtomValue } from "jotai";
import { ActionProblem } from "../../actions/action-problem.tsx";
import { change } from "../../actions/changes.ts";
import { useAction } from "../../actions/use-action.ts";
import { myVendorsQuery } from "../../listings/listing-queries.ts";
import { accountQuery } from "../../queries.ts";
import { sessionAtom } from "../../state/session.ts";
import { messages } from "./messages.ts";
import { ProfileCard, ProfileSection } from "./profile-card.tsx";
import { useAccount, usePersonId } from "./use-account.ts";

const words = messages.summary;

/** Only for people who own a listing, or who once did and can still turn it off. */
export function MonthlySummary() {
  const personId = usePersonId();
  const { userData } = useAtomValue(sessionAtom);
  const account = useAccount().data;
  const mine = useInfiniteQuery({ ...myVendorsQuery(personId), enabled: personId !== "" });
  // The role is as old as the login; the list's first page may have only listings that they added.
  const isOwner =
    userData.role === "vendor" ||
    mine.data?.pages.some(({ items }) => items.some(({ relation }) => relation === "owner"));
  const save = useAction("updateSettings", {
    learn: (settings) => [change(accountQuery(personId), (now) => ({ ...now, settings }))],
  });
  if (!account) return null;
  const { monthlySummary } = account.settings.notices;
  if (!isOwner && !monthlySummary) return null;
  return (
    <ProfileCard>
      <ProfileSection heading={words.heading}>
        <Stack gap={4}>
          <Switch
            label={words.label}
            hint={words.hint(userData.email)}
            checked={monthlySummary}
            loading={save.busy}
            onCheckedChange={(on) => void save.run({ body: { notices: { monthlySummary: on } } })}
          />
          <ActionProblem action={save} title={words.failed} />
        </Stack>
      </ProfileSection>
    </ProfileCard>
  );
}
