"use client";

import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react";
import { type ChangeEvent, type ComponentProps, type ReactNode, useEffect, useRef } from "react";
import { Button } from "../button/button.tsx";
import { Checkbox } from "../checkbox/checkbox.tsx";
import { cn } from "../lib/cn.ts";
import { cva } from "../lib/cva.ts";
import { useLocale, useTexts } from "../lib/locale.ts";
import { Skeleton } from "../skeleton/skeleton.tsx";

/** Every word the table shows. Counts come as a number, for plurals, and as the language writes it. */
export type TableTexts = {
  /** Names a row's checkbox for screen readers. Default "Select Villa Podrožnik". */
  select: (name: string) => string;
  /** Labels the checkbox for all rows. Default "Select all". */
  selectAll: string;
  /** How many rows are selected. Default "3 selected". */
  selected: (count: number, written: string) => string;
  /** The button that selects none. Default "Clear selection". */
  clear: string;
  /** Says that rows are on their way, for screen readers. Default "Loading". */
  loading: string;
  /** Replaces the rows if there are none. Default "Nothing here". */
  empty: string;
};

declare module "../lib/locale.ts" {
  interface Texts {
    table: TableTexts;
  }
}

const english: TableTexts = {
  select: (name) => `Select ${name}`,
  selectAll: "Select all",
  selected: (_, written) => `${written} selected`,
  clear: "Clear selection",
  loading: "Loading",
  empty: "Nothing here",
};

export type TableColumn<Row> = {
  /** What tells it from the others. */
  key: string;
  /** Its name: heads the column, and labels the cell where rows are cards. */
  header: string;
  /** What it shows of a row. A link in the first column opens the row. */
  cell: (row: Row) => ReactNode;
  /** `end` for numbers, so that their digits line up. Default `start`. */
  align?: "start" | "end" | undefined;
  /** `fit` for dates and numbers: as narrow as its content, which never wraps. Default `share`. */
  width?: "share" | "fit" | undefined;
  /** Makes its name a button that asks for this order. Default `false`. */
  sortable?: boolean | undefined;
};

/** Which column the rows are sorted by, and which way. */
export type TableSort = { key: string; direction: "ascending" | "descending" };

export type TableProps<Row extends { id: string }> = Omit<ComponentProps<"div">, "children"> & {
  /** Names the table for screen readers: "Vendors waiting for approval". */
  caption: string;
  /** What is shown of each row; the first column names it. */
  columns: readonly TableColumn<Row>[];
  /** What is listed, in the order to show it. */
  rows: readonly Row[];
  /** The order of `rows`. */
  sort?: TableSort | undefined;
  /** Called with the order that someone asks for; a second press on the same column turns it round. */
  onSortChange?: ((sort: TableSort) => void) | undefined;
  /** The row that keys act on: marked, and scrolled into view. */
  activeId?: string | undefined;
  /** Rows are on their way: placeholders stand in until the first arrive. Default `false`. */
  loading?: boolean | undefined;
  /** Replaces the rows if there are none, such as an `EmptyState`. Default "Nothing here". */
  empty?: ReactNode | undefined;
  /** Other words. */
  texts?: Partial<TableTexts> | undefined;
} & (
    | {
        /** The ids of the selected rows; may include rows that aren't shown. */
        selected: readonly string[];
        /** Called with the ids that are selected from now on. */
        onSelectedChange: (selected: string[]) => void;
        /** A row's name, for its checkbox. */
        rowName: (row: Row) => string;
        /** What can be done with the selected rows: `Button`s of size `sm`. */
        bulkActions?: ReactNode | undefined;
      }
    | {
        /** Only if rows can be selected. */
        selected?: undefined;
        /** Only if rows can be selected. */
        onSelectedChange?: undefined;
        /** Only if rows can be selected. */
        rowName?: undefined;
        /** Only if rows can be selected. */
        bulkActions?: undefined;
      }
  );

// A table from 42rem of its own width, and a list of cards below. The roles are written out, because some browsers drop
// them along with the display of a table: https://adrianroselli.com/2018/02/tables-css-display-properties-and-aria.html
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */

