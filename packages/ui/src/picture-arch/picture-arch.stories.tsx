import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { storyPictures } from "../story-pictures/story-pictures.ts";
import { ArchPicture, PictureImage } from "./picture-arch.tsx";

const meta = {
  title: "Content/PictureArch",
  component: ArchPicture,
  args: { picture: storyPictures.glasshouse, priority: true },
  decorators: [
    (Story, { parameters }) => (
      <div className={parameters["wide"] ? "max-w-3xl" : "max-w-64"}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ArchPicture>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In the first screen it comes at once and first; its place is there before it. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const picture = canvas.getByRole("img", { name: "A glasshouse under a pale sun" });
    await expect(picture).toHaveAttribute("fetchpriority", "high");
    await expect(picture).toHaveAttribute("loading", "eager");
    await expect(picture).toHaveAttribute("width", "600");
  },
};

/** The arch, its counterpart for pairs, and the corners of a card where an arch would be one too many. */
export const Variants: Story = {
  tags: ["visual"],
  parameters: { wide: true },
  render: (args) => (
    <div className="grid grid-cols-3 gap-4">
      <ArchPicture {...args} />
      <ArchPicture {...args} shape="vessel" picture={storyPictures.bouquet} />
      <ArchPicture {...args} shape="card" picture={storyPictures.villa} />
    </div>
  ),
};

export const Sizes: Story = {
  parameters: { wide: true },
  render: (args) => (
    <div className="grid grid-cols-2 items-end gap-4 sm:grid-cols-4">
      {(["tall", "portrait", "wide", "tile"] as const).map((ratio) => (
        <ArchPicture key={ratio} {...args} ratio={ratio} />
      ))}
    </div>
  ),
};

/** Below the first screen: it loads when it comes near, and a blurred copy holds its place. */
export const Lazy: Story = {
  args: { priority: false, picture: { ...storyPictures.bouquet, placeholder: storyPictures.flowers.src } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: storyPictures.bouquet.alt })).toHaveAttribute("loading", "lazy");
    await expect(canvas.getAllByRole("img")).toHaveLength(1);
  },
};

/** Where there is no picture: a sun over hills in the theme's own colours. */
export const NoImage: Story = {
  tags: ["state", "visual"],
  args: { picture: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("img")).not.toBeInTheDocument();
  },
};

/** `PictureImage` is the picture without a shape: its caller gives the box. */
export const ImageOnly: Story = {
  render: () => (
    <div className="aspect-[4/3] overflow-hidden rounded-field">
      <PictureImage picture={storyPictures.place} />
    </div>
  ),
};
