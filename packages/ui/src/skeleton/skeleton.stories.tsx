import type { Meta, StoryObj } from "@storybook/react-vite";
import { Card } from "../card/card.tsx";
import { Skeleton } from "./skeleton.tsx";

const meta = {
  title: "Components/Skeleton",
  component: Skeleton,
  args: { className: "w-48" },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Variants: Story = {
  tags: ["visual"],
  render: () => (
    <Card className="flex max-w-sm flex-col gap-3" aria-busy="true">
      <Skeleton shape="block" className="h-40" />
      <Skeleton className="w-3/4 text-21" />
      <div className="flex items-center gap-3">
        <Skeleton shape="circle" className="w-10" />
        <Skeleton className="grow" />
      </div>
    </Card>
  ),
};
