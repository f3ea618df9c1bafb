import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentProps, useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Badge } from "../badge/badge.tsx";
import { Button } from "../button/button.tsx";
import { EmptyState } from "../empty-state/empty-state.tsx";
import { LocaleProvider } from "../locale-provider/locale-provider.tsx";
import { ar } from "../locales/ar.generated.ts";
import { TextLink } from "../text-link/text-link.tsx";
import { Table, type TableColumn } from "./table.tsx";

type Vendor = {
  id: string;
  name: string;
  category: string;
  place: string;
  photos: number;
  days: number;
  note?: string;
};

const vendors: Vendor[] = [
  { id: "1", name: "Villa Podrožnik", category: "Venue", place: "Ljubljana", photos: 12, days: 6 },
  { id: "2", name: "Wild Hem Flowers", category: "Florist", place: "Bristol", photos: 0, days: 5, note: "Duplicate?" },
  {
    id: "3",
    name: "Die kleine Konditorei am Graben, Inhaberin Käthe Hohenbrunn",
    category: "Cakes",
    place: "Graz",
    photos: 4,
    days: 3,
  },
  { id: "4", name: "قصر الياسمين", category: "Venue", place: "عمّان", photos: 1200, days: 1 },
  { id: "5", name: "Kvartet Aurora", category: "Music", place: "Maribor", photos: 2, days: 0 },
];

const columns: TableColumn<Vendor>[] = [
  {
    key: "name",
    header: "Name",
    sortable: true,
    cell: ({ id, name }) => <TextLink href={`#vendor-${id}`}>{name}</TextLink>,
  },
  { key: "category", header: "Category", cell: ({ category }) => category },
  {
    key: "place",
    header: "Place",
    cell: ({ place, note }) =>
      note ? (
        <>
          {place}{" "}
          <Badge size="sm" tone="rose">
            {note}
          </Badge>
        </>
      ) : (
        place
      ),
  },
  { key: "photos", header: "Photos", align: "end", width: "fit", cell: ({ photos }) => photos.toLocaleString("en-GB") },
  {
    key: "days",
    header: "Waiting",
    width: "fit",
    sortable: true,
    cell: ({ days }) => (days === 0 ? "since today" : days === 1 ? "1 day" : `${days} days`),
  },
];

const bulkActions = (
  <>
    <Button size="sm" variant="outline" tone="danger">
      Reject
    </Button>
    <Button size="sm">Approve</Button>
  </>
);

/** Keeps what the caller would: the order and the selection. */
function Queue(props: ComponentProps<typeof Table<Vendor>>) {
  const [sort, setSort] = useState(props.sort);
  const [selected, setSelected] = useState(props.selected ?? []);
  const sign = sort?.direction === "descending" ? -1 : 1;
  const rows = props.rows.toSorted((one, other) =>
    sort?.key === "name" ? sign * one.name.localeCompare(other.name, "en") : sign * (one.days - other.days),
  );
  return (
    <Table
      {...props}
      rows={rows}
      sort={sort}
      onSortChange={(next) => {
        setSort(next);
        props.onSortChange?.(next);
      }}
      selected={selected}
      onSelectedChange={setSelected}
      rowName={({ name }) => name}
      bulkActions={props.bulkActions}
    />
  );
}

const meta = {
  title: "Content/Table",
  component: Table,
  args: {
    caption: "Vendors waiting for approval",
    columns,
    rows: vendors,
    sort: { key: "days", direction: "descending" },
    onSortChange: fn(),
    selected: [],
    onSelectedChange: fn(),
    rowName: ({ name }) => name,
    bulkActions,
  },
  argTypes: { empty: { control: false }, bulkActions: { control: false } },
  render: (args) => <Queue {...args} />,
} satisfies Meta<typeof Table<Vendor>>;

export default meta;
type Story = StoryObj<typeof meta>;

const wide = { viewport: { value: "desktop", isRotated: false } };

const nameOf = (row: HTMLElement) => within(row).getByRole("rowheader").textContent;

/** A press on a column's name asks for its order, a second one for the opposite. */
export const Default: Story = {
  tags: ["visual", "visual-wide"],
  globals: wide,
  play: async ({ args, canvas }) => {
    const table = canvas.getByRole("table", { name: "Vendors waiting for approval" });
    const head = (name: string) => within(table).getByRole("columnheader", { name });
    const first = () => nameOf(within(table).getAllByRole("row")[1]!);
    await expect(head("Waiting")).toHaveAttribute("aria-sort", "descending");
    await expect(head("Name")).not.toHaveAttribute("aria-sort");
    await expect(first()).toBe("Villa Podrožnik");
    await userEvent.click(within(head("Name")).getByRole("button"));
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ key: "name", direction: "ascending" });
    await expect(head("Name")).toHaveAttribute("aria-sort", "ascending");
    await expect(head("Waiting")).not.toHaveAttribute("aria-sort");
    await expect(first()).toBe("Die kleine Konditorei am Graben, Inhaberin Käthe Hohenbrunn");
    await userEvent.keyboard("{Enter}");
    await expect(head("Name")).toHaveAttribute("aria-sort", "descending");
    await userEvent.click(within(head("Waiting")).getByRole("button"));
    await userEvent.keyboard("{Enter}");
  },
};

