import * as Dialog from "@radix-ui/react-dialog";
import { ChevronLeft, ChevronRight, Images, X } from "lucide-react";
import { type ComponentProps, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { cn } from "../lib/cn.ts";
import { shareStyleNonce } from "../lib/style-nonce.ts";
import { type Picture, PictureImage } from "../picture-arch/picture-arch.tsx";

/** Every word the gallery shows. */
export type GalleryTexts = {
  /** Opens one picture. Default "Picture 2 of 5: the orangery at dusk". */
  open: (position: number, total: number, alt: string) => string;
  /** Opens the viewer when there are more than five. Default "All 12 pictures". */
  all: (total: number) => string;
  /** Where one is in the viewer. Default "2 of 5". */
  position: (position: number, total: number) => string;
  previous: string;
  next: string;
  close: string;
};

const defaultTexts: GalleryTexts = {
  open: (position, total, alt) => `Picture ${position} of ${total}${alt ? `: ${alt}` : ""}`,
  all: (total) => `All ${total} pictures`,
  position: (position, total) => `${position} of ${total}`,
  previous: "Previous picture",
  next: "Next picture",
  close: "Close",
};

/** A picture, with the large file for the viewer when there is one. */
export type GalleryPicture = Picture & {
  /** The file to show in the viewer. Default the picture's own. */
  full?: string | undefined;
};

export type GalleryProps = Omit<ComponentProps<"div">, "children"> & {
  /** The pictures; the first is the large one. Empty, the stand-in shows. */
  pictures: readonly GalleryPicture[];
  /** Names the gallery, such as "Pictures of Villa Podrožnik". */
  label: string;
  /** Other words. */
  texts?: Partial<GalleryTexts> | undefined;
};

/** Up to five pictures in a grid; each opens a viewer of them all. */
export function Gallery({ pictures, label, texts, className, ...props }: GalleryProps) {
  const words = { ...defaultTexts, ...texts };
  const [shown, setShown] = useState<number | null>(null);
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
  const grid = pictures.slice(0, total >= 5 ? 5 : total >= 3 ? 3 : total);
  return (
    <div data-slot="gallery" data-count={grid.length} {...props} className={cn("relative", className)}>
      <ul
        aria-label={label}
        className={cn(
          "grid gap-2 overflow-hidden rounded-panel sm:gap-2.5",
          grid.length === 1 && "aspect-[4/3] sm:aspect-[5/2]",
          grid.length === 2 && "grid-cols-2 sm:aspect-[5/2]",
          grid.length === 3 && "grid-cols-2 sm:aspect-[5/2] sm:grid-cols-[2fr_1fr] sm:grid-rows-2",
          grid.length === 5 && "grid-cols-2 sm:aspect-[5/2] sm:grid-cols-[2fr_1fr_1fr] sm:grid-rows-2",
        )}
      >
        {grid.map((picture, index) => (
          <li
            key={picture.src}
            className={cn(
              "relative min-h-0 min-w-0 overflow-hidden bg-sunken max-sm:aspect-[4/3]",
              index === 0 && grid.length > 2 && "col-span-2 sm:col-span-1 sm:row-span-2",
              index > 2 && "max-sm:hidden",
              grid.length === 1 && "max-sm:aspect-auto",
            )}
          >
            <button
              type="button"
              aria-haspopup="dialog"
              aria-label={words.open(index + 1, total, picture.alt)}
              onClick={() => setShown(index)}
              className="absolute inset-0 size-full focus-visible:z-1 focus-visible:rounded-field focus-visible:-outline-offset-4"
            >
              <PictureImage
                picture={{ ...picture, alt: "" }}
                priority={index === 0}
                className="transition-[scale] duration-200 ease-out motion-safe:hover:scale-[1.02] motion-reduce:transition-none"
              />
            </button>
          </li>
        ))}
      </ul>
      {total > grid.length || total > 3 ? (
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => setShown(0)}
          className={cn(
            "absolute end-3 bottom-3 inline-flex min-h-11 items-center gap-2 rounded-pill border border-hairline bg-surface px-4 text-14 font-semibold shadow-card hover:bg-sunken",
            total <= 5 && "sm:hidden",
          )}
        >
          <Images aria-hidden className="size-4.5" />
          {words.all(total)}
        </button>
      ) : null}
      <GalleryViewer pictures={pictures} label={label} words={words} shown={shown} onShownChange={setShown} />
    </div>
  );
}

type ViewerProps = {
  pictures: readonly GalleryPicture[];
  label: string;
  words: GalleryTexts;
  shown: number | null;
  onShownChange: (shown: number | null) => void;
};

function GalleryViewer({ pictures, label, words, shown, onShownChange }: ViewerProps) {
  const total = pictures.length;
  const picture = shown === null ? undefined : pictures[shown];
  // Radix returns the focus to a trigger; here many lead in.
  useEffect(shareStyleNonce, []);
  const cameFrom = useRef<Element | null>(null);
  const go = (step: number) => onShownChange(((shown ?? 0) + step + total) % total);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const rightToLeft = getComputedStyle(event.currentTarget).direction === "rtl";
    if (event.key === "ArrowLeft") go(rightToLeft ? 1 : -1);
    else if (event.key === "ArrowRight") go(rightToLeft ? -1 : 1);
    else if (event.key === "Home") onShownChange(0);
    else if (event.key === "End") onShownChange(total - 1);
    else return;
    event.preventDefault();
  };
  return (
    <Dialog.Root open={picture !== undefined} onOpenChange={(open) => (open ? undefined : onShownChange(null))}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-50 bg-sunken" />
        <Dialog.Content
          data-slot="gallery-viewer"
          data-theme="dark"
          aria-describedby={undefined}
          onOpenAutoFocus={() => {
            cameFrom.current = document.activeElement;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
          }}
          onKeyDown={onKeyDown}
          className="fixed inset-0 z-50 grid grid-rows-[auto_minmax(0,1fr)_auto] bg-sunken text-ink outline-none"
        >
          <div className="flex items-center justify-between gap-4 px-4 py-2.5 sm:px-6">
            <Dialog.Title className="truncate text-15 font-medium">{label}</Dialog.Title>
            <Dialog.Close aria-label={words.close} className={viewerButtonClasses}>
              <X aria-hidden className="size-5.5" />
            </Dialog.Close>
          </div>
          <div className="relative min-h-0 px-2 sm:px-20">
            {picture ? (
              <img
                key={picture.src}
                src={picture.full ?? picture.src}
                srcSet={picture.full ? undefined : picture.srcSet}
                sizes={picture.full ? undefined : "100vw"}
                alt={picture.alt}
                width={picture.width}
                height={picture.height}
                className="size-full object-contain"
              />
            ) : null}
          </div>
          <div className="flex items-center justify-center gap-4 px-4 py-2.5">
            {total > 1 ? (
              <button type="button" aria-label={words.previous} onClick={() => go(-1)} className={viewerButtonClasses}>
                <ChevronLeft aria-hidden className="size-6 rtl:-scale-x-100" />
              </button>
            ) : null}
            <p className="figures min-w-16 text-center text-14 text-muted">
              <output>{words.position((shown ?? 0) + 1, total)}</output>
              {picture?.alt ? <span className="block text-ink">{picture.alt}</span> : null}
            </p>
            {total > 1 ? (
              <button type="button" aria-label={words.next} onClick={() => go(1)} className={viewerButtonClasses}>
                <ChevronRight aria-hidden className="size-6 rtl:-scale-x-100" />
              </button>
            ) : null}
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

const viewerButtonClasses = "grid size-11 shrink-0 place-items-center rounded-pill text-ink hover:bg-surface";
