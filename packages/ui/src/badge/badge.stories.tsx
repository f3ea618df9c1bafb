import type { Meta, StoryObj } from "@storybook/react-vite";
import { BadgeCheck } from "lucide-react";
import { expect } from "storybook/test";
import { Heading } from "../heading/heading.tsx";
import { Badge } from "./badge.tsx";

const meta = {
  title: "Feedback/Badge",
  component: Badge,
  args: { children: "Claimed" },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Claimed")).toBeVisible();
  },
};

export const Variants: Story = {
  tags: ["visual"],
  render: () => (
    <div className="flex flex-wrap gap-3">
      <Badge>€€€</Badge>
      <Badge tone="green">Open now</Badge>
      <Badge tone="gold">Likely duplicate of “Wildhem”</Badge>
      <Badge tone="rose">Suspended</Badge>
      <Badge tone="tint">Your review</Badge>
    </div>
  ),
};

export const Sizes: Story = {
  render: () => (
    <div className="flex items-center gap-3">
      <Badge size="sm">7</Badge>
      <Badge size="md">until Sunday</Badge>
    </div>
  ),
};

/** With a dot for a state that may change, with an icon for something that was proven. */
export const States: Story = {
  tags: ["visual"],
  render: () => (
    <div className="flex flex-wrap gap-3">
      <Badge tone="green" dot>
        Open now · until 18:00
      </Badge>
      <Badge tone="neutral" dot>
        Closed · opens Monday at 9:00
      </Badge>
      <Badge tone="green">
        <BadgeCheck aria-hidden /> Proof seen
      </Badge>
    </div>
  ),
};

export const Dot: Story = { tags: ["state"], args: { dot: true, tone: "green", children: "Open now" } };

/** It grows to the available width, then wraps. */
export const LongText: Story = {
  tags: ["state"],
  render: () => (
    <div className="max-w-56">
      <Badge tone="gold">Likely duplicate of “Hochzeitsgesellschaftsfotografiegemeinschaft Müller”</Badge>
    </div>
  ),
};

export const Examples: Story = {
  render: () => (
    <div className="flex flex-wrap items-center gap-3">
      <Heading level={2} size="panel">
        Reported reviews
      </Heading>
      <Badge tone="rose" size="sm">
        12
      </Badge>
    </div>
  ),
};
