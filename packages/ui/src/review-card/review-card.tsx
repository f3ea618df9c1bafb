"use client";

import { cloneElement, type ComponentProps, type ReactElement, type ReactNode, useId, useState } from "react";
import { Avatar } from "../avatar/avatar.tsx";
import { cn } from "../lib/cn.ts";
import { formatDate } from "../lib/dates.ts";
import { useLocale, useTexts } from "../lib/locale.ts";
import { formatCount } from "../lib/rating.ts";
import { Skeleton } from "../skeleton/skeleton.tsx";
import { Stars } from "../stars/stars.tsx";

/** Texts longer than this, about eight lines, are collapsed. */
const collapseAfter = 560;

export type ReviewResponse = {
  /** Who replies: the vendor's name. */
  name: string;
  /** The reply's plain text; line breaks are kept. */
  text: string;
  /** When it was written, as an ISO date or timestamp. */
  date?: string | undefined;
  /** When it was last edited, as an ISO date or timestamp. */
  edited?: string | undefined;
  /** A remark, such as "Written before the review was edited". */
  note?: ReactNode | undefined;
  /** Its language, as in HTML. */
  lang?: string | undefined;
};

/** Every word the card shows; dates and figures come from the language. */
export type ReviewCardTexts = {
  /** Expands a long text. Default "Read more". */
  more: string;
  /** Collapses it again. Default "Read less". */
  less: string;
  /** Says that it was edited, and when. Default "Edited 3 July 2026". */
  edited: (date: string) => string;
  /** Names the list of aspects. Default "By aspect". */
  aspects: string;
  /** Heading of the reply. Default "Reply from Villa Podrožnik". */
  reply: (name: string) => string;
  /** The note on a held review, for those who can see it. Default "Not public yet: we’re checking it." */
  held: string;
  /** Replaces the text of a hidden review. Default "This review is hidden while we look into a report." */
  hidden: string;
};

declare module "../lib/locale.ts" {
  interface Texts {
    "review-card": ReviewCardTexts;
  }
}

const english: ReviewCardTexts = {
  more: "Read more",
  less: "Read less",
  edited: (date) => `Edited ${date}`,
  aspects: "By aspect",
  reply: (name) => `Reply from ${name}`,
  held: "Not public yet: we’re checking it.",
  hidden: "This review is hidden while we look into a report.",
};

export type ReviewCardProps = Omit<ComponentProps<"article">, "title" | "children"> & {
  /** Who wrote it. */
  author: { name: string; image?: string | undefined };
  /** About them: when they married, how many guests. */
  meta?: ReactNode | undefined;
  /** Stars given, 1 to 5. */
  rating: number;
  /** The review's own title. */
  title?: string | undefined;
  /** Its plain text; line breaks are kept. */
  text: string;
  /** Language of title and text, as in HTML. */
  lang?: string | undefined;
  /** Direction of title and text. Default by the text itself. */
  dir?: "ltr" | "rtl" | "auto" | undefined;
  /** When it was written, as an ISO date or timestamp. */
  date: string;
  /** When it was last edited, as an ISO date or timestamp. */
  edited?: string | undefined;
  /** A link to the review's own page, an anchor without content: the date becomes its text. */
  permalink?: ReactElement<{ className?: string; children?: ReactNode }> | undefined;
  /** A `Badge` or a word under the stars: proof seen, unverified, disputed. */
  badge?: ReactNode | undefined;
  /** Stars for the other questions, 1 to 5; `null` is not shown. */
  aspects?: readonly { label: string; value: number | null }[] | undefined;
  /** Photos below the text: a `Gallery` as a row. */
  photos?: ReactNode | undefined;
  /** The vendor's reply. */
  response?: ReviewResponse | undefined;
  /** Buttons below: helpful, share, report. */
  actions?: ReactNode | undefined;
  /**
   * Who can see it: everyone; only its author and the admins, with a note saying so; or, for a hidden review, no one
   * sees the text. Default `public`.
   */
  visibility?: "public" | "held" | "hidden" | undefined;
  /** Why it is held or hidden. Default the standard note. */
  notice?: ReactNode | undefined;
  /** The heading level of the author's name. Default 3. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Long text starts expanded, as on a page of its own. Default `false`. */
  defaultExpanded?: boolean | undefined;
  /** Other words. */
  texts?: Partial<ReviewCardTexts> | undefined;
};

