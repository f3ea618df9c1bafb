import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentProps, useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { type FilterGroup, FilterPanel } from "./filter-panel.tsx";

const groups: FilterGroup[] = [
  {
    id: "openNow",
    legend: "Open now",
    kind: "toggle",
    options: [{ value: "true", label: "Open now", count: 31, checked: true }],
  },
  {
    id: "category",
    legend: "Category",
    kind: "multiple",
    foldAfter: 5,
    options: (
      [
        ["venues", "Venues", "412"],
        ["photographers", "Photographers", "301"],
        ["florists", "Florists", "188"],
        ["live-music", "Live music", "143"],
        ["catering", "Catering", "127"],
        ["cakes", "Cakes", "96"],
        ["celebrants", "Celebrants", "54"],
        ["make-up", "Make-up", 0],
      ] satisfies [string, string, string | number][]
    ).map(([value, label, count]) => ({ value, label, count, checked: value === "florists" })),
  },
  {
    id: "minRating",
    legend: "Rating",
    kind: "single",
    options: [
      { value: "", label: "Any", checked: true },
      { value: "4", label: "4 stars and more", count: 640, checked: false },
      { value: "4.5", label: "4.5 stars and more", count: "1,000+", checked: false },
    ],
  },
];

/** Holds the choices, the way a page keeps them in its address. */
function Panel({ groups: first, onChange, onClear, ...args }: ComponentProps<typeof FilterPanel>) {
  const [shown, setShown] = useState(first);
  return (
    <FilterPanel
      {...args}
      groups={shown}
      onChange={(id, values) => {
        onChange?.(id, values);
        setShown(
          shown.map((group) =>
            group.id === id
              ? {
                  ...group,
                  options: group.options.map((option) => ({
                    ...option,
                    checked: values.length === 0 ? option.value === "" : values.includes(option.value),
                  })),
                }
              : group,
          ),
        );
      }}
      onClear={() => {
        onClear?.();
        setShown(
          shown.map((group) => ({
            ...group,
            options: group.options.map((option) => ({ ...option, checked: option.value === "" })),
          })),
        );
      }}
    />
  );
}

