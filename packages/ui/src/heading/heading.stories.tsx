import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Heading } from "./heading.tsx";

const meta = {
  title: "Content/Heading",
  component: Heading,
  args: { level: 1, children: "Villa Podrožnik" },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Villa Podrožnik" })).toBeVisible();
  },
};

export const Variants: Story = {
  tags: ["visual-wide", "visual-phone"],
  args: {
    size: "display",
    className: "max-w-3xl",
    children: (
      <>
        The people you trust <em>with the day.</em>
      </>
    ),
  },
};

export const Sizes: Story = {
  tags: ["visual"],
  render: () => (
    <div className="flex flex-col gap-5">
      <Heading level={1} size="page">
        Villa Podrožnik
      </Heading>
      <Heading level={2}>Start with what you need</Heading>
      <Heading level={3}>How was it, really?</Heading>
      <Heading level={4}>Cvet &amp; List</Heading>
    </div>
  ),
};

export const LongText: Story = {
  tags: ["state"],
  args: { children: "Hochzeitsgesellschaftsfotografiegemeinschaft Müller-Lüdenscheidt & Söhne" },
};

/** The level is its place in the outline; the size is a separate choice. */
export const LevelAndSize: Story = {
  tags: ["state"],
  args: { level: 2, size: "card" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 2 })).toHaveAttribute("data-size", "card");
  },
};

/** The heading of a group of fields is its legend. */
export const AsLegend: Story = {
  render: () => (
    <fieldset>
      <Heading level={3} size="card" asChild>
        <legend>When was the wedding?</legend>
      </Heading>
    </fieldset>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("group", { name: "When was the wedding?" })).toBeVisible();
  },
};

/** Other scripts, and names that don't break well. */
export const Scripts: Story = {
  tags: ["visual"],
  render: () => (
    <div className="flex max-w-md flex-col gap-5">
      <Heading level={2} lang="ar" dir="rtl">
        قصر الياسمين للأعراس
      </Heading>
      <Heading level={2} lang="ru">
        Усадьба Архангельское
      </Heading>
      <Heading level={2} lang="zh">
        花田喜事摄影工作室
      </Heading>
      <Heading level={2} lang="de">
        Hochzeitsgesellschaftsfotografiegemeinschaft
      </Heading>
    </div>
  ),
};
