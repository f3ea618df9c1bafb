import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentProps, useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { SortSelect } from "./sort-select.tsx";

const meta = {
  title: "Forms/SortSelect",
  component: SortSelect,
  args: {
    action: "#search",
    options: [
      { value: "best", label: "Best match" },
      { value: "rating", label: "Rating" },
      { value: "reviewed", label: "Most reviewed" },
      { value: "newest", label: "Newest" },
    ],
    value: "best",
    onChange: fn(),
    hiddenFields: { q: "white roses" },
  },
  render: (args) => <Kept key={args.value} {...args} />,
} satisfies Meta<typeof SortSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Holds the order, the way a page keeps it in its address. */
function Kept({ value: first, onChange, ...args }: ComponentProps<typeof SortSelect>) {
  const [value, setValue] = useState(first);
  return (
    <SortSelect
      {...args}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
}

export const Default: Story = {
  tags: ["visual"],
  play: async ({ args, canvas }) => {
    const select = canvas.getByRole<HTMLSelectElement>("combobox", { name: "Sort by" });
    await userEvent.tab();
    await expect(select).toHaveFocus();
    await userEvent.selectOptions(select, "Most reviewed");
    await expect(args.onChange).toHaveBeenLastCalledWith("reviewed");
    await expect(select).toHaveDisplayValue("Most reviewed");
    // What a browser without script would send.
    await expect([...new FormData(select.form!)]).toEqual([
      ["q", "white roses"],
      ["sort", "reviewed"],
    ]);
  },
};

/** Above a list of its own, with its own orders. */
export const Variants: Story = {
  args: {
    label: "Sort reviews by",
    value: "highest",
    options: [
      { value: "newest", label: "Newest" },
      { value: "highest", label: "Highest rating" },
      { value: "lowest", label: "Lowest rating" },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("combobox", { name: "Sort reviews by" })).toHaveDisplayValue("Highest rating");
  },
};

export const Hover: Story = { tags: ["state"], parameters: { pseudo: { hover: "select" } } };

export const Focus: Story = { tags: ["state"], parameters: { pseudo: { focusVisible: "select" } } };

export const Active: Story = { tags: ["state"], parameters: { pseudo: { active: "select" } } };

/** An order too long for the row ends in an ellipsis; the browser's list shows all of it. */
export const LongText: Story = {
  tags: ["state"],
  args: { options: [{ value: "best", label: "Nach Übereinstimmung mit dem, was gesucht wurde, und nach Entfernung" }] },
  render: (args) => (
    <div className="max-w-56">
      <SortSelect {...args} />
    </div>
  ),
};

export const RightToLeft: Story = {
  tags: ["visual"],
  globals: { direction: "rtl" },
  args: { options: [{ value: "best", label: "الأكثر ملاءمة" }] },
};
