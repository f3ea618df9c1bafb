"use client";

import { Slot } from "@radix-ui/react-slot";
import { cloneElement, type ComponentProps, type ReactElement, type ReactNode } from "react";
import { cn } from "../lib/cn.ts";
import { useTexts, type Words } from "../lib/locale.ts";
import { Container } from "../page/page.tsx";

/** The networks whose logos the footer can draw. */
export type SocialPlatform = "instagram" | "x" | "whatsapp";

export type FooterGroup = {
  /** Names the group, on screen and for screen readers. */
  title: string;
  /** The links, each an anchor or a router's link with its text. */
  links: readonly ReactElement[];
};

export type FooterSocial = {
  /** Which logo to draw. */
  platform: SocialPlatform;
  /** An anchor without content. */
  link: ReactElement;
  /** The link's name. Default the network's. */
  label?: string | undefined;
};

export type FooterProps = Omit<ComponentProps<"footer">, "children"> & {
  /** The brand, such as a `Wordmark` in a link. */
  wordmark: ReactNode;
  /** One sentence under it. */
  tagline?: ReactNode | undefined;
  /** Columns of links. */
  groups: ReadonlyArray<FooterGroup>;
  /** Links to the brand's pages elsewhere. */
  socials?: readonly FooterSocial[] | undefined;
  /** Names the list of them. Default "Find us elsewhere". */
  socialsLabel?: string | undefined;
  /** The last line: copyright, credits. */
  note?: ReactNode | undefined;
  /** Opposite the note: a choice for the whole site, such as its theme. Its space is reserved while it is empty. */
  choice?: ReactNode | undefined;
};

export type FooterTexts = Words<FooterProps, "socialsLabel">;

declare module "../lib/locale.ts" {
  interface Texts {
    footer: FooterTexts;
  }
}

const english: FooterTexts = { socialsLabel: "Find us elsewhere" };

/** The page's foot: the brand, columns of links, social links, a note. */
export function Footer({
  wordmark,
  tagline,
  groups,
  socials = [],
  socialsLabel,
  note,
  choice,
  className,
  ...props
}: FooterProps) {
  const words = useTexts("footer", english);
  return (
    <footer data-slot="footer" {...props} className={cn("border-t border-hairline bg-paper", className)}>
      <Container className="py-12 sm:py-14">
        <div className="flex flex-col gap-10 md:flex-row md:flex-wrap md:justify-between">
          <div className="max-w-80">
            {wordmark}
            {tagline ? <p className="mt-2.5 text-15 text-muted">{tagline}</p> : null}
            {socials.length > 0 ? (
              <ul aria-label={socialsLabel ?? words.socialsLabel} className="-ms-3 mt-4 flex gap-1">
                {socials.map((social) => (
                  <li key={social.platform}>
                    <FooterSocialLink {...social} />
                  </li>
                ))}
              </ul>
            ) : null}
          </div>
          <div className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-x-8 gap-y-8 md:flex md:flex-wrap md:gap-x-16">
            {groups.map(({ title, links }) => (
              <nav key={title} aria-label={title} className="min-w-0">
                <p aria-hidden className="text-14 font-semibold">
                  {title}
                </p>
                <ul className="mt-2">
                  {links.map((link, index) => (
                    <li key={link.key ?? index}>
                      <Slot className="inline-flex min-h-9 items-center text-15 text-muted underline-offset-4 hover:text-ink hover:underline active:text-accent-text aria-[current=page]:text-ink aria-[current=page]:underline pointer-coarse:min-h-11">
                        {link}
                      </Slot>
                    </li>
                  ))}
                </ul>
              </nav>
            ))}
          </div>
        </div>
        {note || choice ? (
          <div className="mt-10 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-t border-hairline pt-5 text-14 text-muted">
            <div>{note}</div>
            <div
              data-slot="footer-choice"
              className={cn(
                "flex min-h-11.5 items-center pointer-coarse:min-h-13.5",
                // On phones a line of its own, whether it is there yet or not.
                choice !== undefined && "max-sm:w-full",
              )}
            >
              {choice}
            </div>
          </div>
        ) : null}
      </Container>
    </footer>
  );
}

function FooterSocialLink({ platform, link, label = socialNames[platform] }: FooterSocial) {
  return (
    <Slot
      aria-label={label}
      data-slot="footer-social"
      className="grid size-11 place-items-center rounded-pill text-muted transition-colors duration-quick hover:bg-quiet hover:text-ink active:bg-pressed motion-reduce:transition-none"
    >
      {cloneElement(
        link,
        undefined,
        <svg aria-hidden viewBox="0 0 24 24" className="size-5.5 fill-current">
          <path d={socialMarks[platform]} fillRule="evenodd" />
        </svg>,
      )}
    </Slot>
  );
}

const socialNames: Record<SocialPlatform, string> = { instagram: "Instagram", x: "X", whatsapp: "WhatsApp" };

const socialMarks: Record<SocialPlatform, string> = {
  instagram:
    "M8 2.5h8A5.5 5.5 0 0 1 21.5 8v8a5.5 5.5 0 0 1-5.5 5.5H8A5.5 5.5 0 0 1 2.5 16V8A5.5 5.5 0 0 1 8 2.5Zm0 1.8A3.7 3.7 0 0 0 4.3 8v8A3.7 3.7 0 0 0 8 19.7h8a3.7 3.7 0 0 0 3.7-3.7V8A3.7 3.7 0 0 0 16 4.3H8Zm4 3a4.7 4.7 0 1 1 0 9.4 4.7 4.7 0 0 1 0-9.4Zm0 1.8a2.9 2.9 0 1 0 0 5.8 2.9 2.9 0 0 0 0-5.8Zm4.9-3.1a1.1 1.1 0 1 1 0 2.2 1.1 1.1 0 0 1 0-2.2Z",
  x: "M3 3.5h5.4l4.1 5.6 4.9-5.6h2.4l-6.2 7.1 7 9.9h-5.4l-4.5-6.2-5.4 6.2H2.9l6.7-7.7L3 3.5Zm3.4 1.7 9.7 13.6h1.6L8 5.2H6.4Z",
  whatsapp:
    "M12 2.5a9.4 9.4 0 0 1 8.1 14.2 9.4 9.4 0 0 1-12.5 3.6L2.7 21.5l1.2-4.7A9.4 9.4 0 0 1 12 2.5Zm0 1.8a7.6 7.6 0 0 0-6.4 11.8l.2.4-.6 2.4 2.5-.6.4.2A7.6 7.6 0 1 0 12 4.3ZM8.9 7.4c.3 0 .5 0 .7.5l.7 1.7c.1.2 0 .4-.1.5l-.6.8c-.1.2-.1.3 0 .5.7 1.2 1.7 2.1 3 2.6.2.1.4.1.5-.1l.7-.9c.2-.2.3-.2.6-.1l1.7.8c.3.2.4.3.4.4 0 .4-.1 1.1-.4 1.4-.5.5-1.2.9-2 .8-1.5-.1-3.2-1-4.5-2.3C8.2 12.9 7.4 11.2 7.3 9.8c0-.8.3-1.5.8-2.1.2-.2.5-.3.8-.3Z",
};
