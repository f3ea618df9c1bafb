import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Button } from "../button/button.tsx";
import { ErrorState } from "./error-state.tsx";

const meta = {
  title: "Feedback/ErrorState",
  component: ErrorState,
  args: {
    title: "Uh-oh! We can't find that page.",
    description: "It may have moved, or there's a typo in the address.",
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

/** Replacing a page, and a part of one. */
export const Sizes: Story = {
  tags: ["visual", "visual-phone"],
  render: (args) => (
    <div className="grid gap-8">
      <ErrorState {...args} />
      <ErrorState
        size="part"
        title="We couldn't load the reviews"
        description="The rest of the page is fine."
        action={<Button variant="outline">Try again</Button>}
      />
    </div>
  ),
};

export const Part: Story = {
  tags: ["state"],
  args: { size: "part" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 2 })).toBeVisible();
  },
};

export const NoImage: Story = { tags: ["state"], args: { picture: null } };

export const LongText: Story = {
  tags: ["state"],
  args: { title: "Die Hochzeitsgesellschaftsfotografiegemeinschaft konnte nicht geladen werden" },
};