const cell = cva("@2xl:table-cell @2xl:border-b @2xl:border-hairline @2xl:px-3 @2xl:py-3 @2xl:align-baseline", {
  variants: {
    align: { start: "", end: "figures @2xl:text-end" },
    width: { share: "wrap-anywhere", fit: "whitespace-nowrap @2xl:w-px" },
  },
  defaultVariants: { align: "start", width: "share" },
});

const head =
  "text-start text-14 font-medium whitespace-nowrap text-muted @2xl:top-(--sticky-top,0px) @2xl:z-1 @2xl:bg-paper @2xl:py-1 @2xl:align-middle @2xl:[@media(min-height:30rem)]:sticky";

const marker =
  "@2xl:relative @2xl:before:absolute @2xl:before:inset-y-0 @2xl:before:start-0 @2xl:before:w-1 @2xl:group-data-active/row:before:bg-accent-text forced-colors:@2xl:group-data-active/row:before:bg-[Highlight]";

/** Rows to work through: sorted, selected and acted on, one by one or several at once. In a narrow space they are cards. */
export function Table<Row extends { id: string }>({
  caption,
  columns,
  rows,
  sort,
  onSortChange,
  activeId,
  loading = false,
  empty,
  selected,
  onSelectedChange,
  rowName,
  bulkActions,
  texts,
  className,
  ...props
}: TableProps<Row>) {
  const words = useTexts("table", english, texts);
  const locale = useLocale();
  const chosen = new Set(selected);
  const count = words.selected(chosen.size, chosen.size.toLocaleString(locale));
  const active = useRef<HTMLTableRowElement>(null);
  const activeShown = rows.some(({ id }) => id === activeId);
  useEffect(() => {
    if (activeId !== undefined && activeShown) active.current?.scrollIntoView({ block: "nearest" });
  }, [activeId, activeShown]);

  /** The row that was pressed last: a press with Shift selects everything from there. */
  const last = useRef<string>(undefined);
  const choose = (ids: readonly string[], on: boolean) =>
    onSelectedChange?.(on ? [...new Set([...chosen, ...ids])] : [...chosen].filter((id) => !ids.includes(id)));
  const press = (id: string, { target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const to = rows.findIndex((row) => row.id === id);
    const shift = nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;
    const from = shift ? rows.findIndex((row) => row.id === last.current) : -1;
    last.current = id;
    const range = from < 0 ? [rows[to]!] : rows.slice(Math.min(from, to), Math.max(from, to) + 1);
    choose(
      range.map((row) => row.id),
      target.checked,
    );
  };

  return (
    <div data-slot="table" aria-busy={loading} {...props} className={cn("@container isolate", className)}>
      <output className="sr-only">{loading ? words.loading : chosen.size > 0 ? count : ""}</output>
      {rows.length === 0 && !loading ? (
        <div data-slot="table-empty">
          {empty ?? <p className="py-10 text-center text-15 text-muted">{words.empty}</p>}
        </div>
      ) : (
        <table role="table" className="block w-full border-separate border-spacing-0 text-start text-15 @2xl:table">
          <caption className="sr-only">{caption}</caption>
          <thead role="rowgroup" data-sticky="top" className="block @2xl:table-header-group">
            <tr role="row" className="mb-3 flex flex-wrap items-center gap-x-5 @2xl:table-row">
              {selected ? (
                <th role="columnheader" scope="col" className={cn(cell({ width: "fit" }), head)}>
                  <Checkbox
                    label={<span className="@2xl:sr-only">{words.selectAll}</span>}
                    disabled={rows.length === 0}
                    checked={rows.length > 0 && rows.every(({ id }) => chosen.has(id))}
                    indeterminate={rows.some(({ id }) => chosen.has(id)) && !rows.every(({ id }) => chosen.has(id))}
                    onChange={({ target }) =>
                      choose(
                        rows.map(({ id }) => id),
                        target.checked,
                      )
                    }
                  />
                </th>
              ) : null}
              {columns.map(({ key, header, align, width, sortable }) => {
                const direction = sort?.key === key ? sort.direction : undefined;
                return (
                  <th
                    key={key}
                    role="columnheader"
                    scope="col"
                    aria-sort={direction}
                    data-slot="table-column"
                    // Where rows are cards, only what can be pressed stays in sight.
                    className={cn(cell({ align, width }), head, !sortable && "@max-2xl:sr-only")}
                  >
                    {sortable ? (
                      <button
                        type="button"
                        onClick={() =>
                          onSortChange?.({ key, direction: direction === "ascending" ? "descending" : "ascending" })
                        }
                        className={sortClasses}
                      >
                        {header}
                        <SortMark direction={direction} />
                      </button>
                    ) : (
                      header
                    )}
                  </th>
                );
              })}
            </tr>
          </thead>
          <tbody role="rowgroup" className="grid gap-3 @2xl:table-row-group">
            {rows.length === 0
              ? Array.from({ length: 5 }, (_, index) => (
                  <tr key={index} role="row" className={rowClasses}>
                    {selected ? (
                      <td role="cell" className={cn(cell({ width: "fit" }), select)}>
                        <Skeleton shape="circle" className="size-5.5 rounded-small" />
                      </td>
                    ) : null}
                    {columns.map(({ key }) => (
                      <td key={key} role="cell" className={cn(cell(), "block py-1.5")}>
                        <Skeleton />
                      </td>
                    ))}
                  </tr>
                ))
              : rows.map((row) => (
                  <tr
                    key={row.id}
                    ref={row.id === activeId ? active : undefined}
                    role="row"
                    data-slot="table-row"
                    data-active={row.id === activeId ? "" : undefined}
                    data-selected={chosen.has(row.id) ? "" : undefined}
                    aria-current={row.id === activeId ? "true" : undefined}
                    className={rowClasses}
                  >
                    {selected ? (
                      <td role="cell" className={cn(cell({ width: "fit" }), select, marker)}>
                        <Checkbox
                          label={words.select(rowName(row))}
                          labelHidden
                          checked={chosen.has(row.id)}
                          onChange={(event) => press(row.id, event)}
                        />
                      </td>
                    ) : null}
                    {columns.map(({ key, header, cell: content, align, width }, index) =>
                      index === 0 ? (
                        <th
                          key={key}
                          role="rowheader"
                          scope="row"
                          className={cn(
                            cell({ align, width }),
                            "block pb-1.5 text-start font-semibold @max-2xl:text-16",
                            selected ? "@max-2xl:pe-10" : marker,
                          )}
                        >
                          {content(row)}
                        </th>
                      ) : (
                        <td
                          key={key}
                          role="cell"
                          className={cn(cell({ align, width }), "flex items-baseline justify-between gap-4 py-1")}
                        >
                          {/* The head says it too, but not to the eye. */}
                          <span aria-hidden className="shrink-0 text-14 text-muted @2xl:hidden">
                            {header}
                          </span>
                          <div className="min-w-0 @max-2xl:text-end">{content(row)}</div>
                        </td>
                      ),
                    )}
                  </tr>
                ))}
          </tbody>
        </table>
      )}
      {chosen.size > 0 ? (
        <div
          data-slot="table-selection"
          data-sticky="bottom"
          className="bottom-4 z-bar mt-4 flex flex-wrap items-center gap-2 rounded-panel border border-hairline bg-raised px-4 py-3 shadow-card sm:px-5 [@media(min-height:30rem)]:sticky"
        >
          {/* The status above has said it. */}
          <p aria-hidden className="figures text-15 font-semibold">
            {count}
          </p>
          <Button size="sm" variant="plain" onClick={() => onSelectedChange?.([])}>
            {words.clear}
          </Button>
          {bulkActions ? (
            <div className="ms-auto flex flex-wrap gap-2 @max-2xl:w-full @max-2xl:*:grow">{bulkActions}</div>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}

const rowClasses =
  "group/row relative block rounded-card border border-hairline p-4 hover:bg-quiet data-active:border-accent data-active:bg-quiet data-selected:bg-quiet @2xl:static @2xl:table-row";

/** Shift with a press would also select text. */
const select = "select-none @max-2xl:absolute @max-2xl:end-4 @max-2xl:top-4 @2xl:align-top";

const sortClasses =
  "-mx-2 inline-flex min-h-9 items-center gap-1 rounded-small px-2 text-start hover:bg-quiet hover:text-ink active:bg-pressed pointer-coarse:min-h-11";

function SortMark({ direction }: { direction: TableSort["direction"] | undefined }) {
  const Icon = direction === undefined ? ChevronsUpDown : direction === "ascending" ? ArrowUp : ArrowDown;
  return <Icon aria-hidden className={cn("size-4 shrink-0", direction && "text-accent-text")} />;
}
