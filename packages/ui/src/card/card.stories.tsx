import type { Meta, StoryObj } from "@storybook/react-vite";
import { Heading } from "../heading/heading.tsx";
import { Text } from "../text/text.tsx";
import { Card } from "./card.tsx";

const meta = {
  title: "Components/Card",
  component: Card,
  args: {
    className: "max-w-sm",
    children: (
      <>
        <Heading level={2} size="card">
          Contact
        </Heading>
        <Text size={15} tone="muted" className="mt-2">
          Cesta na Rožnik 12, Ljubljana
        </Text>
      </>
    ),
  },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ["visual"] };

export const Variants: Story = {
  tags: ["visual"],
  render: () => (
    <div className="grid max-w-2xl gap-6 sm:grid-cols-2">
      <Card>A reply that lies on the page.</Card>
      <Card tone="sunken">A reply that lies in it.</Card>
    </div>
  ),
};

export const Sizes: Story = {
  render: () => (
    <div className="grid max-w-md gap-6">
      <Card padding="none">none: for what fills it to the edge</Card>
      <Card padding="md">md</Card>
      <Card padding="lg">lg: for forms</Card>
    </div>
  ),
};

export const States: Story = {
  render: (args) => (
    <Card {...args} asChild>
      <article>An article that is a card.</article>
    </Card>
  ),
};
