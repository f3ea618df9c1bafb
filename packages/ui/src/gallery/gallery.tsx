import { Images } from "lucide-react";
import { type ComponentProps, Suspense, useState } from "react";
import { cn } from "../lib/cn.ts";
import { later } from "../lib/later.ts";
import { type Picture, PictureImage } from "../picture-arch/picture-arch.tsx";

const Viewer = later(async () => (await import("./gallery-viewer.tsx")).GalleryViewer);

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
  // Once it has come it stays, so that it can also leave.
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
  const grid = pictures.slice(0, total >= 5 ? 5 : total >= 3 ? 3 : total);
  return (
    <div
      data-slot="gallery"
      data-count={grid.length}
      onPointerEnter={Viewer.load}
      onFocus={Viewer.load}
      {...props}
      className={cn("relative", className)}
    >
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
      {wanted ? (
        <Suspense>
          <Viewer pictures={pictures} label={label} words={words} shown={shown} onShownChange={setShown} />
        </Suspense>
      ) : null}
    </div>
  );
}
