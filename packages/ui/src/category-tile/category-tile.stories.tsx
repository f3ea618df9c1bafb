import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { Grid } from "../page/page.tsx";
import { StoryLink } from "../story-pictures/story-link.tsx";
import { storyPictures } from "../story-pictures/story-pictures.ts";
import { CategoryTile, CategoryTileSkeleton } from "./category-tile.tsx";

const meta = {
  title: "Vendors and reviews/CategoryTile",
  component: CategoryTile,
  args: {
    name: "Venues",
    count: "412 vendors",
    picture: { ...storyPictures.barn, alt: "" },
    link: <StoryLink href="#venues" />,
  },
  argTypes: { link: { control: false } },
  decorators: [
    (Story, { parameters }) => (
      <div className={parameters["wide"] ? "" : "max-w-48"}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CategoryTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const link = canvas.getByRole("link", { name: "Venues" });
    await expect(link).toHaveAttribute("href", "#venues");
    await expect(canvas.getByText("412 vendors")).toBeVisible();
    await userEvent.tab();
    await expect(link).toHaveFocus();
    // The picture is part of the link's target.
    const { left, top } = canvasElement.querySelector('[data-slot="category-tile"]')!.getBoundingClientRect();
    await expect(document.elementFromPoint(left + 30, top + 60)).toBe(link);
  },
};

export const States: Story = {
  tags: ["visual", "visual-phone"],
  parameters: { wide: true },
  render: (args) => (
    <Grid min="tile">
      <CategoryTile {...args} />
      <CategoryTile {...args} name="Florists" count="188 vendors" picture={{ ...storyPictures.flowers, alt: "" }} />
      <CategoryTile {...args} name="Hochzeitsredner & Zeremonien" count="0 vendors" picture={null} />
      <CategoryTile {...args} name="موسيقى حيّة" count={undefined} picture={{ ...storyPictures.quartet, alt: "" }} />
    </Grid>
  ),
};

export const Hover: Story = { tags: ["state"], parameters: { pseudo: { hover: true } } };

export const Focus: Story = { tags: ["state"], parameters: { pseudo: { focusVisible: true } } };

export const Active: Story = { tags: ["state"], parameters: { pseudo: { active: true } } };

export const Loading: Story = { tags: ["state"], render: () => <CategoryTileSkeleton /> };

export const NoImage: Story = { tags: ["state"], args: { picture: null } };

export const LongText: Story = {
  tags: ["state"],
  args: { name: "Hochzeitsredner, Zeremonienmeister & Trauungen", count: "12,000 vendors in 38 countries" },
};

export const RightToLeft: Story = {
  args: { name: "موسيقى حيّة", count: "٩٦ مزوّدًا", picture: { ...storyPictures.quartet, alt: "" } },
  decorators: [
    (Story) => (
      <div dir="rtl" lang="ar">
        <Story />
      </div>
    ),
  ],
};
