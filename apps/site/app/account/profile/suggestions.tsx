import type { Schemas } from "@troth/api-client";
import { Badge } from "@troth/ui/badge";
import { Button } from "@troth/ui/button";
import { Stack } from "@troth/ui/page";
import { Text } from "@troth/ui/text";
import { TextLink } from "@troth/ui/text-link";
import { Link } from "react-router-dom";
import { changeItems } from "../../actions/change-items.ts";
import { useAction } from "../../actions/use-action.ts";
import { date } from "../../dates.ts";
import { list as listed } from "../../format.ts";
import { myProposalsQuery } from "../../listings/listing-queries.ts";
import { proposedName, messages } from "../../listings/messages.ts";
import { LoadMoreList } from "../../lists/load-more-list.tsx";
import { useLoadMoreList } from "../../lists/use-load-more-list.ts";
import * as paths from "../../paths.ts";
import { ProfileCard, ProfileSection } from "./profile-card.tsx";
import { usePersonId } from "./use-account.ts";

const words = messages.mySuggestions;

type Proposal = Schemas["Proposal"];

/** The changes someone has suggested, and what has become of them; nothing if there are none. */
export function Suggestions() {
  const personId = usePersonId();
  const list = useLoadMoreList(myProposalsQuery(personId), personId !== "");
  if (list.items.length === 0) return null;
  return (
    <ProfileCard>
      <ProfileSection heading={words.heading} description={words.description}>
        <LoadMoreList
          list={list}
          to={() => paths.profile()}
          words={{ more: words.more, loading: words.loading, failed: words.moreFailed }}
          keyOf={({ id }) => id}
          className="divide-y divide-hairline"
          itemClassName="py-4 first:pt-0 last:pb-0"
          empty={null}
        >
          {(proposal) => <Suggestion proposal={proposal} />}
        </LoadMoreList>
      </ProfileSection>
    </ProfileCard>
  );
}

function stateOf({ status, changes }: Proposal): keyof typeof words.states {
  if (status !== "decided") return status;
  const accepted = changes.filter(({ outcome }) => outcome === "accepted").length;
  return accepted === 0 ? "declined" : accepted === changes.length ? "accepted" : "some";
}

function Suggestion({ proposal }: { proposal: Proposal }) {
  const { id, vendor, changes, because, explanation, createdAt } = proposal;
  const state = stateOf(proposal);
  const withdraw = useAction("withdrawProposal", {
    learn: (after) => [changeItems("listMyProposals", (item) => (item.id === id ? after : item))],
    done: words.withdrawn,
    failed: { toast: words.failed },
  });
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
      <div className="min-w-0 flex-1 basis-56">
        <Stack direction="row" gap={2}>
          <TextLink asChild>
            <Link to={paths.vendor(vendor.id)} className="font-semibold wrap-anywhere">
              <bdi>{vendor.name}</bdi>
            </Link>
          </TextLink>
          <Badge size="sm" tone={state === "accepted" || state === "some" ? "green" : "neutral"}>
            {words.states[state]}
          </Badge>
        </Stack>
        <Text size={14} tone="muted" className="mt-1">
          {words.what(listed(changes.map(proposedName)), date(createdAt))}
        </Text>
        {because ? (
          <Text size={14} className="mt-1">
            {words.because[because]}
          </Text>
        ) : null}
        {explanation ? (
          <Text size={14} className="mt-1 whitespace-pre-line wrap-anywhere" dir="auto">
            {explanation}
          </Text>
        ) : null}
      </div>
      {state === "open" ? (
        <Button
          size="sm"
          variant="outline"
          aria-label={words.withdrawOf(vendor.name)}
          loading={withdraw.busy}
          onClick={() => void withdraw.run({ path: { id } })}
        >
          {words.withdraw}
        </Button>
      ) : null}
    </div>
  );
}
