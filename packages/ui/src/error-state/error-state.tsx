import type { ComponentProps, ReactNode } from "react";
import { Heading } from "../heading/heading.tsx";
import { cn } from "../lib/cn.ts";
import { cva } from "../lib/cva.ts";

const errorState = cva("mx-auto grid w-full items-center gap-8", {
  variants: {
    size: {
      page: "max-w-4xl px-5 py-14 sm:grid-cols-[minmax(0,1fr)_auto] sm:gap-14 sm:px-8 sm:py-24",
      part: "max-w-md justify-items-center gap-4 py-10 text-center",
    },
  },
});

/** What goes beside the text, and where the text goes. */
export type ErrorLookProps = {
  /** A drawing beside the text; `null` for none. Default a rained-on arch. */
  picture?: ReactNode | undefined;
  /** The title's level in the page's outline. Default 1 for a page, 2 for a part. */
  headingLevel?: 1 | 2 | 3 | 4 | undefined;
};

export type ErrorStateProps = Omit<ComponentProps<"div">, "title"> &
  ErrorLookProps & {
    /** What happened: "Uh-oh! We can't find that page." */
    title: ReactNode;
    /** What it means or what to do. */
    description?: ReactNode | undefined;
    /** The way out: a link home, a retry. */
    action?: ReactNode | undefined;
    /** Whether it replaces a page or a part of one, such as a list or a panel. Default `page`. */
    size?: "page" | "part" | undefined;
  };

/** Replaces a page, or a part of one, that couldn't be loaded, and says what to do about it. */
export function ErrorState({
  title,
  description,
  action,
  size = "page",
  headingLevel = size === "page" ? 1 : 2,
  picture = <RainyArch className={size === "page" ? "h-44 w-auto sm:h-75" : "h-28 w-auto"} />,
  className,
  ...props
}: ErrorStateProps) {
  const page = size === "page";
  return (
    <div data-slot="error-state" data-size={size} {...props} className={cn(errorState({ size }), className)}>
      <div className={page ? "flex min-w-0 flex-col items-start gap-4" : "flex min-w-0 flex-col items-center gap-3"}>
        <Heading level={headingLevel} size={page ? "page" : "panel"}>
          {title}
        </Heading>
        {description ? <p className={page ? "text-18 text-muted" : "text-15 text-muted"}>{description}</p> : null}
        {action ? <div className="mt-3 flex flex-wrap gap-3">{action}</div> : null}
      </div>
      {picture ? <div className={page ? "max-sm:order-first" : "order-first"}>{picture}</div> : null}
    </div>
  );
}

/** The arch still stands; it's just raining. */
function RainyArch({ className }: { className: string }) {
  return (
    <svg aria-hidden viewBox="0 0 240 300" className={className}>
      <path d="M0 120a120 120 0 0 1 240 0v168a12 12 0 0 1-12 12H12a12 12 0 0 1-12-12Z" className="fill-tint" />
      <path
        d="M70 96a30 30 0 0 1 58-10 24 24 0 0 1 42 18 20 20 0 0 1-6 39H84a26 26 0 0 1-14-47Z"
        className="fill-surface"
      />
      <path
        d="m92 160-8 20m32-20-8 20m32-20-8 20m32-20-8 20m-56 6-8 20m32-20-8 20m32-20-8 20"
        fill="none"
        strokeWidth="4"
        strokeLinecap="round"
        className="stroke-accent"
      />
      <path
        d="M0 246c40-22 76-24 120-8s84 12 120-6v56a12 12 0 0 1-12 12H12a12 12 0 0 1-12-12Z"
        className="fill-accent"
      />
      <path d="M88 300v-36a32 32 0 0 1 64 0v36Z" className="fill-paper" />
      <g className="fill-paper">
        <circle cx="36" cy="276" r="9" />
        <circle cx="62" cy="286" r="6" />
        <circle cx="182" cy="280" r="8" />
        <circle cx="208" cy="272" r="10" />
      </g>
    </svg>
  );
}
