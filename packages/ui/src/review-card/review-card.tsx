import { Slot } from "@radix-ui/react-slot";
import { type ComponentProps, type ReactElement, type ReactNode, useId, useState } from "react";
import { Avatar } from "../avatar/avatar.tsx";
import { cn } from "../lib/cn.ts";
import { type Picture, PictureImage } from "../picture-arch/picture-arch.tsx";
import { Stars } from "../stars/stars.tsx";

/** Longer texts than this are folded; some eight lines. */
const foldAfter = 560;

export type ReviewResponse = {
  /** Heading of the reply, such as "Reply from Villa Podrožnik". */
  from: ReactNode;
  /** The reply's words. */
  text: string;
  /** When it was written. */
  date?: { iso: string; label: string } | undefined;
  /** A remark, such as "Written before the edit". */
  note?: ReactNode | undefined;
  /** Its language, as in HTML. */
  lang?: string | undefined;
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
  /** Its words, plain; line breaks stay. */
  text: string;
  /** Language of title and text, as in HTML. */
  lang?: string | undefined;
  /** Direction of title and text. Default by the text itself. */
  dir?: "ltr" | "rtl" | "auto" | undefined;
  /** When it was written. */
  date: { iso: string; label: string };
  /** Says that it was changed, such as "Edited". */
  edited?: ReactNode | undefined;
  /** A `Badge` or a word under the stars: proof seen, unverified, held. */
  badge?: ReactNode | undefined;
  /** Photos, each with a link to it in full when given. */
  pictures?: readonly { picture: Picture; link?: ReactElement | undefined }[] | undefined;
  /** Names the list of photos. Default "Photos". */
  picturesLabel?: string | undefined;
  /** The vendor's reply. */
  response?: ReviewResponse | undefined;
  /** Buttons below: helpful, share, report. */
  actions?: ReactNode | undefined;
  /** The author's name is a heading of this level. Default 3. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Unfolds a long text. Default "Read more". */
  moreLabel?: string | undefined;
  /** Folds it again. Default "Read less". */
  lessLabel?: string | undefined;
  /** A long text begins unfolded, as on a page of its own. Default `false`. */
  unfolded?: boolean | undefined;
};

/** One review: who, when, how many stars, what they say, what the vendor replied. */
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
  badge,
  pictures = [],
  picturesLabel = "Photos",
  response,
  actions,
  headingLevel = 3,
  moreLabel = "Read more",
  lessLabel = "Read less",
  unfolded = false,
  className,
  ...props
}: ReviewCardProps) {
  const headingId = useId();
  const textId = useId();
  const [open, setOpen] = useState(unfolded);
  const HeadingTag = `h${headingLevel}` as const;
  const long = text.length > foldAfter || text.split("\n").length > 9;
  const names = author.name.trim().split(/\s+/u);
  return (
    <article data-slot="review-card" aria-labelledby={headingId} {...props} className={className}>
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="flex min-w-0 items-center gap-3.5">
          <Avatar
            image={author.image}
            name={{ first: names[0] ?? "", last: names.length > 1 ? (names.at(-1) ?? "") : "" }}
            size="md"
          />
          <div className="min-w-0">
            <HeadingTag id={headingId} dir="auto" className="text-16 font-semibold wrap-anywhere">
              {author.name}
            </HeadingTag>
            <p className="text-14 text-muted">
              {meta ? (
                <>
                  {meta}
                  <span aria-hidden className="mx-1.5">
                    ·
                  </span>
                </>
              ) : null}
              <time dateTime={date.iso}>{date.label}</time>
              {edited ? (
                <>
                  <span aria-hidden className="mx-1.5">
                    ·
                  </span>
                  {edited}
                </>
              ) : null}
            </p>
          </div>
        </div>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 max-sm:w-full sm:flex-col sm:items-end">
          <Stars value={rating} size="sm" />
          {badge ? <div className="text-14 text-muted">{badge}</div> : null}
        </div>
      </header>

      <div lang={lang} dir={dir} className="mt-4 text-16">
        {title ? <p className="mb-1 font-semibold wrap-anywhere">{title}</p> : null}
        <p
          id={textId}
          className={cn("whitespace-pre-line wrap-anywhere", long && !open && "line-clamp-6 noscript:line-clamp-none")}
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
          className="mt-1 min-h-9 rounded-small text-15 font-semibold text-accent-text underline-offset-4 hover:underline pointer-coarse:min-h-11 noscript:hidden"
        >
          {open ? lessLabel : moreLabel}
        </button>
      ) : null}

      {pictures.length > 0 ? (
        <ul aria-label={picturesLabel} className="mt-4 flex flex-wrap gap-2.5">
          {pictures.map(({ picture, link }) => (
            <li key={picture.src} className="relative size-24 overflow-hidden rounded-field bg-sunken sm:size-28">
              <PictureImage picture={picture} />
              {link ? (
                <Slot
                  aria-label={picture.alt}
                  className="absolute inset-0 rounded-field focus-visible:-outline-offset-3"
                >
                  {link}
                </Slot>
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}

      {actions ? (
        <div data-slot="review-card-actions" className="mt-4 flex flex-wrap items-center gap-x-2 gap-y-1">
          {actions}
        </div>
      ) : null}

      {response ? (
        <div data-slot="review-card-response" className="mt-4 rounded-card bg-sunken px-4.5 py-4 text-15">
          <p className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="font-semibold">{response.from}</span>
            {response.date ? (
              <time dateTime={response.date.iso} className="text-14 text-muted">
                {response.date.label}
              </time>
            ) : null}
          </p>
          <p lang={response.lang} dir="auto" className="mt-1 whitespace-pre-line wrap-anywhere">
            {response.text}
          </p>
          {response.note ? <p className="mt-2 text-14 text-muted">{response.note}</p> : null}
        </div>
      ) : null}
    </article>
  );
}
