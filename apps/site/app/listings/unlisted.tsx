import type { Schemas } from "@troth/api-client";
import { useQuery } from "@tanstack/react-query";
import { AlertDialog } from "@troth/ui/alert-dialog";
import { Banner } from "@troth/ui/banner";
import { Breadcrumb } from "@troth/ui/breadcrumb";
import { Button } from "@troth/ui/button";
import { Gallery } from "@troth/ui/gallery";
import { Aside, Columns, Container, Stack } from "@troth/ui/page";
import { VendorHeader } from "@troth/ui/vendor-header";
import { useAtomValue } from "jotai";
import { Link, useLocation, useNavigate } from "react-router-dom";
import { ActionProblem } from "../actions/action-problem.tsx";
import { change } from "../actions/changes.ts";
import { useAction } from "../actions/use-action.ts";
import { languageOf } from "../format.ts";
import { Head } from "../frame/head.tsx";
import { QueryContent } from "../frame/query-content.tsx";
import { NotFound } from "../frame/shell.tsx";
import { Unknown } from "../guards/guarded.tsx";
import * as paths from "../paths.ts";
import { categoriesQuery } from "../queries.ts";
import { sessionAtom } from "../state/session.ts";
import { VendorContact } from "../vendors/vendor-contact.tsx";
import { galleryPictures, VendorBadges } from "../vendors/vendor-parts.tsx";
import { VendorHours } from "../vendors/vendor-hours.tsx";
import { messages as vendorWords } from "../vendors/messages.ts";
import { isMissing } from "./is-missing.ts";
import { listingQuery, type TaggedListing } from "./listing-queries.ts";
import { messages } from "./messages.ts";
import { WithdrawListing } from "./withdraw-listing.tsx";

const words = messages.banner;

type UnlistedProps = {
  /** What everyone else is told. Default 404. */
  status?: number;
};

/** The page of a vendor that isn't public, for the people who look after it. For everyone else it doesn't exist. */
export function Unlisted({ status = 404 }: UnlistedProps) {
  const id = useLocation().pathname.split("/")[4] ?? "";
  const { userData } = useAtomValue(sessionAtom);
  const query = useQuery(listingQuery(userData._id, id));
  if (isMissing(query.error)) return <NotFound status={status} />;
  if (query.isPending) return <Unknown guard="login" />;
  return (
    <Container className="pb-12 lg:pb-16">
      <QueryContent query={query} lines={12}>
        {(listing) => <Page listing={listing} now={query.dataUpdatedAt} />}
      </QueryContent>
    </Container>
  );
}

function Page({ listing, now }: { listing: TaggedListing; now: number }) {
  const { vendor } = listing.data;
  const { data: categories = [] } = useQuery(categoriesQuery());
  const category = categories.find(({ slug }) => slug === vendor.category[0]);
  const [place] = vendor.places;
  return (
    <>
      <Head title={vendor.name} noindex />
      <div className="py-4">
        <State listing={listing} />
      </div>
      <Breadcrumb
        label={vendorWords.detail.breadcrumb}
        className="pt-2 pb-4"
        items={[
          ...(category ? [{ label: category.name }] : []),
          ...(place ? [{ label: place.name }] : []),
          { label: vendor.name },
        ]}
      />
      {/* Without an entry in the history: this stands in for a route that has no data, so going anywhere would ask for it. */}
      <Gallery label={vendorWords.detail.pictures(vendor.name)} pictures={galleryPictures(vendor)} />
      <Columns layout="main-aside" className="mt-8">
        <VendorHeader
          name={vendor.name}
          lang={languageOf(vendor.language)}
          rating={null}
          badges={<VendorBadges vendor={vendor} now={now} />}
          description={vendor.description}
        />
        <Stack asChild gap={6}>
          <Aside>
            <VendorHours vendor={vendor} now={now} />
            <VendorContact vendor={vendor} />
          </Aside>
        </Stack>
      </Columns>
    </>
  );
}

/** Why only these people see it, and what they can do about it. */
function State({ listing: { data: listing } }: { listing: TaggedListing }) {
  const { vendor, relation, mayEdit, decision } = listing;
  const navigate = useNavigate();
  const reason = decision?.reason || words.noReason;
  const edit = (label: string) =>
    mayEdit ? (
      <Button asChild size="sm" variant="outline">
        <Link to={paths.editVendor(vendor.id)}>{label}</Link>
      </Button>
    ) : null;
  // The page goes with the listing.
  const withdraw =
    relation === "author" ? (
      <WithdrawListing vendor={vendor} onDone={() => void navigate(paths.profile(), { replace: true })} />
    ) : null;
  const contact = (
    <Button asChild size="sm" variant="outline">
      <Link to={paths.contactUs}>{words.contact}</Link>
    </Button>
  );
  switch (vendor.status) {
    case "pending":
      return (
        <Banner
          live
          title={words.pending.title}
          action={
            <Stack direction="row" gap={2}>
              {edit(words.edit)}
              {withdraw}
            </Stack>
          }
        >
          {relation === "admin" ? words.pending.admin : words.pending.text}
          {relation === "author" ? ` ${words.pending.yours}` : null}
        </Banner>
      );
    case "rejected":
      return (
        <Banner
          live
          tone="caution"
          title={words.rejected.title}
          action={
            <Stack direction="row" gap={2}>
              {edit(relation === "admin" ? words.edit : words.change)}
              {relation === "author" ? <Resend listing={listing} /> : null}
              {withdraw}
            </Stack>
          }
        >
          {reason}
        </Banner>
      );
    case "suspended":
      return (
        <Banner
          live
          tone="caution"
          title={words.suspended.title}
          action={relation === "admin" ? edit(words.edit) : contact}
        >
          {reason}
        </Banner>
      );
    default:
      return (
        <Banner live title={words.gone.title} action={contact}>
          {words.gone.text}
        </Banner>
      );
  }
}

function Resend({ listing: { vendor } }: { listing: Schemas["Listing"] }) {
  const { userData } = useAtomValue(sessionAtom);
  const resend = useAction("tagged.resubmitVendor", {
    learn: ({ data, etag }) => [change(listingQuery(userData._id, vendor.id), () => ({ data, etag }))],
    stale: ["listMyVendors", "listHistory"],
    done: words.resent,
    // The button is gone with the state it belonged to.
    onDone: () => document.getElementById("main")?.focus({ preventScroll: true }),
  });
  return (
    <AlertDialog
      {...resend.confirmation({ path: { id: vendor.id } })}
      title={words.resendTitle}
      description={words.resendText}
      confirmLabel={words.resend}
      trigger={<Button size="sm">{words.resend}</Button>}
    >
      <ActionProblem action={resend} title={words.resendFailed} />
    </AlertDialog>
  );
}
