import { useQuery } from "@tanstack/react-query";
import { Banner } from "@troth/ui/banner";
import { Button } from "@troth/ui/button";
import { Heading } from "@troth/ui/heading";
import { Stack } from "@troth/ui/page";
import { Text } from "@troth/ui/text";
import { TextLink } from "@troth/ui/text-link";
import { useAtomValue } from "jotai";
import { Suspense } from "react";
import { Link, Navigate } from "react-router-dom";
import { Head } from "../frame/head.tsx";
import { lazyPart } from "../frame/lazy-part.ts";
import { QueryContent } from "../frame/query-content.tsx";
import { NotFound } from "../frame/shell.tsx";
import { Unknown } from "../guards/guarded.tsx";
import { Team } from "../team/team.tsx";
import * as paths from "../paths.ts";
import * as rarePaths from "../rare-paths.ts";
import { vendorQuery } from "../queries.ts";
import { sessionAtom } from "../state/session.ts";
import { EditListingForm } from "./edit-listing-form.tsx";
import { History } from "./history.tsx";
import { isMissing } from "./is-missing.ts";
import { listingQuery, type TaggedListing } from "./listing-queries.ts";
import { messages } from "./messages.ts";
import { Proposals } from "./proposals.tsx";
import { SuggestChange } from "./suggest-change.tsx";

const InviteClients = lazyPart(async () => (await import("../invitations/invite-clients.tsx")).InviteClients);

const words = messages.edit;

/** Changing a listing, for the people who look after it; everyone else can suggest a change. */
export function EditListing({ id }: { id: string }) {
  const { userData } = useAtomValue(sessionAtom);
  const query = useQuery({ ...listingQuery(userData._id, id), enabled: userData._id !== "" });
  const { vendor, mayEdit } = query.data?.data ?? {};
  // Once a listing is live, whoever added it is a visitor like everyone else.
  if (isMissing(query.error) || (vendor?.status === "approved" && !mayEdit)) return <NotTheirs id={id} />;
  if (query.isPending) return <Unknown guard="login" />;
  return (
    <QueryContent query={query} lines={12}>
      {(listing) => <Listing listing={listing} />}
    </QueryContent>
  );
}

function Listing({ listing }: { listing: TaggedListing }) {
  const { vendor, mayEdit, relation, decision } = listing.data;
  const isTheirs = vendor.status === "approved" && (relation === "owner" || relation === "manager");
  if (!mayEdit)
    return (
      <Refused
        id={vendor.id}
        name={vendor.name}
        text={messages.refused.own[vendor.status === "suspended" ? "suspended" : "other"]}
        reason={decision?.reason}
      />
    );
  return (
    <Stack gap={8}>
      <Head title={words.title(vendor.name)} noindex />
      <Stack gap={3}>
        <Heading level={1} size="section" className="wrap-anywhere">
          {words.heading}
          <em>
            <bdi>{vendor.name}</bdi>
          </em>
        </Heading>
        <Text tone="muted">
          {words.lead[vendor.status]} {relation === "admin" ? words.asAdmin : null}{" "}
          <TextLink asChild>
            <Link to={paths.vendor(vendor.id)}>{words.page}</Link>
          </TextLink>
          {isTheirs ? (
            <>
              {" · "}
              <TextLink asChild>
                <Link to={rarePaths.badge(vendor.id)}>{words.badge}</Link>
              </TextLink>
            </>
          ) : null}
        </Text>
        {decision ? (
          <Banner tone="caution" title={words.reason}>
            {decision.reason || messages.banner.noReason}
          </Banner>
        ) : null}
      </Stack>
      {relation === "author" ? null : <Proposals listing={listing} />}
      <EditListingForm listing={listing} />
      {relation === "author" ? null : <Team listing={listing.data} />}
      {isTheirs ? (
        <Suspense>
          <InviteClients vendor={vendor} />
        </Suspense>
      ) : null}
      <History listing={listing.data} />
    </Stack>
  );
}

/** They may not change it, but can say what they think is wrong, if they can see it. */
function NotTheirs({ id }: { id: string }) {
  const vendor = useQuery(vendorQuery(id));
  if (isMissing(vendor.error)) {
    const { status, vendorId } = vendor.error;
    // As the public page does, it leads to the listing that it was merged into.
    return vendorId ? <Navigate to={paths.editVendor(vendorId)} replace /> : <NotFound status={status} />;
  }
  if (vendor.isPending) return <Unknown guard="login" />;
  return <QueryContent query={vendor}>{(vendor) => <SuggestChange vendor={vendor} />}</QueryContent>;
}

type RefusedProps = { id: string; name: string; text: string; reason?: string | undefined };

function Refused({ id, name, text, reason }: RefusedProps) {
  const { title, page, contact } = messages.refused;
  return (
    <Stack gap={6} className="max-w-[42rem]">
      <Head title={title(name)} noindex />
      <Heading level={1} size="section" className="wrap-anywhere">
        {title(name)}
      </Heading>
      {reason ? <Banner tone="caution">{reason}</Banner> : null}
      <Text size={18}>{text}</Text>
      <Stack direction="row" gap={3}>
        <Button asChild>
          <Link to={paths.vendor(id)}>{page}</Link>
        </Button>
        <Button asChild variant="outline">
          <Link to={paths.contactUs}>{contact}</Link>
        </Button>
      </Stack>
    </Stack>
  );
}
