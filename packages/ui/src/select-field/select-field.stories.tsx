import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { SelectField } from "./select-field.tsx";

const meta = {
  title: "Components/SelectField",
  component: SelectField,
  args: {
    label: "Sort by",
    options: [
      { value: "match", label: "Best match" },
      { value: "rating", label: "Rating" },
      { value: "reviewed", label: "Most reviewed" },
      { value: "newest", label: "Newest" },
    ],
    className: "max-w-xs",
    onChange: fn(),
  },
} satisfies Meta<typeof SelectField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["visual"],
  play: async ({ args, canvas }) => {
    const select = canvas.getByRole("combobox", { name: "Sort by" });
    await userEvent.selectOptions(select, "Rating");
    await expect(select).toHaveValue("rating");
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

export const Variants: Story = {
  args: { label: "Category", placeholder: "Choose a category", hint: "The one you are known for." },
};

export const States: Story = {
  render: (args) => (
    <div className="flex flex-col gap-5">
      <SelectField {...args} error="Choose one." placeholder="Choose" />
      <SelectField {...args} disabled />
    </div>
  ),
};
