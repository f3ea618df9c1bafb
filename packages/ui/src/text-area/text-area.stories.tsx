import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent } from "storybook/test";
import { TextArea } from "./text-area.tsx";

const meta = {
  title: "Components/TextArea",
  component: TextArea,
  args: { label: "Your review", className: "max-w-xl" },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Your review" })).toBeVisible();
  },
};

export const Variants: Story = {
  args: { hint: "What would you tell a friend?", optional: true },
};

export const Sizes: Story = { args: { rows: 10 } };

export const States: Story = {
  tags: ["visual"],
  render: () => (
    <div className="flex max-w-xl flex-col gap-6">
      <TextArea
        label="Your review"
        defaultValue="The orangery at dusk is worth the climb. We were told the music could run to one, and it stopped at midnight."
        count={{ value: 104, min: 25 }}
      />
      <TextArea
        label="Your review"
        defaultValue="Lovely."
        error="Write 18 characters more."
        count={{ value: 7, min: 25 }}
      />
    </div>
  ),
};

export const Counting: Story = {
  render: function Render(args) {
    const [text, setText] = useState("");
    return (
      <TextArea
        {...args}
        value={text}
        onChange={(event) => setText(event.target.value)}
        count={{ value: text.length, min: 25, max: 5000 }}
      />
    );
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole("textbox", { name: "Your review" });
    await expect(box).toHaveAccessibleDescription("0 · at least 25");
    await userEvent.type(box, "The food was very good; the wine better.");
    await expect(box).toHaveAccessibleDescription("40 of 5,000");
  },
};
