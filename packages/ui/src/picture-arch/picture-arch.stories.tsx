import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { storyPictures } from "../story-pictures/story-pictures.ts";
import { ArchPicture } from "./picture-arch.tsx";

const meta = {
  title: "Components/PictureArch",
  component: ArchPicture,
  args: { picture: storyPictures.glasshouse, priority: true },
  decorators: [
    (Story) => (
      <div className="max-w-64">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ArchPicture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const picture = canvas.getByRole("img", { name: "A glasshouse under a pale sun" });
    await expect(picture).toHaveAttribute("fetchpriority", "high");
    await expect(picture).toHaveAttribute("width", "600");
  },
};

export const Variants: Story = {
  decorators: [(Story) => <div className="-me-[200vw] w-[min(44rem,calc(100vw-2rem))]">{Story()}</div>],
  render: (args) => (
    <div className="grid grid-cols-3 gap-4">
      <ArchPicture {...args} />
      <ArchPicture {...args} shape="vessel" picture={storyPictures.bouquet} />
      <ArchPicture {...args} shape="card" picture={storyPictures.villa} />
    </div>
  ),
};

/** Where there is no picture: arches in the theme's own colours. */
export const NoPicture: Story = { args: { picture: null } };
