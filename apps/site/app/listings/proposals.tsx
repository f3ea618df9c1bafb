import { ApiProblem, type Schemas } from "@troth/api-client";
import { useQuery } from "@tanstack/react-query";
import { Button } from "@troth/ui/button";
import { Checkbox } from "@troth/ui/checkbox";
import { Stack } from "@troth/ui/page";
import { Text } from "@troth/ui/text";
import { TextLink } from "@troth/ui/text-link";
import { useAtomValue } from "jotai";
import { useState } from "react";
import { Link } from "react-router-dom";
import { ProfileCard, ProfileSection } from "../account/profile/profile-card.tsx";
import { ActionProblem } from "../actions/action-problem.tsx";
import { change } from "../actions/changes.ts";
import { useAction } from "../actions/use-action.ts";
import { pendingProposal } from "../admin/paths.ts";
import { ago } from "../dates.ts";
import { list as written } from "../format.ts";
import { Changes } from "../frame/changes.tsx";
import { isSame } from "../forms/merge.ts";
import { LoadMoreList } from "../lists/load-more-list.tsx";
import { useLoadMoreList } from "../lists/use-load-more-list.ts";
import * as paths from "../paths.ts";
import { categoriesQuery } from "../queries.ts";
import { sessionAtom } from "../state/session.ts";
import { comparison, inWords } from "./in-words.ts";
import { listingQuery, proposalsQuery, type TaggedListing } from "./listing-queries.ts";
import { fieldName, messages } from "./messages.ts";

const words = messages.proposals;

type Proposal = Schemas["Proposal"];

/** What other people think should change, for those who decide; nothing if there is none. */
export function Proposals({ listing }: { listing: TaggedListing }) {
  const { vendor, relation } = listing.data;
  const isAdmin = relation === "admin";
  const { userData } = useAtomValue(sessionAtom);
  const list = useLoadMoreList(proposalsQuery(userData._id, vendor.id), userData._id !== "");
  if (list.firstPage && list.items.length === 0) return null;
  return (
    <ProfileCard>
      <ProfileSection heading={words.heading} description={isAdmin ? words.asAdmin : words.description}>
        <LoadMoreList
          list={list}
          to={() => paths.editVendor(vendor.id)}
          words={words}
          keyOf={({ id }) => id}
          className="divide-y divide-hairline"
          itemClassName="py-5 first:pt-0 last:pb-0"
          empty={null}
        >
          {(proposal) =>
            isAdmin ? <ToDecide proposal={proposal} /> : <OpenProposal proposal={proposal} listing={listing} />
          }
        </LoadMoreList>
      </ProfileSection>
    </ProfileCard>
  );
}

/** Admins decide it on a page of its own. */
function ToDecide({ proposal: { id, proposer, changes, createdAt } }: { proposal: Proposal }) {
  return (
    <Text size={15}>
      <TextLink asChild>
        <Link to={pendingProposal(id)}>{written(changes.map(({ field }) => fieldName(field)))}</Link>
      </TextLink>
      {" · "}
      {words.by(proposer.name)} · <time dateTime={createdAt}>{ago(createdAt)}</time>
    </Text>
  );
}

type OpenProposalProps = { proposal: Proposal; listing: TaggedListing };

export function OpenProposal({ proposal, listing: { data, etag } }: OpenProposalProps) {
  const { id, proposer, note, changes, createdAt } = proposal;
  const { vendor } = data;
  const { userData } = useAtomValue(sessionAtom);
  const { data: categories = [] } = useQuery(categoriesQuery());
  const names = { categories, placeNames: Object.fromEntries(vendor.places.map(({ id, name }) => [id, name])) };
  const [accepted, setAccepted] = useState<readonly Proposal["changes"][number]["field"][]>([]);
  const decide = useAction("tagged.decideProposal", {
    // Whoever accepted something has seen what the listing is now. Someone else may have changed it before a refusal.
    learn: ({ etag }, { body }) =>
      body.accepted.length > 0
        ? [change(listingQuery(userData._id, vendor.id), (listing) => ({ ...listing, etag }))]
        : [],
    stale: ["listProposals", "listHistory", "getListing", "getVendor", "searchVendors"],
    done: words.done(accepted.length),
    explain: (error) => (error instanceof ApiProblem && error.kind === "changed-meanwhile" ? words.changed : null),
  });
  return (
    <Stack gap={3}>
      <Text size={14} tone="muted">
        {words.by(proposer.name)} · <time dateTime={createdAt}>{ago(createdAt)}</time>
      </Text>
      {note ? (
        <Text size={15} dir="auto" className="whitespace-pre-line wrap-anywhere">
          {note}
        </Text>
      ) : null}
      {changes.map(({ field, from, to, now }) => (
        <Stack key={field} gap={2}>
          <Changes fields={[comparison({ field, from: now, to }, names)]} />
          {isSame(from, now) ? null : (
            <Text size={14} tone="muted">
              {words.changedSince(inWords(field, from, names))}
            </Text>
          )}
          <Checkbox
            label={words.accept(fieldName(field).toLowerCase())}
            checked={accepted.includes(field)}
            onChange={({ target }) =>
              setAccepted(target.checked ? [...accepted, field] : accepted.filter((other) => other !== field))
            }
          />
        </Stack>
      ))}
      <ActionProblem action={decide} title={words.problem} />
      <Stack direction="row">
        <Button
          size="sm"
          variant={accepted.length > 0 ? "solid" : "outline"}
          loading={decide.busy}
          onClick={() =>
            void decide.run({
              path: { id },
              body: { accepted: [...accepted] },
              ...(etag && accepted.length > 0 && { header: { "If-Match": etag } }),
            })
          }
        >
          {words.decide(accepted.length, changes.length)}
        </Button>
      </Stack>
    </Stack>
  );
}
