import { Slot } from "@radix-ui/react-slot";
import { cloneElement, type ComponentProps, type ReactElement, type ReactNode } from "react";
import { cn } from "../lib/cn.ts";
import { ArchPicture, type Picture } from "../picture-arch/picture-arch.tsx";

export type CategoryTileProps = Omit<ComponentProps<"div">, "children"> & {
  /** The category's name; becomes the link's text. */
  name: string;
  /** How many there are, in words, such as "412 vendors". */
  count?: ReactNode | undefined;
  /** A drawing or photo of it; `null` shows the stand-in. */
  picture: Picture | null;
  /** An anchor or a router's link without content. */
  link: ReactElement;
};

/** One category: a picture under an arch, its name, how many vendors. The whole tile is the link. */
export function CategoryTile({ name, count, picture, link, className, ...props }: CategoryTileProps) {
  return (
    <div
      data-slot="category-tile"
      {...props}
      className={cn(
        "group relative flex h-full flex-col rounded-card border border-hairline bg-surface p-3.5 shadow-card",
        "transition-[border-color,translate] duration-200 ease-out hover:border-field motion-safe:hover:-translate-y-0.5 motion-reduce:transition-none",
        "has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-focus",
        className,
      )}
    >
      <ArchPicture picture={picture} ratio="tile" />
      <div className="pt-3.5 pb-1">
        <Slot className="text-16 font-semibold after:absolute after:inset-0 focus-visible:outline-none">
          {cloneElement(link, undefined, name)}
        </Slot>
        {count ? <p className="figures text-14 text-muted">{count}</p> : null}
      </div>
    </div>
  );
}
