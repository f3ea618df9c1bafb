import { cloneElement, type ComponentProps, type ReactElement, type ReactNode } from "react";
import { cn } from "../lib/cn.ts";
import { ArchPicture, type Picture } from "../picture-arch/picture-arch.tsx";
import { Skeleton } from "../skeleton/skeleton.tsx";

const tile = "flex h-full flex-col rounded-card border border-hairline bg-surface p-3.5 shadow-card";

const tileLink = [
  tile,
  "group relative transition-[border-color,background-color,translate] duration-calm ease-out motion-reduce:transition-none",
  "hover:border-field active:border-accent-text active:bg-tint motion-safe:hover:-translate-y-0.5 motion-safe:active:translate-y-0",
  "has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-focus",
].join(" ");

export type CategoryTileProps = Omit<ComponentProps<"div">, "children"> & {
  /** The category's name; becomes the link's text. */
  name: string;
  /** How many there are, such as "412 vendors". */
  count?: ReactNode | undefined;
  /** A drawing or photo of it; `null` shows a default drawing. */
  picture: Picture | null;
  /** An anchor or a router's link without content. The whole tile is its target. */
  link: ReactElement<{ className?: string; children?: ReactNode }>;
};

/** One category: a picture under an arch, its name and how many vendors it has. The whole tile is the link. */
export function CategoryTile({ name, count, picture, link, className, ...props }: CategoryTileProps) {
  return (
    <div data-slot="category-tile" {...props} className={cn(tileLink, className)}>
      <ArchPicture picture={picture} ratio="tile" />
      <div className="pt-3.5 pb-1">
        {cloneElement(link, {
          className: cn(
            "text-16 font-semibold wrap-anywhere after:absolute after:inset-0 focus-visible:outline-none",
            link.props.className,
          ),
          children: <bdi>{name}</bdi>,
        })}
        {count ? <p className="figures text-14 text-muted">{count}</p> : null}
      </div>
    </div>
  );
}

/** The tile's placeholder while its category is loading. */
export function CategoryTileSkeleton({ className, ...props }: Omit<ComponentProps<"div">, "children">) {
  return (
    <div data-slot="category-tile-skeleton" aria-hidden {...props} className={cn(tile, className)}>
      <Skeleton shape="block" className="aspect-[5/4] rounded-arch" />
      <div className="pt-3.5 pb-1">
        <Skeleton className="my-[0.2lh] h-[0.6lh] w-3/5 text-16" />
        <Skeleton className="my-[0.2lh] h-[0.6lh] w-2/5 text-14" />
      </div>
    </div>
  );
}
