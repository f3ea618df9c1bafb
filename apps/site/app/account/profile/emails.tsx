import { useInfiniteQuery } from "@tanstack/react-query";
import type { Schemas } from "@troth/api-client";
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

const words = messages.emails;

/**
 * The e-mails that people can turn off, and those that they can ask for. News of reviews is for those who look after a
 * listing, and the summary for those who own one, or once did and can still turn it off.
 */
export function Emails() {
  const personId = usePersonId();
  const { userData } = useAtomValue(sessionAtom);
  const account = useAccount().data;
  const mine = useInfiniteQuery({ ...myVendorsQuery(personId), enabled: personId !== "" });
  // The role is as old as the login; the list's first page may have only listings that they added.
  const relations = new Set(mine.data?.pages.flatMap(({ items }) => items.map(({ relation }) => relation)));
  const isOwner = userData.role === "vendor" || relations.has("owner");
  if (!account) return null;
  const { email, settings } = account;
  const { published, replies, reviews, listings, monthlySummary, helpfulDigest } = settings.notices;
  return (
    <ProfileCard>
      <ProfileSection heading={words.heading} description={words.description(email)}>
        <Stack gap={6}>
          <Notice name="published" isOn={published} {...words.published} />
          <Notice name="replies" isOn={replies} {...words.replies} />
          {isOwner || relations.has("manager") || !reviews ? (
            <Notice name="reviews" isOn={reviews} {...words.reviews} />
          ) : null}
          <Notice name="listings" isOn={listings} {...words.listings} />
          <Notice name="helpfulDigest" isOn={helpfulDigest} {...words.digest} />
          {isOwner || monthlySummary ? <Notice name="monthlySummary" isOn={monthlySummary} {...words.summary} /> : null}
        </Stack>
      </ProfileSection>
    </ProfileCard>
  );
}

type NoticeProps = {
  name: keyof Schemas["Settings"]["notices"];
  isOn: boolean;
  label: string;
  hint: string;
};

function Notice({ name, isOn, label, hint }: NoticeProps) {
  const personId = usePersonId();
  const save = useAction("updateSettings", {
    learn: (settings) => [change(accountQuery(personId), (now) => ({ ...now, settings }))],
  });
  return (
    <Stack gap={4}>
      <Switch
        label={label}
        hint={hint}
        checked={isOn}
        loading={save.busy}
        onCheckedChange={(on) => void save.run({ body: { notices: { [name]: on } } })}
      />
      <ActionProblem action={save} title={words.failed} />
    </Stack>
  );
}
