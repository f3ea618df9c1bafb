import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { HeartPair } from "./heart-pair.tsx";

const meta = {
  title: "Vendors and reviews/HeartPair",
  component: HeartPair,
  args: {
    people: [
      { name: "Ana", saved: true },
      { name: "Jan", saved: true },
    ],
  },
} satisfies Meta<typeof HeartPair>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "Saved by Ana and Jan" })).toBeVisible();
  },
};

export const Variants: Story = {
  tags: ["visual"],
  render: (args) => (
    <div className="grid justify-start gap-5">
      <HeartPair {...args} />
      <HeartPair
        {...args}
        people={[
          { name: "Ana", saved: true },
          { name: "Jan", saved: false },
        ]}
      />
      <HeartPair {...args} people={args.people.map(({ name }) => ({ name, saved: false }))} />
      <HeartPair
        {...args}
        people={[
          { name: "Ana", saved: true },
          { name: "Jan", saved: false },
          { name: "Živa", saved: true },
          { name: "سارة", saved: true },
        ]}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "Saved by Ana" })).toBeVisible();
    await expect(canvas.getByRole("img", { name: "Not saved by anyone" })).toBeVisible();
    await expect(canvas.getByRole("img", { name: "Saved by Ana, Živa and سارة" })).toBeVisible();
  },
};

export const Sizes: Story = {
  tags: ["visual"],
  render: (args) => (
    <div className="flex flex-wrap items-center gap-5">
      <HeartPair {...args} size="sm" />
      <HeartPair {...args} size="md" />
    </div>
  ),
};

/** The hearts keep the order of the people, whoever saved first. */
export const OneOfTwo: Story = {
  tags: ["state"],
  args: {
    people: [
      { name: "Ana", saved: false },
      { name: "Jan", saved: true },
    ],
  },
};
