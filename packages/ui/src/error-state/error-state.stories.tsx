import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Button } from "../button/button.tsx";
import { ErrorState } from "./error-state.tsx";

const meta = {
  title: "Components/ErrorState",
  component: ErrorState,
  args: {
    title: "Uh-oh! We can't find that page.",
    description: "It may have moved, or the address has a slip in it.",
    action: (
      <Button asChild>
        <a href="#home">Return Home</a>
      </Button>
    ),
  },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["visual-wide", "visual-phone"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Uh-oh! We can't find that page.");
    await expect(canvas.getByRole("link", { name: "Return Home" })).toBeVisible();
  },
};

export const Variants: Story = {
  args: {
    title: "An error occurred",
    description: "Please try again later",
    action: <Button>Retry</Button>,
  },
};
