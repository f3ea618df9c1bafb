"use client";

import { Slot } from "@radix-ui/react-slot";
import { Globe, MapPin, Phone } from "lucide-react";
import type { ReactElement, ReactNode } from "react";
import { Panel, type PanelProps } from "../fact-panel/panel.tsx";
import { cn } from "../lib/cn.ts";
import { useTexts } from "../lib/locale.ts";

/** Every word that the card shows by itself. */
export type ContactCardTexts = {
  /** Its heading. Default "Contact". */
  title: string;
  /** Names the address for screen readers. Default "Address". */
  address: string;
  /** Names the list of pages on social networks. Default "On social networks". */
  socials: string;
  /** Said when nothing is known. Default "No contact details yet." */
  empty: string;
};

declare module "../lib/locale.ts" {
  interface Texts {
    "contact-card": ContactCardTexts;
  }
}

const english: ContactCardTexts = {
  title: "Contact",
  address: "Address",
  socials: "On social networks",
  empty: "No contact details yet.",
};

export type ContactCardProps = Omit<PanelProps, "title" | "children" | "status" | "note" | "tone"> & {
  /** The card's title. Default "Contact". */
  title?: ReactNode | undefined;
  /** Postal address, as people would write it. */
  address?: ReactNode | undefined;
  /** Where it is on a map: an anchor with its text, under the address. */
  map?: ReactElement | undefined;
  /** The vendor's own site: an anchor with its text. */
  website?: ReactElement | undefined;
  /** Telephone: an anchor with its text. */
  phone?: ReactElement | undefined;
  /** Pages on social networks: anchors with their text. */
  socials?: readonly ReactElement[] | undefined;
  /** Anything to show below, such as "Suggest a change". */
  footer?: ReactNode | undefined;
  /** The title's level in the page's outline. Default 2. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Other words. */
  texts?: Partial<ContactCardTexts> | undefined;
};

/** How to reach a vendor. Missing details take up no space. */
export function ContactCard({
  title,
  address,
  map,
  website,
  phone,
  socials = [],
  footer,
  texts,
  ...props
}: ContactCardProps) {
  const words = useTexts("contact-card", english, texts);
  const empty = !address && !map && !website && !phone && socials.length === 0;
  return (
    <Panel data-slot="contact-card" title={title ?? words.title} note={footer} {...props}>
      {empty ? <p className="mt-2 text-15 text-muted">{words.empty}</p> : null}
      <div className="mt-2 text-15 empty:hidden [&_svg]:mt-1 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-muted">
        {address || map ? (
          <div className={rowClasses}>
            <MapPin aria-hidden />
            <div className="min-w-0 wrap-anywhere">
              {address ? (
                <p className={map ? "mb-0.5" : undefined}>
                  <span className="sr-only">{words.address}: </span>
                  <bdi>{address}</bdi>
                </p>
              ) : null}
              {map ? <Slot className={linkClasses}>{map}</Slot> : null}
            </div>
          </div>
        ) : null}
        {website ? (
          <div className={rowClasses}>
            <Globe aria-hidden />
            <Slot className={linkClasses}>{website}</Slot>
          </div>
        ) : null}
        {phone ? (
          <div className={rowClasses}>
            <Phone aria-hidden />
            <Slot dir="ltr" className={cn(linkClasses, "figures")}>
              {phone}
            </Slot>
          </div>
        ) : null}
      </div>
      {socials.length > 0 ? (
        <ul
          aria-label={words.socials}
          className="mt-3 flex flex-wrap gap-x-4 gap-y-1 border-t border-hairline pt-3 text-15"
        >
          {socials.map((social, index) => (
            <li key={social.key ?? index}>
              <Slot className={cn(linkClasses, "inline-block py-1 pointer-coarse:py-2.5")}>{social}</Slot>
            </li>
          ))}
        </ul>
      ) : null}
    </Panel>
  );
}

const rowClasses = "flex gap-3 py-1.5 pointer-coarse:py-2.5";

const linkClasses =
  "min-w-0 rounded-small wrap-anywhere underline decoration-field decoration-1 underline-offset-4 hover:text-accent-text hover:decoration-current active:text-ink active:decoration-2";