/** Only to read: nothing can be selected or sorted. */
export const Variants: Story = {
  tags: ["visual"],
  render: ({ caption, columns, rows }) => (
    <Table caption={caption} columns={columns.map((column) => ({ ...column, sortable: false }))} rows={rows} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button")).toBeNull();
    await expect(canvas.queryByRole("checkbox")).toBeNull();
    await expect(canvas.queryByRole("status")).toBeEmptyDOMElement();
  },
};

/** Boxes select rows; with Shift, all rows since the last press. Actions for all of them stay at the window's foot. */
export const Selecting: Story = {
  tags: ["state", "visual", "visual-phone"],
  play: async ({ canvas }) => {
    const box = (name: string | RegExp) => canvas.getByRole("checkbox", { name });
    const user = userEvent.setup();
    await expect(canvas.queryByRole("button", { name: "Approve" })).toBeNull();
    await user.click(box("Select Wild Hem Flowers"));
    await expect(canvas.getByRole("status")).toHaveTextContent("1 selected");
    await waitFor(() => expect(box("Select all")).toBePartiallyChecked());
    await user.keyboard("{Shift>}");
    await user.click(box("Select Kvartet Aurora"));
    await user.keyboard("{/Shift}");
    await expect(canvas.getByRole("status")).toHaveTextContent("4 selected");
    await expect(box("Select Villa Podrožnik")).not.toBeChecked();
    await user.click(box("Select all"));
    await expect(box("Select Villa Podrožnik")).toBeChecked();
    await expect(box("Select all")).not.toBePartiallyChecked();
    await user.click(box("Select all"));
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
    await user.click(box("Select Villa Podrožnik"));
    await user.click(canvas.getByRole("button", { name: "Clear selection" }));
    await expect(box("Select Villa Podrožnik")).not.toBeChecked();
    // As its picture shows it.
    await user.click(box("Select Wild Hem Flowers"));
    await user.click(box("Select Kvartet Aurora"));
    await expect(canvas.getByRole("button", { name: "Approve" })).toBeVisible();
  },
};

const many = Array.from({ length: 40 }, (_, index) => ({
  ...vendors[index % vendors.length]!,
  id: String(index + 1),
  name: `${vendors[index % vendors.length]!.name}, no. ${index + 1}`,
  days: 40 - index,
}));

/** The row that keys act on is marked, comes into view, and isn't covered by the head, which stays. */
export const Active: Story = {
  tags: ["state"],
  globals: wide,
  render: function Keys() {
    const [active, setActive] = useState("2");
    return (
      <>
        <Button className="fixed end-4 bottom-4 z-bar" onClick={() => setActive(active === "39" ? "2" : "39")}>
          Jump
        </Button>
        <Queue {...meta.args} rows={many} activeId={active} />
      </>
    );
  },
  play: async ({ canvas }) => {
    const row = (name: RegExp) => canvas.getByRole("row", { name });
    const jump = canvas.getByRole("button", { name: "Jump" });
    const first = row(/no\. 2 /);
    await expect(first).toHaveAttribute("aria-current", "true");
    await userEvent.click(jump);
    await expect(first).not.toHaveAttribute("aria-current");
    const last = row(/no\. 39 /);
    await expect(last).toHaveAttribute("aria-current", "true");
    await waitFor(() => expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight + 1));
    const head = canvas.getByRole("columnheader", { name: "Waiting" });
    await expect(Math.round(head.getBoundingClientRect().top)).toBe(0);
    await userEvent.click(jump);
    await waitFor(() =>
      expect(first.getBoundingClientRect().top).toBeGreaterThanOrEqual(head.getBoundingClientRect().bottom),
    );
    window.scrollTo(0, 0);
  },
};

/** Where a table doesn't fit, each row is a card with its labels; screen readers still have a table. */
export const Cards: Story = {
  tags: ["state", "visual"],
  render: () => <Queue {...meta.args} activeId="2" selected={["2"]} />,
  decorators: [
    (Story) => (
      <div className="w-96 max-w-full">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const row = canvas.getByRole("row", { name: /Villa Podrožnik/ });
    await expect(within(row).getByText("Photos")).toBeVisible();
    await expect(within(row).getByText("12")).toBeVisible();
    await expect(within(row).getAllByRole("cell")).toHaveLength(5);
    await expect(canvas.getAllByRole("columnheader")).toHaveLength(6);
    await expect(canvas.getByRole("button", { name: "Waiting" })).toBeVisible();
    await expect(canvas.getByText("Select all")).toBeVisible();
    // Nothing to press, so only its cells' labels are seen.
    await expect(canvas.getByRole("columnheader", { name: "Place" }).offsetWidth).toBe(1);
  },
};

/** Until the first rows arrive, placeholders take their room. */
export const Loading: Story = {
  tags: ["state", "visual"],
  args: { rows: [], loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Loading");
    await expect(canvas.getByRole("checkbox", { name: "Select all" })).toBeDisabled();
  },
};

export const Empty: Story = {
  tags: ["state"],
  args: {
    rows: [],
    empty: <EmptyState title="Nothing is waiting" description="New vendors appear here as soon as they are added." />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "Nothing is waiting" })).toBeVisible();
    await expect(canvas.queryByRole("table")).toBeNull();
  },
};

export const RightToLeft: Story = {
  tags: ["visual"],
  render: () => <Queue {...meta.args} activeId="4" selected={["4", "5"]} />,
  globals: { direction: "rtl" },
  decorators: [
    (Story) => (
      <LocaleProvider locale="ar-EG" direction="rtl" texts={ar}>
        <Story />
      </LocaleProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("المحدَّد: ٢");
  },
};
