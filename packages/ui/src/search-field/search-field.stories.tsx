import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { SearchField } from "./search-field.tsx";

const meta = {
  title: "Forms/SearchField",
  component: SearchField,
  args: { action: "#search", placeholder: "Search vendors, trades, places" },
  decorators: [
    (Story) => (
      <div className="max-w-80">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["visual"],
  play: async ({ canvas }) => {
    const form = canvas.getByRole("search", { name: "Search the site" });
    await expect(form).toHaveAttribute("method", "get");
    const field = canvas.getByRole("searchbox", { name: "Search the site" });
    await userEvent.type(field, "quartet");
    await expect(new FormData(form as HTMLFormElement).get("q")).toBe("quartet");
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Search" })).toHaveFocus();
  },
};

export const Variants: Story = {
  render: (args) => (
    <div className="grid gap-3">
      <SearchField {...args} />
      <SearchField {...args} label="Search the help pages" placeholder={undefined} />
    </div>
  ),
};

/** Within a list that is filtered already: the filters are sent along. */
export const Filled: Story = {
  args: {
    label: "Search these reviews",
    defaultValue: "rain",
    children: <input type="hidden" name="stars" value="5" />,
  },
  play: async ({ canvas }) => {
    const form = canvas.getByRole("search", { name: "Search these reviews" });
    await expect([...new FormData(form as HTMLFormElement)]).toEqual([
      ["stars", "5"],
      ["q", "rain"],
    ]);
  },
};

export const Hover: Story = { tags: ["state"], parameters: { pseudo: { hover: ["label", "button"] } } };

export const Focus: Story = { tags: ["state"], parameters: { pseudo: { focusVisible: ["input", "button"] } } };

export const Active: Story = { tags: ["state"], parameters: { pseudo: { active: "button" } } };

/** The example is cut off; typed text scrolls. */
export const LongText: Story = {
  args: { placeholder: "Anbieterinnen, Gewerke, Orte und alles andere, was der Tag braucht" },
};

export const RightToLeft: Story = {
  tags: ["visual"],
  globals: { direction: "rtl" },
  args: { label: "البحث في الموقع", submitLabel: "بحث", placeholder: "مورّدون، خدمات، أماكن" },
};
