import type { ComponentProps, ReactNode } from "react";
import { Heading } from "../heading/heading.tsx";
import { cn } from "../lib/cn.ts";

export type EmptyStateProps = Omit<ComponentProps<"div">, "title"> & {
  /** What isn't here yet: "No favourites yet". */
  title: ReactNode;
  /** How to change that. */
  description?: ReactNode | undefined;
  /** The button or link that does it. */
  action?: ReactNode | undefined;
  /** A drawing above the title; `null` for none. Default an empty arch. */
  picture?: ReactNode | undefined;
  /** The title's level in the page's outline. Default 2. */
  headingLevel?: 1 | 2 | 3 | 4 | undefined;
};

/** Fills the space where a list has nothing to show, and says what to do about it. */
export function EmptyState({
  title,
  description,
  action,
  picture = <EmptyArch />,
  headingLevel = 2,
  className,
  ...props
}: EmptyStateProps) {
  return (
    <div
      data-slot="empty-state"
      {...props}
      className={cn("mx-auto flex max-w-md flex-col items-center gap-3 py-10 text-center", className)}
    >
      {picture}
      <Heading level={headingLevel} size="panel" className="mt-2">
        {title}
      </Heading>
      {description ? <p className="text-15 text-muted">{description}</p> : null}
      {action ? <div className="mt-3 flex flex-wrap justify-center gap-3">{action}</div> : null}
    </div>
  );
}

/** An arch with no one under it yet. */
function EmptyArch() {
  return (
    <svg aria-hidden viewBox="0 0 120 104" className="h-26 w-30">
      <path d="M8 104V56a52 52 0 0 1 104 0v48Z" className="fill-sunken" />
      <circle cx="78" cy="40" r="14" className="fill-gold" />
      <path d="M8 84c22-16 40-16 58-4s32 8 46 0v24H8Z" className="fill-tint" />
      <path d="M42 104V70a18 18 0 0 1 36 0v34" fill="none" strokeWidth="5" className="stroke-accent" />
      <g className="fill-surface stroke-hairline">
        <circle cx="28" cy="98" r="5" />
        <circle cx="94" cy="96" r="6" />
        <circle cx="104" cy="101" r="3.5" />
      </g>
    </svg>
  );
}