/** One review: who wrote it and when, how many stars, what they say, and what the vendor replied. */
export function ReviewCard({
  author,
  meta,
  rating,
  title,
  text,
  lang,
  dir = "auto",
  date,
  edited,
  permalink,
  badge,
  aspects = [],
  photos,
  response,
  actions,
  visibility = "public",
  notice,
  headingLevel = 3,
  defaultExpanded = false,
  texts,
  className,
  ...props
}: ReviewCardProps) {
  const words = useTexts("review-card", english, texts);
  const locale = useLocale();
  const headingId = useId();
  const textId = useId();
  const [open, setOpen] = useState(defaultExpanded);
  const HeadingTag = `h${headingLevel}` as const;
  const long = text.length > collapseAfter || text.split("\n").length > 9;
  const shownAspects = aspects.filter(({ value }) => value !== null);
  const hidden = visibility === "hidden";
  const written = <time dateTime={date}>{formatDate(date, locale)}</time>;
  return (
    <article
      data-slot="review-card"
      data-visibility={visibility}
      aria-labelledby={headingId}
      {...props}
      // Text of either direction starts at the page's own edge.
      className={cn("text-left rtl:text-right", className)}
    >
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="flex min-w-0 items-center gap-3.5">
          <Avatar image={author.image} name={author.name} />
          <div className="min-w-0">
            <HeadingTag id={headingId} className="text-16 font-semibold wrap-anywhere">
              <bdi>{author.name}</bdi>
            </HeadingTag>
            <p className="text-14 text-muted [&>*]:inline-block [&>:not(:last-child)]:after:mx-1.5 [&>:not(:last-child)]:after:content-['·']">
              {meta ? <span>{meta}</span> : null}
              {permalink ? (
                <span>
                  {cloneElement(
                    permalink,
                    {
                      className:
                        "rounded-small underline decoration-field underline-offset-4 hover:text-ink hover:decoration-ink",
                    },
                    written,
                  )}
                </span>
              ) : (
                written
              )}
              {edited ? <time dateTime={edited}>{words.edited(formatDate(edited, locale))}</time> : null}
            </p>
          </div>
        </div>
        {hidden ? null : (
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1 max-sm:w-full sm:flex-col sm:items-end">
            <Stars value={rating} size="sm" />
            {badge ? <div className="text-14 text-muted empty:hidden">{badge}</div> : null}
          </div>
        )}
      </header>

      {visibility === "public" ? null : (
        <p
          data-slot="review-card-notice"
          className={cn(
            "mt-4 rounded-field border px-4 py-2.5 text-15",
            hidden ? "border-hairline bg-sunken text-muted" : "border-transparent bg-gold text-star-text",
          )}
        >
          {notice ?? (hidden ? words.hidden : words.held)}
        </p>
      )}

      {hidden ? null : (
        <>
          <div lang={lang} dir={dir} data-slot="review-card-text" className="mt-4 text-16">
            {title ? <p className="mb-1 font-semibold wrap-anywhere">{title}</p> : null}
            <p
              id={textId}
              className={cn(
                "whitespace-pre-line wrap-anywhere",
                long && !open && "line-clamp-6 noscript:line-clamp-none print:line-clamp-none",
              )}
            >
              {text}
            </p>
          </div>
          {long ? (
            <button
              type="button"
              aria-expanded={open}
              aria-controls={textId}
              onClick={() => setOpen(!open)}
              className="mt-1 min-h-9 rounded-small text-15 font-semibold text-accent-text underline-offset-4 hover:underline active:text-ink pointer-coarse:min-h-11 noscript:hidden print:hidden"
            >
              {open ? words.less : words.more}
            </button>
          ) : null}

          {shownAspects.length > 0 ? (
            <dl aria-label={words.aspects} className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-14">
              {shownAspects.map(({ label, value }) => (
                <div key={label} className="flex items-center gap-1.5">
                  <dt className="text-muted">{label}</dt>
                  <dd className="figures font-semibold">{formatCount(value ?? 0, locale)}</dd>
                </div>
              ))}
            </dl>
          ) : null}

          {photos ? (
            <div data-slot="review-card-photos" className="mt-4">
              {photos}
            </div>
          ) : null}

          {actions ? (
            // As high as its buttons even before they have loaded.
            <div
              data-slot="review-card-actions"
              className="mt-4 flex min-h-9 flex-wrap items-center gap-x-2 gap-y-1 pointer-coarse:min-h-11"
            >
              {actions}
            </div>
          ) : null}

          {response ? (
            <div
              data-slot="review-card-response"
              className="mt-4 rounded-card border border-transparent bg-sunken px-4.5 py-4 text-15"
            >
              <p className="flex flex-wrap items-baseline justify-between gap-x-4">
                <span className="font-semibold">{words.reply(response.name)}</span>
                <span className="text-14 text-muted">
                  {response.date ? <time dateTime={response.date}>{formatDate(response.date, locale)}</time> : null}
                  {response.edited ? (
                    <>
                      {" · "}
                      <time dateTime={response.edited}>{words.edited(formatDate(response.edited, locale))}</time>
                    </>
                  ) : null}
                </span>
              </p>
              <p lang={response.lang} dir="auto" className="mt-1 whitespace-pre-line wrap-anywhere">
                {response.text}
              </p>
              {response.note ? <p className="mt-2 text-14 text-muted">{response.note}</p> : null}
            </div>
          ) : null}
        </>
      )}
    </article>
  );
}

/** A review's placeholder while it is loading. */
export function ReviewCardSkeleton({ className, ...props }: Omit<ComponentProps<"div">, "children">) {
  return (
    <div data-slot="review-card-skeleton" aria-hidden {...props} className={className}>
      <div className="flex items-center gap-3.5">
        <Skeleton shape="circle" className="size-10" />
        <div className="grow text-14">
          <Skeleton className="my-[0.2lh] h-[0.6lh] w-32" />
          <Skeleton className="my-[0.2lh] h-[0.6lh] w-48 max-w-full" />
        </div>
      </div>
      <div className="mt-4 text-16">
        <Skeleton className="my-[0.25lh] h-[0.5lh]" />
        <Skeleton className="my-[0.25lh] h-[0.5lh] w-11/12" />
        <Skeleton className="my-[0.25lh] h-[0.5lh] w-3/5" />
      </div>
    </div>
  );
}
