import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Text } from "./text.tsx";

const meta = {
  title: "Content/Text",
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

export const Muted: Story = { tags: ["state"], args: { tone: "muted" } };

/** Cut off where people can read the rest elsewhere: on its own page. */
export const LongText: Story = { tags: ["state"], args: { lines: 1 } };

/** Other scripts keep their size and have room for their accents. */
export const Scripts: Story = {
  tags: ["visual"],
  render: () => (
    <div className="grid max-w-md gap-3">
      <Text lang="ar" dir="rtl">
        كل شيء كان كما وعدونا، والحديقة تتسع لمئة وأربعين ضيفًا.
      </Text>
      <Text lang="ru">Всё было так, как обещали, и даже дождь не помешал.</Text>
      <Text lang="ja">雨の日の準備まで、すべて約束どおりでした。</Text>
      <Text lang="de">Hochzeitsgesellschaftsfotografiegemeinschaft Müller-Lüdenscheidt</Text>
    </div>
  ),
};

/** A `time` or `span` styled like our text. */
export const AsAnother: Story = {
  render: () => (
    <Text asChild tone="muted" size={14}>
      <time dateTime="2026-06-13">13 June 2026</time>
    </Text>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("13 June 2026").tagName).toBe("TIME");
  },
};
