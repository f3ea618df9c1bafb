import type { Meta, StoryObj } from "@storybook/react-vite";
import { BadgeCheck } from "lucide-react";
import { Badge } from "./badge.tsx";

const meta = {
  title: "Components/Badge",
  component: Badge,
  args: { children: "Claimed" },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

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

export const States: Story = {
  render: () => (
    <div className="flex flex-wrap gap-3">
      <Badge tone="green" dot>
        Open now · until 18:00
      </Badge>
      <Badge tone="green">
        <BadgeCheck aria-hidden /> Proof seen
      </Badge>
    </div>
  ),
};