const meta = {
  title: "Forms/FilterPanel",
  component: FilterPanel,
  globals: { viewport: { value: "desktop", isRotated: false } },
  render: (args) => <Panel {...args} />,
  args: {
    action: "#search",
    groups,
    onChange: fn(),
    onClear: fn(),
    resultLabel: "Show 188 vendors",
    hiddenFields: { q: "white roses" },
  },
  decorators: [
    (Story) => (
      <div className="lg:max-w-72">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FilterPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Stories are rendered in windows of several widths. */
const isNarrow = () => window.innerWidth < 1024;

/** Beside a list, where there is room: real controls in a GET form. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    // A narrow window has the dialog instead; see "Phone".
    if (isNarrow()) return;
    const form = canvas.getByRole("form", { name: "Filters" });
    const cakes = canvas.getByRole("checkbox", { name: /Catering/ });
    await userEvent.click(cakes);
    await expect(args.onChange).toHaveBeenLastCalledWith("category", ["florists", "catering"]);
    await expect(cakes).toBeChecked();
    await userEvent.click(canvas.getByRole("radio", { name: /^4 stars/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith("minRating", ["4"]);
    await expect(new FormData(form as HTMLFormElement).get("q")).toBe("white roses");
    await userEvent.click(canvas.getByRole("button", { name: "Clear all" }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};

/** On phones a button opens the same choices in a dialog. */
export const Phone: Story = {
  globals: { viewport: { value: "phone", isRotated: false } },
  play: async ({ canvas, args }) => {
    if (!isNarrow()) return;
    const button = canvas.getByRole("button", { name: "Filters (2)" });
    await userEvent.click(button);
    const dialog = within(await screen.findByRole("dialog", { name: "Filters" }));
    await userEvent.click(dialog.getByRole("checkbox", { name: /Venues/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith("category", ["venues", "florists"]);
    await expect(dialog.getByRole("button", { name: "Show 188 vendors" })).toBeVisible();
  },
};

/** With nothing chosen there is nothing to clear, and the button shows no count. */
export const Empty: Story = {
  tags: ["state"],
  args: {
    groups: groups.map((group) => ({ ...group, options: group.options.map((each) => ({ ...each, checked: false })) })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button", { name: "Clear all" })).not.toBeInTheDocument();
  },
};

export const States: Story = {
  tags: ["visual-wide"],
  args: {
    groups: [
      ...groups,
      {
        id: "language",
        legend: "Speaks",
        kind: "multiple",
        options: [
          { value: "sl", label: <bdi lang="sl">slovenščina</bdi>, count: "12,000", checked: true },
          { value: "ar", label: <bdi lang="ar">العربية</bdi>, count: 0, checked: false },
        ],
      },
    ],
  },
};

export const Hover: Story = { tags: ["state"], parameters: { pseudo: { hover: ["label", "input", "button"] } } };

export const Focus: Story = { tags: ["state"], parameters: { pseudo: { focusVisible: ["input", "button"] } } };

export const Active: Story = { tags: ["state"], parameters: { pseudo: { active: ["input", "button"] } } };

/** Names of any length wrap; the counts stay in their column. */
export const LongText: Story = {
  tags: ["state"],
  args: {
    groups: [
      {
        id: "category",
        legend: "What they offer, in their own words and in those of the people who booked them",
        kind: "multiple",
        options: [
          { value: "a", label: "Hochzeitsfeuerwerkskünstlerinnen", count: "12,000", checked: true },
          {
            value: "b",
            label: "Transport for guests who come from far away and stay the night",
            count: 3,
            checked: false,
          },
        ],
      },
    ],
  },
};

/**
 * A choice that would leave nothing is quieter and says so. People can still choose it: counts change, and choices can
 * be undone.
 */
export const None: Story = {
  tags: ["state"],
  args: {
    groups: [
      {
        id: "openNow",
        legend: "Open now",
        kind: "toggle",
        options: [{ value: "true", label: "Open now", count: 0, checked: true }],
      },
      {
        id: "category",
        legend: "Category",
        kind: "multiple",
        options: [
          { value: "venues", label: "Venues", count: 412, checked: false },
          { value: "make-up", label: "Make-up", count: 0, checked: false },
        ],
      },
    ],
  },
  play: async ({ canvas, args }) => {
    // A narrow window has the dialog instead; see "Phone".
    if (isNarrow()) return;
    const makeUp = canvas.getByRole("checkbox", { name: "Make-up none" });
    const colourOf = (control: HTMLElement) => getComputedStyle(control.closest("label")!).color;
    await expect(colourOf(makeUp)).not.toBe(colourOf(canvas.getByRole("checkbox", { name: "Venues 412" })));
    await userEvent.click(makeUp);
    await expect(args.onChange).toHaveBeenLastCalledWith("category", ["make-up"]);
    await userEvent.click(canvas.getByRole("checkbox", { name: "Open now none" }));
    await expect(args.onChange).toHaveBeenLastCalledWith("openNow", []);
  },
};

/** When it sticks, the target of a link ends up just below it. */
export const KeepsClear: Story = {
  globals: { viewport: { value: "phone", isRotated: false } },
  render: (args) => (
    <>
      <Panel {...args} />
      <h2 id="results">188 vendors</h2>
    </>
  ),
  play: async ({ canvas }) => {
    if (!isNarrow()) return;
    window.location.hash = "results";
    const { scrollMarginBlockStart } = getComputedStyle(canvas.getByRole("heading", { name: "188 vendors" }));
    await expect(scrollMarginBlockStart).toBe("24px");
    const { scrollPaddingBlockStart } = getComputedStyle(document.documentElement);
    await expect(scrollPaddingBlockStart).toBe("72px");
  },
};

/** More than a handful of options fold away; chosen ones never do. */
export const Folded: Story = {
  play: async ({ canvas }) => {
    // A narrow window has the dialog instead; see "Phone".
    if (isNarrow()) return;
    const more = canvas.getByText("Show more");
    await expect(canvas.getByRole("checkbox", { name: /Make-up/ })).not.toBeVisible();
    await userEvent.click(more);
    // With the button gone, the focus goes to the first option it revealed.
    await waitFor(() => expect(canvas.getByRole("checkbox", { name: /Cakes/ })).toHaveFocus());
    await expect(canvas.getByRole("checkbox", { name: /Make-up/ })).toBeVisible();
  },
};
