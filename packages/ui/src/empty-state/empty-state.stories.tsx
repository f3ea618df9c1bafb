import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../button/button.tsx";
import { EmptyState } from "./empty-state.tsx";

const meta = {
  title: "Components/EmptyState",
  component: EmptyState,
  args: {
    title: "No favourites yet",
    description: "Press the heart on a vendor, and it waits for you here.",
    action: (
      <Button asChild>
        <a href="#categories">Browse categories</a>
      </Button>
    ),
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ["visual"] };

export const Variants: Story = {
  args: {
    picture: null,
    title: "Nothing matches all of that",
    description: "Take a filter away, or look further afield.",
  },
};
