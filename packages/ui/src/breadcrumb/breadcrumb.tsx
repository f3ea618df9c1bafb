import { Slot } from "@radix-ui/react-slot";
import { ChevronRight } from "lucide-react";
import { cloneElement, type ComponentProps, type ReactElement, type ReactNode } from "react";
import { cn } from "../lib/cn.ts";

export type BreadcrumbItem = {
  /** What the place is called. */
  label: string;
  /** The link there, without its text: `<Link to="/categories" />`. Absent for the present page. */
  link?: ReactElement<{ children?: ReactNode }> | undefined;
};

export type BreadcrumbProps = Omit<ComponentProps<"nav">, "children"> & {
  /** From the top to the present page. */
  items: readonly BreadcrumbItem[];
  /** Names the navigation. Default "You are here". */
  label?: string | undefined;
};

/** The way from the top to this page. */
export function Breadcrumb({ items, label = "You are here", className, ...props }: BreadcrumbProps) {
  return (
    <nav data-slot="breadcrumb" aria-label={label} {...props} className={cn("text-14 text-muted", className)}>
      <ol className="flex flex-wrap items-center gap-x-1.5">
        {items.map(({ label, link }, index) => (
          <li key={label} className="inline-flex min-w-0 items-center gap-1.5">
            {index > 0 ? <ChevronRight aria-hidden className="size-3.5 shrink-0 rtl:-scale-x-100" /> : null}
            {link ? (
              <Slot className="rounded-small py-1 hover:text-ink hover:underline">{cloneElement(link, {}, label)}</Slot>
            ) : (
              <span aria-current="page" className="py-1 text-ink">
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
