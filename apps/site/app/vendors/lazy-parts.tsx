// The parts of a vendor's page that are out of sight at first, or work as plain links until hydration. Their code loads
// after the rest of the page.
import { useQuery } from "@tanstack/react-query";
import { ActionBar } from "@troth/ui/action-bar";
import { Button } from "@troth/ui/button";
import { Card } from "@troth/ui/card";
import { Heading } from "@troth/ui/heading";
import { Stack } from "@troth/ui/page";
import { Text } from "@troth/ui/text";
import { TextLink } from "@troth/ui/text-link";
import { VendorBar } from "@troth/ui/vendor-bar";
import { useAtomValue } from "jotai";
import { Suspense, useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router-dom";
import { pendingApproval } from "../admin/paths.ts";
import { FavouriteHeart } from "../favourites/favourite-heart.tsx";
import { languageOf } from "../format.ts";
import { lazyPart } from "../frame/lazy-part.ts";
import { useHydrated } from "../frame/use-location-state.ts";
import * as paths from "../paths.ts";
import * as rarePaths from "../rare-paths.ts";
import type { Category, Vendor } from "../queries.ts";
import { ReportOnPage } from "../reviews/report-on-page.tsx";
import { userDisplayAtom } from "../state/session.ts";
import { hasWebsite, rel, telephone } from "./contact-links.ts";
import { PendingVote } from "./helpful-vote.tsx";
import { lazyMessages as words } from "./lazy-messages.ts";
import { useManages } from "./use-own.ts";
import { RecentlyViewed, useRememberViewed } from "./recently-viewed.tsx";
import { similarVendorsQuery } from "./similar-query.ts";
import { VendorContact } from "./vendor-contact.tsx";
import { VendorHours } from "./vendor-hours.tsx";
import { VendorList } from "./vendor-list.tsx";
import { WriteReviewLink } from "./write-review-link.tsx";
import { useVisit } from "../visit.ts";

export { ReviewActions } from "../reviews/review-actions.tsx";
export { ReviewTrust } from "./review-trust.tsx";
export { HelpfulVote } from "./helpful-vote.tsx";
export { NoReviews, ReviewFilters } from "./review-filters.tsx";
export { ReviewPhotos } from "./review-photos.tsx";
export { ShareVendor } from "./share-vendor.tsx";
export { Transparency } from "./transparency.tsx";
export { VendorGallery } from "./vendor-gallery.tsx";

/** Name, stars and actions at the top. On a narrow window the bar at the foot leads to the review instead. */
export function TopBar({ vendor }: { vendor: Vendor }) {
  const { average, count } = vendor.rating;
  return (
    <>
      <PendingVote />
      <VendorBar
        name={vendor.name}
        lang={languageOf(vendor.language)}
        rating={average === null ? null : { average, count }}
        actions={
          <>
            <FavouriteHeart vendor={vendor} variant="outline" size="sm" />
            <Button asChild size="sm" variant="outline" className="max-lg:hidden">
              <WriteReviewLink vendorId={vendor.id} />
            </Button>
          </>
        }
      />
    </>
  );
}

/** Beside the description: the way to a review, opening hours, contact, where that is known from, and the way in for its owner. */
export const VendorAside = ({ vendor, now }: { vendor: Vendor; now: number }) => (
  <>
    {/* On a narrow window it is in the bar at the foot. */}
    <Card padding="lg" className="max-lg:[@media(min-height:30rem)]:hidden">
      <Stack gap={3}>
        <Button asChild size="lg">
          <WriteReviewLink vendorId={vendor.id} />
        </Button>
        {/* Not for the owner, whose link leads elsewhere. */}
        <Text size={14} tone="muted" className="[[href^='/edit']+&]:hidden">
          {words.writeFirst}
        </Text>
      </Stack>
    </Card>
    <VendorHours vendor={vendor} now={now} />
    <VendorContact vendor={vendor} />
    {vendor.credit ? (
      <TextLink href={vendor.credit.url} tone="muted">
        {vendor.credit.text}
      </TextLink>
    ) : null}
    <ClaimLink vendor={vendor} />
  </>
);

const ClaimDialog = lazyPart(async () => (await import("../claims/claim-dialog.tsx")).ClaimDialog);

/** For the people who run the business. The address says whether they are claiming it, so that they come back to it after logging in. */
function ClaimLink({ vendor }: { vendor: Vendor }) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const manages = useManages(vendor.id);
  // This is hydrated late: who is looking may be known by then, and the server didn't know.
  const hydrated = useHydrated();
  const isOwn = hydrated && manages;
  const isAdmin = useAtomValue(userDisplayAtom).isAdmin && hydrated;
  const isOpen = hydrated && params.get("claim") === "true";
  // Once loaded it stays, so that it can also be seen closing.
  const [met, setMet] = useState(isOpen);
  if (isOpen && !met) setMet(true);
  const search = (claim: string | null) => {
    const others = new URLSearchParams(params);
    others.delete("claim");
    if (claim) others.set("claim", claim);
    return `?${others.toString()}`;
  };
  return (
    <Stack gap={2}>
      {isOwn ? null : (
        <>
          <Text size={14} tone="muted">
            {vendor.isClaimed ? null : `${words.claim.question} `}
            <TextLink asChild tone={vendor.isClaimed ? "muted" : "ink"}>
              <Link to={{ search: search("true") }} replace preventScrollReset aria-haspopup="dialog">
                {vendor.isClaimed ? words.claim.claimed : words.claim.unclaimed}
              </Link>
            </TextLink>
            <noscript> {words.claim.noScript}</noscript>
          </Text>
          <Text size={14}>
            <TextLink asChild tone="muted">
              <Link to={paths.editVendor(vendor.id)}>{isAdmin ? words.edit : words.suggest}</Link>
            </TextLink>
          </Text>
          {isAdmin ? (
            <Text size={14}>
              <TextLink asChild tone="muted">
                <Link to={pendingApproval(vendor.id)}>{words.dashboard}</Link>
              </TextLink>
            </Text>
          ) : null}
        </>
      )}
      {met ? (
        <Suspense>
          <ClaimDialog
            vendor={vendor}
            open={isOpen}
            onClose={() => void navigate({ search: search(null) }, { replace: true, preventScrollReset: true })}
          />
        </Suspense>
      ) : null}
    </Stack>
  );
}

