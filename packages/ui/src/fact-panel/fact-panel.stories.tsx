import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { FactPanel } from "./fact-panel.tsx";

const meta = {
  title: "Content/FactPanel",
  component: FactPanel,
  args: {
    title: "In the open",
    rows: [
      { label: "Reviews received", value: 216 },
      { label: "Removed", value: 4 },
      { label: "Disputed · kept", value: 3 },
      { label: "Replies", value: "71 %" },
      { label: "Claimed", value: "Mar 2025" },
    ],
  },
  decorators: [
    (Story) => (
      <div className="max-w-96">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FactPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 2, name: "In the open" })).toBeVisible();
    const term = canvas.getByText("Replies");
    await expect(term.tagName).toBe("DT");
    await expect(term.nextElementSibling).toHaveTextContent("71 %");
  },
};

export const Variants: Story = {
  tags: ["visual"],
  render: (args) => (
    <div className="grid gap-6">
      <FactPanel {...args} tone="sunken" />
      <FactPanel {...args} tone="surface" note="Counted since March 2025." />
    </div>
  ),
};

/** For facts that most people don't come for: the title says what is there, and a press shows it. */
export const Collapsible: Story = {
  tags: ["visual"],
  args: { collapsible: true, note: <a href="#rank">How we rank</a> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Replies")).not.toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByText("In the open").closest("summary")).toHaveFocus();
    await userEvent.click(canvas.getByText("In the open"));
    await expect(canvas.getByText("Replies")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "How we rank" })).toBeVisible();
  },
};

/** A long name keeps its value: if they don't both fit, the value moves below. */
export const LongText: Story = {
  tags: ["state"],
  args: {
    rows: [
      { label: "Bewertungen, die nach einer Beschwerde geprüft und behalten wurden", value: "12.000" },
      { label: "Zuletzt beantwortet", value: "am Mittwoch, dem 18. November 2026" },
    ],
  },
};

export const RightToLeft: Story = {
  args: {
    title: "بلا أسرار",
    rows: [
      { label: "التقييمات", value: "٢١٦" },
      { label: "الردود", value: "٧١٪" },
    ],
  },
  decorators: [
    (Story) => (
      <div dir="rtl" lang="ar">
        <Story />
      </div>
    ),
  ],
};
