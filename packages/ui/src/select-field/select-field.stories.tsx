import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { SelectField } from "./select-field.tsx";

const meta = {
  title: "Forms/SelectField",
  component: SelectField,
  args: {
    label: "Price range",
    options: [
      { value: "any", label: "Any" },
      { value: "low", label: "Under €1,000" },
      { value: "middle", label: "€1,000 to €3,000" },
      { value: "high", label: "Over €3,000" },
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
    const select = canvas.getByRole("combobox", { name: "Price range" });
    await userEvent.tab();
    await expect(select).toHaveFocus();
    await userEvent.selectOptions(select, "€1,000 to €3,000");
    await expect(select).toHaveValue("middle");
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

export const Variants: Story = {
  args: { label: "Category", placeholder: "Choose a category", hint: "The one you are known for." },
};

export const Sizes: Story = {
  tags: ["visual"],
  render: (args) => (
    <div className="grid gap-5">
      <SelectField {...args} />
      <SelectField {...args} size="lg" />
    </div>
  ),
};

export const States: Story = {
  tags: ["visual"],
  render: (args) => (
    <div className="grid gap-5">
      <SelectField {...args} />
      <SelectField {...args} error="Choose one." placeholder="Choose" />
      <SelectField {...args} disabled />
      <SelectField {...args} optional hint="For the first visit only." defaultValue="high" />
    </div>
  ),
};

export const Hover: Story = { tags: ["state"], parameters: { pseudo: { hover: "select" } } };

export const Focus: Story = { tags: ["state"], parameters: { pseudo: { focusVisible: "select" } } };

export const Disabled: Story = { tags: ["state"], args: { disabled: true } };

export const Invalid: Story = {
  tags: ["state"],
  args: { error: "Choose a category.", placeholder: "Choose", label: "Category" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("combobox", { name: "Category" })).toHaveAccessibleDescription("Choose a category.");
  },
};

/** An option too long for the box ends in an ellipsis; the browser's list shows all of it. */
export const LongText: Story = {
  tags: ["state"],
  args: {
    label: "The place that you would recommend to someone who asks you for one",
    options: [{ value: "a", label: "Gostilna in prenočišča Pri Lovcu, Zgornja Gorica pri Rogatcu" }],
  },
};

export const Groups: Story = {
  args: {
    label: "Where",
    placeholder: "Anywhere",
    options: [
      {
        label: "Slovenia",
        options: [
          { value: "lj", label: "Ljubljana" },
          { value: "bled", label: "Bled", disabled: true },
        ],
      },
      { label: "Jordan", options: [{ value: "amman", label: "عمّان" }] },
      { value: "elsewhere", label: "Somewhere else" },
    ],
  },
  play: async ({ canvas }) => {
    const select = canvas.getByRole("combobox", { name: "Where" });
    const group = within(canvas.getByRole("group", { name: "Slovenia" }));
    await expect(group.getByRole("option", { name: "Bled" })).toBeDisabled();
    await userEvent.selectOptions(select, "عمّان");
    await expect(select).toHaveValue("amman");
  },
};
