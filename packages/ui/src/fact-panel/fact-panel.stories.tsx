import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { FactPanel } from "./fact-panel.tsx";

const meta = {
  title: "Components/FactPanel",
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
    await expect(canvas.getByText("71 %")).toBeVisible();
  },
};

export const Variants: Story = {
  render: (args) => (
    <div className="grid gap-6">
      <FactPanel {...args} tone="sunken" />
      <FactPanel {...args} tone="surface" note="Counted since March 2025." />
    </div>
  ),
};
