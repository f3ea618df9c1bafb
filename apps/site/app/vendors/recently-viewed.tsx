import { Button } from "@troth/ui/button";
import { Heading } from "@troth/ui/heading";
import { Container, Stack } from "@troth/ui/page";
import { Switch } from "@troth/ui/switch";
import { Text } from "@troth/ui/text";
import { VendorCard } from "@troth/ui/vendor-card";
import { useAtom, useAtomValue, useSetAtom } from "jotai";
import { useEffect, useRef, useState } from "react";
import { Link } from "react-router-dom";
import { languageOf, price } from "../format.ts";
import { useFocusOnRemoval } from "../frame/use-focus-on-removal.ts";
import { useRestored } from "../frame/use-location-state.ts";
import * as paths from "../paths.ts";
import type { Category, Vendor } from "../queries.ts";
import {
  forgetViewedAtom,
  keepsViewedAtom,
  recentlyViewedAtom,
  rememberViewedAtom,
  type Viewed,
} from "../state/recently-viewed.ts";
import { recentlyViewedMessages as words } from "./recently-viewed-messages.ts";

/** The vendors that someone looked at before on this device; nothing if there were none when the page was opened. */
export function RecentlyViewed({ except, className }: { except?: string; className?: string }) {
  const isRestored = useRestored();
  const list = useAtomValue(recentlyViewedAtom).filter(({ id }) => id !== except);
  const forget = useSetAtom(forgetViewedAtom);
  const [keeps, setKeeps] = useAtom(keepsViewedAtom);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusOnRemoval(heading, Number(list.length > 0));
  // What empties the list is within the section: gone with it, it would take the focus along.
  const [isOpen, setIsOpen] = useState(false);
  // People who keep no list find the switch again on vendors' pages.
  if (!isOpen && isRestored && (list.length > 0 || (!keeps && except))) setIsOpen(true);
  if (!isOpen) return null;
  return (
    <section aria-labelledby="recently-viewed" className={className}>
      <Stack gap={4}>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <Heading level={2} size="panel" id="recently-viewed" ref={heading} tabIndex={-1}>
            {words.title}
          </Heading>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            {list.length > 0 ? (
              <Button variant="plain" size="sm" onClick={forget}>
                {words.clear}
              </Button>
            ) : null}
            <Switch label={words.keep} checked={keeps} onCheckedChange={setKeeps} />
          </div>
        </div>
        {list.length > 0 ? (
          <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
            {list.map((vendor) => (
              <li key={vendor.id}>
                <ViewedCard vendor={vendor} />
              </li>
            ))}
          </ul>
        ) : null}
        <Text size={14} tone="muted">
          {keeps ? (list.length > 0 ? words.here : words.empty) : words.off}
        </Text>
      </Stack>
    </section>
  );
}

/** As a section of the home page. */
export function RecentlyViewedSection() {
  return (
    <Container>
      <RecentlyViewed className="pb-14 lg:pb-18 print:hidden" />
    </Container>
  );
}

/** Adds the vendor to those that were looked at. */
export function useRememberViewed(vendor: Vendor, categories: readonly Category[]): void {
  const remember = useSetAtom(rememberViewedAtom);
  const isRestored = useRestored();
  useEffect(() => {
    if (isRestored) remember(viewedOf(vendor, categories));
  }, [isRestored, vendor, categories, remember]);
}

function viewedOf(vendor: Vendor, categories: readonly Category[]): Viewed {
  const { image } = vendor;
  return {
    id: vendor.id,
    name: vendor.name,
    lang: languageOf(vendor.language) ?? "",
    facts: [
      categories.find(({ slug }) => slug === vendor.category[0])?.singular ?? "",
      vendor.places[0]?.name ?? "",
      vendor.priceRange ? price(vendor.priceRange) : "",
    ].filter(Boolean),
    picture:
      image?.variants.filter(({ format }) => format === "webp").toSorted((a, b) => a.width - b.width)[0]?.src ?? "",
    drawn: image?.drawn ?? false,
  };
}

function ViewedCard({ vendor: { id, name, lang, facts, picture, drawn } }: { vendor: Viewed }) {
  return (
    <VendorCard
      layout="compact"
      className="h-full border border-hairline bg-surface"
      name={name}
      lang={lang || undefined}
      link={<Link to={paths.vendor(id)} />}
      picture={picture ? { src: picture, alt: "", width: 320, height: 240, drawn } : null}
      facts={facts}
    />
  );
}
