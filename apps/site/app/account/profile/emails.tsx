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

/** The monthly e-mails that people can ask for: authors, and those who own a listing or once did and can still turn it off. */
export function MonthlyEmails() {
  const personId = usePersonId();
  const { userData } = useAtomValue(sessionAtom);
  const account = useAccount().data;
  const mine = useInfiniteQuery({ ...myVendorsQuery(personId), enabled: personId !== "" });
  // The role is as old as the login; the list's first page may have only listings that they added.
  const isOwner =
    userData.role === "vendor" ||
    mine.data?.pages.some(({ items }) => items.some(({ relation }) => relation === "owner"));
  if (!account) return null;
  const { monthlySummary, helpfulDigest } = account.settings.notices;
  return (
    <ProfileCard>
      <ProfileSection heading={words.heading}>
        <Stack gap={6}>
          <Notice name="helpfulDigest" isOn={helpfulDigest} {...words.digest} />
          {isOwner || monthlySummary ? (
            <Notice name="monthlySummary" isOn={monthlySummary} {...words.listings} />
          ) : null}
        </Stack>
      </ProfileSection>
    </ProfileCard>
  );
}

type NoticeProps = {
  name: "monthlySummary" | "helpfulDigest";
  isOn: boolean;
  label: string;
  hint: (email: string) => string;
};

function Notice({ name, isOn, label, hint }: NoticeProps) {
  const { _id: personId, email } = useAtomValue(sessionAtom).userData;
  const save = useAction("updateSettings", {
    learn: (settings) => [change(accountQuery(personId), (now) => ({ ...now, settings }))],
  });
  return (
    <Stack gap={4}>
      <Switch
        label={label}
        hint={hint(email)}
        checked={isOn}
        loading={save.busy}
        onCheckedChange={(on) => void save.run({ body: { notices: { [name]: on } } })}
      />
      <ActionProblem action={save} title={words.failed} />
    </Stack>
  );
}
