import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { storyPictures } from "../story-pictures/story-pictures.ts";
import { Gallery } from "./gallery.tsx";

const { villa, table, flowers, cake, barn, place, quartet } = storyPictures;

const meta = {
  title: "Components/Gallery",
  component: Gallery,
  parameters: { docs: { source: { type: "code" } } },
  args: { pictures: [villa, table, flowers, cake, barn], label: "Pictures of Villa Podrožnik" },
} satisfies Meta<typeof Gallery>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("list", { name: "Pictures of Villa Podrožnik" })).toBeVisible();
    await expect(
      canvas.getByRole("button", { name: "Picture 1 of 5: A white villa with arches between cypresses" }),
    ).toBeVisible();
  },
};

/** None, one, two, three, and more than five. */
export const States: Story = {
  render: (args) => (
    <div className="grid gap-6">
      <Gallery {...args} pictures={[]} label="None" />
      <Gallery {...args} pictures={[villa]} label="One" />
      <Gallery {...args} pictures={[villa, table]} label="Two" />
      <Gallery {...args} pictures={[villa, table, flowers]} label="Three" />
      <Gallery {...args} pictures={[villa, table, flowers, cake, barn, place, quartet]} label="Seven" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "All 7 pictures" })).toBeVisible();
  },
};

/** The viewer: arrows, Home and End move, Escape closes and gives the focus back to where it was. */
export const Viewer: Story = {
  play: async ({ canvas }) => {
    const second = canvas.getByRole("button", { name: /^Picture 2 of 5/ });
    await userEvent.click(second);
    const viewer = within(await screen.findByRole("dialog", { name: "Pictures of Villa Podrožnik" }));
    await expect(viewer.getByRole("img", { name: table.alt })).toBeInTheDocument();
    await userEvent.keyboard("{ArrowRight}");
    await expect(viewer.getByRole("status")).toHaveTextContent("3 of 5");
    await userEvent.keyboard("{End}");
    await expect(viewer.getByRole("status")).toHaveTextContent("5 of 5");
    await userEvent.click(viewer.getByRole("button", { name: "Next picture" }));
    await expect(viewer.getByRole("status")).toHaveTextContent("1 of 5");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(second).toHaveFocus());
    await userEvent.click(second);
    await screen.findByRole("dialog");
  },
};