type PageEndProps = { vendor: Vendor; categories: readonly Category[] };

/** Where to look next, where one has looked, a way out for businesses that don't want to be listed, the way to give notice of what's illegal and, on a narrow window, the bar at its foot. */
export function PageEnd(props: PageEndProps) {
  const { id } = props.vendor;
  const { origin } = useVisit().settings;
  useRememberViewed(props.vendor, props.categories);
  return (
    <>
      <SimilarVendors {...props} />
      <RecentlyViewed key={id} except={id} className="mt-14 lg:mt-18 print:hidden" />
      <Text size={14} className="mt-10 flex flex-wrap gap-x-6 gap-y-2 print:hidden">
        <TextLink asChild tone="muted">
          <Link to={rarePaths.removeListing(id)} rel="nofollow">
            {words.remove}
          </Link>
        </TextLink>
        <TextLink asChild tone="muted">
          <Link to={rarePaths.notice(origin + paths.vendor(id))} rel="nofollow">
            {words.notice}
          </Link>
        </TextLink>
      </Text>
      <FootBar vendor={props.vendor} />
      <ReportOnPage />
    </>
  );
}

/** Other vendors of the same category nearby; nothing while they load, or if there are none. */
function SimilarVendors({ vendor, categories }: PageEndProps) {
  const { data, dataUpdatedAt: now } = useQuery(similarVendorsQuery(vendor));
  const category = categories.find(({ slug }) => slug === vendor.category[0]);
  if (!data || data.vendors.length === 0 || !category) return null;
  const { place, vendors } = data;
  return (
    <section aria-labelledby="similar" className="mt-14 lg:mt-18 print:hidden">
      <Stack gap={6}>
        <Stack direction="row" gap={3} className="items-baseline justify-between">
          <Heading level={2} size="panel" id="similar">
            {words.more(category.name)}
            {place ? (
              <>
                {words.in}
                <em>{place.name}</em>
              </>
            ) : null}
          </Heading>
          <Text size={15}>
            <TextLink asChild>
              <Link to={paths.category(category.slug, place?.id)}>{words.all(category.name, place?.name ?? "")}</Link>
            </TextLink>
          </Text>
        </Stack>
        <VendorList vendors={vendors} categories={categories} now={now} />
      </Stack>
    </section>
  );
}

/**
 * On a narrow window: the quickest way to contact the vendor, by telephone or else its website, and to write a review.
 */
function FootBar({ vendor }: { vendor: Vendor }) {
  return (
    <ActionBar className="mt-12">
      {vendor.phoneNumber ? (
        <Button asChild variant="outline">
          <a href={telephone(vendor)}>{words.call}</a>
        </Button>
      ) : hasWebsite(vendor) ? (
        <Button asChild variant="outline">
          <a href={vendor.website} rel={rel}>
            {words.website}
          </a>
        </Button>
      ) : null}
      <Button asChild>
        <WriteReviewLink vendorId={vendor.id} />
      </Button>
    </ActionBar>
  );
}
