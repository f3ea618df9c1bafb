"use client";

import { Images } from "lucide-react";
import { type ComponentProps, Suspense, useState } from "react";
import { cn } from "../lib/cn.ts";
import { cva } from "../lib/cva.ts";
import { lazyComponent } from "../lib/lazy-component.ts";
import { useTexts } from "../lib/locale.ts";
import { type Picture, PictureImage } from "../picture-arch/picture-arch.tsx";

const Viewer = lazyComponent(async () => (await import("./gallery-viewer.tsx")).GalleryViewer);

/** Up to five: with three or more, the first one is large. */
const grid = cva("grid gap-2 overflow-hidden rounded-panel sm:gap-2.5", {
  variants: {
    count: {
      1: "aspect-[4/3] sm:aspect-[5/2]",
      2: "grid-cols-2 sm:aspect-[5/2]",
      3: "grid-cols-2 sm:aspect-[5/2] sm:grid-cols-[2fr_1fr] sm:grid-rows-2",
      5: "grid-cols-2 sm:aspect-[5/2] sm:grid-cols-[2fr_1fr_1fr] sm:grid-rows-2",
    },
  },
});

const cell = cva("relative min-h-0 min-w-0 overflow-hidden bg-sunken", {
  variants: {
    place: {
      row: "size-24 rounded-field sm:size-28",
      only: "",
      large: "col-span-2 max-sm:aspect-[4/3] sm:col-span-1 sm:row-span-2",
      small: "max-sm:aspect-[4/3]",
      /** Phones show three. */
      wide: "max-sm:hidden",
    },
  },
});

const allButton = cva(
  "absolute end-3 bottom-3 inline-flex min-h-11 items-center gap-2 rounded-pill border border-hairline bg-surface px-4 text-14 font-semibold shadow-card hover:bg-quiet active:bg-pressed",
  { variants: { phoneOnly: { true: "sm:hidden", false: "" } } },
);

/** Every word the gallery shows. */
export type GalleryTexts = {
  /** Opens one picture. Default "Picture 2 of 5: the orangery at dusk". */
  open: (position: number, total: number, alt: string) => string;
  /** Opens the viewer when there are more than five. Default "All 12 photos". */
  all: (total: number) => string;
  /** The position in the viewer. Default "2 of 5". */
  position: (position: number, total: number) => string;
  /** Shown over a drawn picture. Default "Drawn: no photos yet". */
  drawn: string;
  /** Default "Previous photo". */
  previous: string;
  /** Default "Next photo". */
  next: string;
  /** Default "Close". */
  close: string;
};

declare module "../lib/locale.ts" {
  interface Texts {
    gallery: GalleryTexts;
  }
}

const english: GalleryTexts = {
  open: (position, total, alt) => `Picture ${position} of ${total}${alt ? `: ${alt}` : ""}`,
  all: (total) => `All ${total} photos`,
  position: (position, total) => `${position} of ${total}`,
  drawn: "Drawn: no photos yet",
  previous: "Previous photo",
  next: "Next photo",
  close: "Close",
};

/** A picture, with a large file for the viewer if there is one. */
export type GalleryPicture = Picture & {
  /** The file to show in the viewer. Default the picture's own. */
  full?: string | undefined;
};

export type GalleryProps = Omit<ComponentProps<"div">, "children"> & {
  /** The pictures; the first is the large one. If there are none, a drawing shows instead. */
  pictures: ReadonlyArray<GalleryPicture>;
  /** Names the gallery, such as "Photos of Villa Podrožnik". */
  label: string;
  /** A grid with one large picture, or a row of small squares, as below a review. Default `grid`. */
  layout?: "grid" | "row" | undefined;
  /** The picture in the viewer, counted from 0; `null` closes it. By default the gallery keeps this itself. */
  shown?: number | null | undefined;
  /** Called when the viewer opens, moves on to another picture, or closes. */
  onShownChange?: ((shown: number | null) => void) | undefined;
  /** Other words. */
  texts?: Partial<GalleryTexts> | undefined;
};

/** Up to five photos in a grid, or all of them in a row; each opens a viewer with all of them. */
export function Gallery({
  pictures: given,
  label,
  layout = "grid",
  shown: givenShown,
  onShownChange,
  texts,
  className,
  ...props
}: GalleryProps) {
  const words = useTexts("gallery", english, texts);
  const pictures = given.map((picture) => (picture.drawn ? { ...picture, alt: picture.alt || words.drawn } : picture));
  const [own, setOwn] = useState<number | null>(null);
  const shown = givenShown === undefined ? own : givenShown;
  const show = (next: number | null) => {
    setOwn(next);
    onShownChange?.(next);
  };
  // Once loaded it stays mounted, so that its exit can be animated too.
  const [wanted, setWanted] = useState(false);
  if (shown !== null && !wanted) setWanted(true);
  const total = pictures.length;
  if (total === 0) {
    return (
      <div
        data-slot="gallery"
        data-count={0}
        {...props}
        className={cn("aspect-[4/3] overflow-hidden rounded-panel sm:aspect-[3/1]", className)}
      >
        <PictureImage picture={null} />
      </div>
    );
  }
  const isRow = layout === "row";
  const count = total >= 5 ? 5 : total >= 3 ? 3 : total === 2 ? 2 : 1;
  return (
    <div
      data-slot="gallery"
      data-count={isRow ? total : count}
      onPointerEnter={Viewer.load}
      onFocus={Viewer.load}
      {...props}
      className={cn("relative", className)}
    >
      <ul aria-label={label} className={isRow ? "flex flex-wrap gap-2.5" : grid({ count })}>
        {pictures.slice(0, isRow ? total : count).map((picture, index) => (
          <li
            key={picture.src}
            className={cell({
              place: isRow
                ? "row"
                : count === 1
                  ? "only"
                  : index === 0 && count > 2
                    ? "large"
                    : index > 2
                      ? "wide"
                      : "small",
            })}
          >
            <button
              type="button"
              aria-haspopup="dialog"
              aria-label={words.open(index + 1, total, picture.alt)}
              onClick={() => show(index)}
              className="absolute inset-0 size-full active:brightness-92 focus-visible:z-1 focus-visible:rounded-field focus-visible:-outline-offset-4"
            >
              <PictureImage
                picture={{ ...picture, alt: "" }}
                priority={index === 0 && !isRow}
                className="transition-[scale] duration-calm ease-out motion-safe:hover:scale-[1.02] motion-reduce:transition-none"
              />
            </button>
          </li>
        ))}
      </ul>
      {pictures[0]?.drawn && !isRow ? (
        <p
          aria-hidden
          data-slot="gallery-drawn"
          className="pointer-events-none absolute start-3 bottom-3 rounded-pill bg-surface px-3 py-1 text-14 text-muted"
        >
          {words.drawn}
        </p>
      ) : null}
      {total > 3 && !isRow ? (
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => show(0)}
          className={allButton({ phoneOnly: total === count })}
        >
          <Images aria-hidden className="size-4.5" />
          {words.all(total)}
        </button>
      ) : null}
      {wanted ? (
        <Suspense>
          <Viewer pictures={pictures} label={label} words={words} shown={shown} onShownChange={show} />
        </Suspense>
      ) : null}
    </div>
  );
}
