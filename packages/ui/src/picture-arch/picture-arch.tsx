"use client";

import type { ComponentProps } from "react";
import { cn } from "../lib/cn.ts";
import { cva } from "../lib/cva.ts";

/** The kind of picture every component here takes: real image files in several widths. */
export type Picture = {
  /** Address of the file that browsers without `srcSet` show. */
  src: string;
  /** The other widths, as in HTML's `srcset`. */
  srcSet?: string | undefined;
  /** The same widths as AVIF, for browsers that can read it. Default none. */
  avif?: string | undefined;
  /** How wide it is shown, as in HTML's `sizes`. */
  sizes?: string | undefined;
  /** What it shows; empty when the text beside it says it all. */
  alt: string;
  /** The file's width in pixels. */
  width: number;
  /** The file's height in pixels. */
  height: number;
  /** A tiny blurred copy, shown until the picture loads. */
  placeholder?: string | undefined;
  /** It was drawn because there is no photo: cards and galleries say so. Default `false`. */
  drawn?: boolean | undefined;
};

const archClasses = cva("relative isolate overflow-hidden bg-tint forced-colors:border", {
  variants: {
    shape: { arch: "rounded-arch", vessel: "rounded-vessel", card: "rounded-card" },
    ratio: {
      tall: "aspect-[4/7]",
      portrait: "aspect-[4/5]",
      tile: "aspect-[5/4]",
      wide: "aspect-[4/3]",
      fill: "size-full",
    },
  },
  defaultVariants: { shape: "arch", ratio: "portrait" },
});

export type ArchPictureProps = Omit<ComponentProps<"div">, "children"> & {
  /** The picture; without one, the arch shows a quiet drawing. */
  picture: Picture | null;
  /** Round above, round below, or a card's corners. Default `arch`. */
  shape?: "arch" | "vessel" | "card" | undefined;
  /** 4:7, 4:5, 5:4, 4:3, or as large as its box. Default `portrait`. */
  ratio?: "tall" | "portrait" | "tile" | "wide" | "fill" | undefined;
  /** It is on the first screen: load it immediately and first. Default `false`. */
  priority?: boolean | undefined;
};

/** A picture under a full half-circle: the design's one ornament. */
export function ArchPicture({
  picture,
  shape = "arch",
  ratio = "portrait",
  priority = false,
  className,
  ...props
}: ArchPictureProps) {
  return (
    <div
      data-slot="picture-arch"
      data-shape={shape}
      {...props}
      className={cn(archClasses({ shape, ratio }), className)}
    >
      <PictureImage picture={picture} priority={priority} />
    </div>
  );
}

export type PictureImageProps = Omit<ComponentProps<"img">, "src" | "srcSet" | "sizes" | "alt" | "width" | "height"> & {
  /** The picture, or `null` for a drawing in its place. */
  picture: Picture | null;
  /** It is on the first screen: load it immediately and first. Default `false`. */
  priority?: boolean | undefined;
};

/**
 * The picture itself, filling the box that its caller provides. It fades in over its blurred copy, unless it is there
 * immediately.
 */
export function PictureImage({ picture, priority = false, className, ...props }: PictureImageProps) {
  if (!picture) return <PictureAbsent className={className} />;
  const { placeholder, src, srcSet, avif, sizes, alt, width, height } = picture;
  const image = (
    <img
      ref={placeholder ? fadeIn : undefined}
      data-slot="picture-image"
      loading={priority ? "eager" : "lazy"}
      fetchPriority={priority ? "high" : undefined}
      decoding="async"
      {...props}
      src={src}
      srcSet={srcSet}
      sizes={sizes}
      alt={alt}
      width={width}
      height={height}
      className={cn("relative size-full object-cover", className)}
    />
  );
  return (
    <>
      {placeholder ? (
        <img src={placeholder} alt="" className="absolute inset-0 size-full scale-105 object-cover blur-[8px]" />
      ) : null}
      {avif ? (
        <picture className="contents">
          <source type="image/avif" srcSet={avif} sizes={sizes} />
          {image}
        </picture>
      ) : (
        image
      )}
    </>
  );
}

/**
 * A picture that loads within this many milliseconds, as from the browser's cache, counts as being there immediately.
 */
const AT_ONCE = 100;

function fadeIn(image: HTMLImageElement | null): void {
  if (!image || image.complete || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const since = performance.now();
  const fade = image.animate({ opacity: [0, 1] }, { duration: 200, easing: "ease-out" });
  fade.pause();
  // Only once: a wider window loads a wider file, which simply replaces this one.
  const come = ({ timeStamp }: Event) => (timeStamp - since < AT_ONCE ? fade.cancel() : fade.play());
  image.addEventListener("load", come, { once: true });
  image.addEventListener("error", () => fade.cancel(), { once: true });
}

/** A sun over hills in the theme's own colours, where there is no picture. */
function PictureAbsent({ className }: { className?: string | undefined }) {
  return (
    <svg
      aria-hidden
      data-slot="picture-absent"
      viewBox="0 0 400 300"
      preserveAspectRatio="xMidYMax slice"
      className={cn("size-full bg-tint fill-accent", className)}
    >
      <circle cx="252" cy="136" r="58" className="fill-surface opacity-70" />
      <path d="M0 200q96-54 200-22t200-30v152H0Z" className="opacity-15" />
      <path d="M0 250q120-44 220-14t180-6v70H0Z" className="opacity-25" />
    </svg>
  );
}
