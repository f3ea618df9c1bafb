import { Slot } from "@radix-ui/react-slot";
import { type ComponentProps, type ReactNode, useId } from "react";
import { Heading } from "../heading/heading.tsx";
import { cn } from "../lib/cn.ts";
import { cva } from "../lib/cva.ts";
import { SkipLink } from "./skip-link.tsx";

export type { PageTexts } from "./skip-link.tsx";

export type PageProps = Omit<ComponentProps<"div">, "children"> & {
  /** What the page is about. */
  children: ReactNode;
  /** The bar at the top. */
  header?: ReactNode | undefined;
  /** The band at the foot. */
  footer?: ReactNode | undefined;
  /** The skip link. Default "Skip to content". */
  skipLabel?: string | undefined;
};

/** A whole page: a skip link, the bar, the one `main`, and the footer at the foot of the window. */
export function Page({ header, footer, skipLabel, className, children, ...props }: PageProps) {
  return (
    <div data-slot="page" {...props} className={cn("flex min-h-dvh flex-col bg-paper text-ink", className)}>
      <SkipLink label={skipLabel} />
      {header}
      <main id="main" tabIndex={-1} className="flex grow flex-col">
        {children}
      </main>
      {footer}
    </div>
  );
}

const container = cva("mx-auto w-full px-5 sm:px-8", {
  variants: { width: { site: "max-w-316", text: "max-w-204", form: "max-w-154" } },
  defaultVariants: { width: "site" },
});

export type ContainerProps = ComponentProps<"div"> & {
  /** Maximum content width: 1200, 752 or 552 px. Default `site`. */
  width?: "site" | "text" | "form" | undefined;
  /** Makes its one child the container. Default `false`. */
  asChild?: boolean | undefined;
};

/**
 * Limits the width of its content: `site` 1200, `text` for reading, `form` for filling in; gutters 32, 20 on phones.
 */
export function Container({ width = "site", asChild = false, className, ...props }: ContainerProps) {
  const Root = asChild ? Slot : "div";
  return <Root data-slot="container" data-width={width} {...props} className={cn(container({ width }), className)} />;
}

const section = cva("w-full", {
  variants: {
    tone: { paper: "", sunken: "bg-sunken" },
    space: { none: "", md: "py-8 sm:py-10", lg: "py-14 lg:py-18" },
  },
});

export type SectionProps = Omit<ComponentProps<"section">, "title"> & {
  /** `sunken` makes a band across the window. Default `paper`. */
  tone?: "paper" | "sunken" | undefined;
  /** Space above and below. Default `lg`. */
  space?: "none" | "md" | "lg" | undefined;
  /** Width of the content, as in `Container`. Default `site`. */
  width?: ContainerProps["width"];
  /** Its heading. */
  title?: ReactNode | undefined;
  /** A sentence under the heading. */
  description?: ReactNode | undefined;
  /** A link or button opposite the heading. */
  action?: ReactNode | undefined;
  /** The heading's level in the page's outline. Default 2. */
  headingLevel?: 1 | 2 | 3 | undefined;
};

/** An edge-to-edge part of a page, with its heading. */
export function Section({
  tone = "paper",
  space = "lg",
  width = "site",
  title,
  description,
  action,
  headingLevel = 2,
  className,
  children,
  ...props
}: SectionProps) {
  const id = useId();
  return (
    <section
      data-slot="section"
      data-tone={tone}
      aria-labelledby={title ? id : undefined}
      {...props}
      className={cn(section({ tone, space }), className)}
    >
      <Container width={width}>
        {title ? (
          <div className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-3 lg:mb-8">
            <div className="flex min-w-0 flex-col gap-2">
              <Heading level={headingLevel} id={id}>
                {title}
              </Heading>
              {description ? <p className="max-w-prose text-16 text-muted">{description}</p> : null}
            </div>
            {action ? <div className="pb-1 text-15">{action}</div> : null}
          </div>
        ) : null}
        {children}
      </Container>
    </section>
  );
}

