import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Spinner } from "./spinner.tsx";

const meta = { title: "Components/Spinner", component: Spinner } satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Loading");
  },
};

export const Sizes: Story = {
  render: () => (
    <div className="flex items-center gap-4 text-accent-text">
      <Spinner size="sm" label={null} />
      <Spinner size="md" label={null} />
      <Spinner size="lg" label={null} />
    </div>
  ),
};
