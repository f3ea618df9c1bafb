import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Button } from "../button/button.tsx";
import { Pager } from "./pager.tsx";

const step = (label: string) => (
  <Button asChild variant="outline">
    <a href={`#${label.toLowerCase()}`}>{label}</a>
  </Button>
);

const meta = {
  title: "Components/Pager",
  component: Pager,
  args: { previous: step("Previous"), next: step("Next"), status: "Showing 21–40 of 12,000" },
} satisfies Meta<typeof Pager>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["visual"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("navigation", { name: "Pages" })).toHaveTextContent("Showing 21–40 of 12,000");
  },
};

export const States: Story = { args: { previous: undefined, status: "Showing 1–20 of 12,000" } };