// Not a grid in a narrow window, so that a child can stick for the whole length of the page.
const columns = cva("flex flex-col gap-x-14 gap-y-10 *:min-w-0 lg:grid lg:items-start", {
  variants: {
    layout: {
      "main-aside": "lg:grid-cols-[minmax(0,1fr)_23.25rem]",
      "sidebar-main": "lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-x-10",
    },
  },
});

export type ColumnsProps = ComponentProps<"div"> & {
  /** Which of the two children is the wide one. */
  layout: "main-aside" | "sidebar-main";
};

/** Two columns in a wide window, otherwise one below the other. */
export function Columns({ layout, className, ...props }: ColumnsProps) {
  return <div data-slot="columns" data-layout={layout} {...props} className={cn(columns({ layout }), className)} />;
}

export type AsideProps = ComponentProps<"div"> & {
  /** Makes its one child the aside, such as a `Stack`. Default `false`. */
  asChild?: boolean | undefined;
};

/**
 * Goes beside the main column in `Columns` and stays in view while that scrolls. In a wide window it is at least as
 * high as the window and sticks at its foot: shorter content stays at the top, taller content shows its end.
 */
export function Aside({ asChild = false, className, ...props }: AsideProps) {
  const Root = asChild ? Slot : "div";
  return (
    <Root
      data-slot="aside"
      {...props}
      className={cn(
        "lg:sticky lg:bottom-6 lg:min-h-[calc(100dvh-6.5rem-var(--sticky-top,0px))] lg:self-end",
        className,
      )}
    />
  );
}

const grid = cva("grid", {
  variants: {
    min: {
      tile: "grid-cols-[repeat(auto-fill,minmax(min(45%,10rem),1fr))] gap-3 sm:gap-4",
      card: "grid-cols-[repeat(auto-fill,minmax(min(100%,16rem),1fr))] gap-5 sm:gap-6",
      half: "grid-cols-[repeat(auto-fill,minmax(min(100%,26rem),1fr))] gap-5 sm:gap-8",
    },
  },
  defaultVariants: { min: "card" },
});

export type GridProps = ComponentProps<"div"> & {
  /** Least width of a column: 160 for tiles, 256 for cards, 416 for halves. Default `card`. */
  min?: "tile" | "card" | "half" | undefined;
  /** Makes its one child the grid, such as a `ul`. Default `false`. */
  asChild?: boolean | undefined;
};

/** As many equal columns as fit: `tile` for categories, `card` for vendors, `half` for two. A single one is still one column wide. */
export function Grid({ min = "card", asChild = false, className, ...props }: GridProps) {
  const Root = asChild ? Slot : "div";
  return <Root data-slot="grid" data-min={min} {...props} className={cn(grid({ min }), className)} />;
}

const stack = cva("flex", {
  variants: {
    direction: { column: "flex-col", row: "flex-row flex-wrap items-center" },
    gap: { 1: "gap-1", 2: "gap-2", 3: "gap-3", 4: "gap-4", 6: "gap-6", 8: "gap-8", 12: "gap-12" },
  },
  defaultVariants: { direction: "column", gap: 4 },
});

export type StackProps = ComponentProps<"div"> & {
  /** The direction in which things follow each other. Default `column`. */
  direction?: "column" | "row" | undefined;
  /** Steps of 4 px between them. Default 4. */
  gap?: 1 | 2 | 3 | 4 | 6 | 8 | 12 | undefined;
  /** Makes its one child the stack, such as a `form` or `ul`. Default `false`. */
  asChild?: boolean | undefined;
};

/** Things one after another, evenly spaced. `gap` counts steps of 4 px. */
export function Stack({ direction = "column", gap = 4, asChild = false, className, ...props }: StackProps) {
  const Root = asChild ? Slot : "div";
  return (
    <Root
      data-slot="stack"
      data-direction={direction}
      {...props}
      className={cn(stack({ direction, gap }), className)}
    />
  );
}
