import { type ComponentProps, type ReactNode, useId } from "react";
import { Heading } from "../heading/heading.tsx";
import { cn } from "../lib/cn.ts";
import { cva } from "../lib/cva.ts";

const columns = cva("grid items-start gap-x-10 gap-y-8", {
  variants: {
    filters: { true: "lg:grid-cols-[17rem_minmax(0,1fr)]", false: "" },
    detail: { true: "", false: "" },
  },
  compoundVariants: [
    { filters: false, detail: true, class: "lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]" },
    {
      filters: true,
      detail: true,
      class: "lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] xl:grid-cols-[17rem_minmax(0,1fr)_23rem]",
    },
  ],
});

type DetailProps =
  | {
      /** The item chosen from the list, shown beside it, or in its place on narrow windows. Default none. */
      detail?: undefined;
      detailLabel?: undefined;
      back?: undefined;
    }
  | {
      detail: ReactNode;
      /** Names the detail: the item's own name. */
      detailLabel: string;
      /** The link back to the list, where the detail replaces it. */
      back: ReactNode;
    };

export type ListDetailTemplateProps = Omit<ComponentProps<"div">, "title"> &
  DetailProps & {
    /** What the list contains. */
    title: ReactNode;
    /** How many there are; announced when it changes. */
    status?: ReactNode | undefined;
    /** Opposite the title: how it is sorted. */
    tools?: ReactNode | undefined;
    /** Above everything: a search box. */
    top?: ReactNode | undefined;
    /** The filters: a `FilterPanel`. */
    filters?: ReactNode | undefined;
    /** Below the list: `Pagination`. */
    footer?: ReactNode | undefined;
    /** The list is being refreshed. Default `false`. */
    busy?: boolean | undefined;
    /** The list, or an `EmptyState`. */
    children: ReactNode;
  };

/** A page with a list, its filters, and the item chosen from it. */
export function ListDetailTemplate({
  title,
  status,
  tools,
  top,
  filters,
  footer,
  detail,
  detailLabel,
  back,
  busy = false,
  className,
  children,
  ...props
}: ListDetailTemplateProps) {
  const id = useId();
  const chosen = detail !== undefined;
  return (
    <div
      data-slot="list-detail-template"
      {...props}
      className={cn("mx-auto w-full max-w-316 px-5 py-6 sm:px-8 sm:py-8", className)}
    >
      {top ? <div className="mb-8">{top}</div> : null}
      <div className={columns({ filters: filters !== undefined, detail: chosen })}>
        {filters === undefined ? null : <div className={chosen ? "min-w-0 max-xl:hidden" : "min-w-0"}>{filters}</div>}
        <section
          aria-labelledby={id}
          aria-busy={busy}
          className={cn("flex min-w-0 flex-col gap-4", chosen && "max-lg:hidden")}
        >
          <div className="flex flex-wrap items-center justify-between gap-4">
            <div className="min-w-0">
              <Heading level={1} size="panel" id={id} dir="auto">
                {title}
              </Heading>
              {status ? <output className="text-15 text-muted">{status}</output> : null}
            </div>
            {tools}
          </div>
          {children}
          {footer}
        </section>
        {chosen ? (
          <aside aria-label={detailLabel} className="min-w-0 lg:sticky lg:top-[calc(1.5rem+var(--sticky-top,0px))]">
            <div className="mb-4 lg:hidden">{back}</div>
            {detail}
          </aside>
        ) : null}
      </div>
    </div>
  );
}
