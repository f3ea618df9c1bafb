import { Slot } from "@radix-ui/react-slot";
import { Globe, MapPin, Phone } from "lucide-react";
import type { ComponentProps, ReactElement, ReactNode } from "react";
import { Heading } from "../heading/heading.tsx";
import { cn } from "../lib/cn.ts";

export type ContactCardProps = Omit<ComponentProps<"section">, "title" | "children"> & {
  /** The card's title. Default "Contact". */
  title?: ReactNode | undefined;
  /** Postal address, as one would write it. */
  address?: ReactNode | undefined;
  /** The vendor's own site: an anchor with its text. */
  website?: ReactElement | undefined;
  /** Telephone: an anchor with its text. */
  phone?: ReactElement | undefined;
  /** Pages on social networks: anchors with their text. */
  socials?: readonly ReactElement[] | undefined;
  /** Names the list of them. Default "On social networks". */
  socialsLabel?: string | undefined;
  /** Names the address for screen readers. Default "Address". */
  addressLabel?: string | undefined;
  /** Said when nothing is known. Default "No contact details yet." */
  emptyLabel?: ReactNode | undefined;
  /** Anything below, such as "Suggest a change". */
  footer?: ReactNode | undefined;
  /** The title's level in the page's outline. Default 2. */
  headingLevel?: 2 | 3 | 4 | undefined;
};

/** How to reach a vendor. What is not known takes no place. */
export function ContactCard({
  title = "Contact",
  address,
  website,
  phone,
  socials = [],
  socialsLabel = "On social networks",
  addressLabel = "Address",
  emptyLabel = "No contact details yet.",
  footer,
  headingLevel = 2,
  className,
  ...props
}: ContactCardProps) {
  const empty = !address && !website && !phone && socials.length === 0;
  return (
    <section
      data-slot="contact-card"
      {...props}
      className={cn("rounded-panel border border-hairline bg-surface p-6 shadow-card", className)}
    >
      <Heading level={headingLevel} size="card">
        {title}
      </Heading>
      {empty ? <p className="mt-2 text-15 text-muted">{emptyLabel}</p> : null}
      <div className="mt-2 text-15 [&_svg]:mt-1 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-muted">
        {address ? (
          <div className="flex gap-3 py-1.5">
            <MapPin aria-hidden />
            <p dir="auto" className="min-w-0">
              <span className="sr-only">{addressLabel}: </span>
              {address}
            </p>
          </div>
        ) : null}
        {website ? (
          <div className="flex gap-3 py-1.5">
            <Globe aria-hidden />
            <Slot className={contactLinkClasses}>{website}</Slot>
          </div>
        ) : null}
        {phone ? (
          <div className="flex gap-3 py-1.5">
            <Phone aria-hidden />
            <Slot dir="ltr" className={cn(contactLinkClasses, "figures")}>
              {phone}
            </Slot>
          </div>
        ) : null}
      </div>
      {socials.length > 0 ? (
        <ul
          aria-label={socialsLabel}
          className="mt-3 flex flex-wrap gap-x-4 gap-y-1 border-t border-hairline pt-3 text-15"
        >
          {socials.map((social, index) => (
            <li key={social.key ?? index}>
              <Slot className={cn(contactLinkClasses, "inline-block py-1")}>{social}</Slot>
            </li>
          ))}
        </ul>
      ) : null}
      {footer ? <div className="mt-3 text-14 text-muted">{footer}</div> : null}
    </section>
  );
}

const contactLinkClasses =
  "min-w-0 wrap-anywhere underline decoration-field decoration-1 underline-offset-4 hover:text-accent-text hover:decoration-current";
