import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { Button } from "../button/button.tsx";
import { EmptyState } from "./empty-state.tsx";

const meta = {
  title: "Feedback/EmptyState",
  component: EmptyState,
  args: {
    title: "No favourites yet",
    description: "Press the heart on a vendor and you'll find it here.",
    action: (
      <Button asChild>
        <a href="#categories">Browse categories</a>
      </Button>
    ),
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["visual"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 2, name: "No favourites yet" })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Browse categories" })).toHaveFocus();
  },
};

/** Where people look at something else, such as a list beside filters, it has no picture. */
export const NoImage: Story = { tags: ["state"], args: { picture: null } };

export const NothingMatches: Story = {
  tags: ["state"],
  args: {
    picture: null,
    title: "Nothing matches all of that",
    description: "Remove a filter, or look further afield.",
    action: (
      <>
        <Button>Clear all filters</Button>
        <Button variant="outline">Browse categories</Button>
      </>
    ),
  },
};

export const LongText: Story = {
  tags: ["state"],
  args: {
    title: "Noch keine Hochzeitsgesellschaftsfotografiegemeinschaften",
    description:
      "Sobald jemand eine Hochzeitsgesellschaftsfotografiegemeinschaft vorschlägt und wir sie geprüft haben, steht sie hier.",
  },
};
