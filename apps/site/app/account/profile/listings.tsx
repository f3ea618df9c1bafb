import type { Schemas } from "@troth/api-client";
import { Badge } from "@troth/ui/badge";
import { Button } from "@troth/ui/button";
import { Stack } from "@troth/ui/page";
import { Text } from "@troth/ui/text";
import { TextLink } from "@troth/ui/text-link";
import { useRef } from "react";
import { Link } from "react-router-dom";
import { useOpenClaim } from "../../claims/claims-query.ts";
import { useFocusOnRemoval } from "../../frame/use-focus-on-removal.ts";
import { myVendorsQuery } from "../../listings/listing-queries.ts";
import { messages } from "../../listings/messages.ts";
import { WithdrawListing } from "../../listings/withdraw-listing.tsx";
import { LoadMoreList } from "../../lists/load-more-list.tsx";
import { useLoadMoreList } from "../../lists/use-load-more-list.ts";
import * as paths from "../../paths.ts";
import * as rarePaths from "../../rare-paths.ts";
import { ProfileCard, ProfileSection } from "./profile-card.tsx";
import { usePersonId } from "./use-account.ts";

const words = messages.mine;

/** The listings a person has added or looks after, and what has become of them. */
export function Listings() {
  const personId = usePersonId();
  const list = useLoadMoreList(myVendorsQuery(personId), personId !== "");
  const root = useRef<HTMLDivElement>(null);
  useFocusOnRemoval(root, list.items.length);
  return (
    <ProfileCard>
      <ProfileSection heading={words.heading} description={words.description}>
        <Stack gap={4} ref={root} tabIndex={-1} className="rounded-small">
          <LoadMoreList
            list={list}
            to={() => paths.profile()}
            words={words}
            keyOf={({ vendor }) => vendor.id}
            className="divide-y divide-hairline"
            itemClassName="py-4 first:pt-0 last:pb-0"
            empty={<Text size={15}>{words.empty}</Text>}
          >
            {(item) => <ListingRow item={item} />}
          </LoadMoreList>
          {list.firstPage ? (
            <Stack direction="row">
              <Button asChild size="sm" variant="outline">
                <Link to={paths.addVendor}>{words.add}</Link>
              </Button>
            </Stack>
          ) : null}
        </Stack>
      </ProfileSection>
    </ProfileCard>
  );
}

const tones = { approved: "green", pending: "neutral", rejected: "rose", suspended: "rose" } as const;

function ListingRow({ item }: { item: Schemas["MyVendor"] }) {
  const { vendor, status, relation, decision } = item;
  const isUnpublished = status === "pending" || status === "rejected";
  const mayEdit = isUnpublished || (status === "approved" && relation !== "author");
  // Admins have only what they've added in here.
  const mayWithdraw = isUnpublished && (relation === "author" || relation === "admin");
  const because = status === "suspended" ? words.suspendedBecause : words.refusedBecause;
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
      <div className="min-w-0 flex-1 basis-56">
        <Stack direction="row" gap={2}>
          <TextLink asChild>
            <Link to={paths.vendor(vendor.id)} className="font-semibold wrap-anywhere">
              <bdi>{vendor.name}</bdi>
            </Link>
          </TextLink>
          <Badge size="sm" tone={tones[status as keyof typeof tones] ?? "neutral"}>
            {messages.states[status]}
          </Badge>
        </Stack>
        <Text size={14} tone="muted" className="mt-1">
          {words.relations[relation]}
        </Text>
        {status === "approved" && (relation === "owner" || relation === "manager") ? (
          <Text size={14} className="mt-1">
            <TextLink asChild>
              <Link to={rarePaths.badge(vendor.id)} aria-label={words.badgeOf(vendor.name)}>
                {words.badge}
              </Link>
            </TextLink>
          </Text>
        ) : null}
        {relation === "author" ? <Yours item={item} /> : null}
        {decision?.reason ? (
          <Text size={14} className="mt-1 wrap-anywhere">
            {because(decision.reason)}
          </Text>
        ) : null}
      </div>
      {mayEdit ? (
        <Stack direction="row" gap={2}>
          <Button asChild size="sm" variant="outline">
            <Link to={paths.editVendor(vendor.id)} aria-label={words.editOf(vendor.name)}>
              {words.edit}
            </Link>
          </Button>
          {mayWithdraw ? <WithdrawListing vendor={vendor} /> : null}
        </Stack>
      ) : null}
    </div>
  );
}

/** For people who have added their own business, which makes them no more than its author. */
function Yours({ item: { vendor, status } }: { item: Schemas["MyVendor"] }) {
  const claim = useOpenClaim(vendor.id, status === "approved");
  if (status !== "pending" && (status !== "approved" || claim !== null)) return null;
  return (
    <Text size={14} className="mt-1">
      {words.yours}{" "}
      {status === "pending" ? (
        words.claimLater
      ) : (
        <TextLink asChild>
          <Link to={paths.claimVendor(vendor.id)} aria-label={words.claimOf(vendor.name)}>
            {words.claim}
          </Link>
        </TextLink>
      )}
    </Text>
  );
}
