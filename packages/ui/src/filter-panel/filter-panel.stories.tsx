import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentProps, useState } from "react";
import { expect, fn, screen, userEvent, within } from "storybook/test";
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
    options: [
      ["venues", "Venues", "412"],
      ["photographers", "Photographers", "301"],
      ["florists", "Florists", "188"],
      ["live-music", "Live music", "143"],
      ["catering", "Catering", "127"],
      ["cakes", "Cakes", "96"],
      ["celebrants", "Celebrants", "54"],
      ["make-up", "Make-up", "0"],
    ].map(([value = "", label, count]) => ({ value, label, count, checked: value === "florists" })),
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

/** Holds the choices, as a page keeps them in its address. */
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
  title: "Components/FilterPanel",
  component: FilterPanel,
  render: (args) => <Panel {...args} />,
  args: {
    action: "#search",
    groups,
    onChange: fn(),
    onClear: fn(),
    resultLabel: "Show 188 vendors",
    carry: { q: "white roses" },
  },
  decorators: [
    (Story) => (
      <div className="max-w-72">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FilterPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Beside a list where there is room: real controls in a GET form. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const form = canvas.queryByRole("form", { name: "Filters" });
    // A narrow window has the dialog instead; see "Phone".
    if (!form) return;
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
    const button = canvas.queryByRole("button", { name: "Filters (2)" });
    if (!button) return;
    await userEvent.click(button);
    const dialog = within(await screen.findByRole("dialog", { name: "Filters" }));
    await userEvent.click(dialog.getByRole("checkbox", { name: /Venues/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith("category", ["venues", "florists"]);
    await expect(dialog.getByRole("button", { name: "Show 188 vendors" })).toBeVisible();
  },
};
