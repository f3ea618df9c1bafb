import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { TextLink } from "./text-link.tsx";

const meta = {
  title: "Components/TextLink",
  component: TextLink,
  args: { href: "#how-we-rank", children: "How we rank" },
} satisfies Meta<typeof TextLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "How we rank" })).toHaveAttribute("href", "#how-we-rank");
  },
};

export const Variants: Story = {
  tags: ["visual"],
  render: () => (
    <div className="flex flex-col items-start gap-3">
      <TextLink href="#ink">All 24 categories</TextLink>
      <TextLink href="#accent" tone="accent">
        Read the reply
      </TextLink>
      <TextLink href="#muted" tone="muted">
        Save and exit
      </TextLink>
    </div>
  ),
};

/** In a sentence it keeps the size and weight of its surroundings. */
export const InText: Story = {
  render: () => (
    <p className="max-w-prose">
      Nobody pays to rank. <TextLink href="#how-we-rank">How we rank</TextLink> gives the formula, and every result can
      say why it stands where it stands.
    </p>
  ),
};

/** A button that reads as a link stays a button. */
export const AsButton: Story = {
  render: () => (
    <TextLink asChild tone="muted">
      <button type="button">Clear all filters</button>
    </TextLink>
  ),
};
