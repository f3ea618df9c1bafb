import type { Meta, StoryObj } from "@storybook/react-vite";
import { Text } from "./text.tsx";

const meta = {
  title: "Components/Text",
  component: Text,
  args: {
    children:
      "An 1890s villa above the old town with an orangery for ninety, a walled garden for a hundred and forty, and a rain plan that does not feel like one.",
    className: "max-w-prose",
  },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Variants: Story = {
  render: (args) => (
    <div className="flex flex-col gap-4">
      <Text {...args} />
      <Text {...args} tone="muted" />
    </div>
  ),
};

export const Sizes: Story = {
  tags: ["visual"],
  render: () => (
    <div className="flex flex-col gap-3">
      {([13, 14, 15, 16, 18, 21] as const).map((size) => (
        <Text key={size} size={size}>
          {size}: Nobody pays to rank, nothing is hidden for being harsh.
        </Text>
      ))}
    </div>
  ),
};

export const States: Story = {
  render: () => (
    <Text asChild tone="muted" size={14}>
      <time dateTime="2026-06-13">13 June 2026</time>
    </Text>
  ),
};
