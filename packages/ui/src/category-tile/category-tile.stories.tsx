import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { StoryLink } from "../story-pictures/story-link.tsx";
import { storyPictures } from "../story-pictures/story-pictures.ts";
import { CategoryTile } from "./category-tile.tsx";

const meta = {
  title: "Components/CategoryTile",
  component: CategoryTile,
  args: {
    name: "Venues",
    count: "412 vendors",
    picture: { ...storyPictures.barn, alt: "" },
    link: <StoryLink href="#venues" />,
  },
  decorators: [
    (Story) => (
      <div className="max-w-48">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CategoryTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Venues" })).toHaveAttribute("href", "#venues");
    await expect(canvas.getByText("412 vendors")).toBeVisible();
  },
};

export const States: Story = {
  decorators: [(Story) => <div className="-me-[200vw] w-[min(48rem,calc(100vw-2rem))]">{Story()}</div>],
  render: (args) => (
    <div className="grid grid-cols-2 gap-4 sm:grid-cols-4">
      <CategoryTile {...args} />
      <CategoryTile {...args} name="Florists" count="188 vendors" picture={{ ...storyPictures.flowers, alt: "" }} />
      <CategoryTile {...args} name="Hochzeitsredner & Zeremonien" count="0 vendors" picture={null} />
      <CategoryTile {...args} name="موسيقى حيّة" count={undefined} picture={{ ...storyPictures.quartet, alt: "" }} />
    </div>
  ),
};
