import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor } from "storybook/test";
import { TextArea } from "./text-area.tsx";

const meta = {
  title: "Forms/TextArea",
  component: TextArea,
  args: { label: "Your review", className: "max-w-xl" },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

const review =
  "The orangery at dusk is worth the climb. We were told the music could run to one, and it stopped at midnight.";

export const Default: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole("textbox", { name: "Your review" });
    await userEvent.tab();
    await userEvent.keyboard("First line{Enter}second line");
    await expect(box).toHaveValue("First line\nsecond line");
  },
};

export const Variants: Story = {
  args: { hint: "What would you tell a friend?", optional: true },
};

export const Sizes: Story = { args: { rows: 10 } };

export const States: Story = {
  tags: ["visual", "visual-phone"],
  render: () => (
    <div className="flex max-w-xl flex-col gap-6">
      <TextArea label="Your review" defaultValue={review} minLength={25} maxLength={5000} />
      <TextArea label="Your review" defaultValue="Lovely." error="Write 18 more characters." minLength={25} />
      <TextArea label="Reply" defaultValue={review} maxLength={80} />
      <TextArea label="Your review" defaultValue={review} disabled />
      <TextArea
        label="Your review"
        defaultValue={review}
        readOnly
        hint="Included in the average, so you can't change it any more."
      />
    </div>
  ),
};

export const Hover: Story = { tags: ["state"], parameters: { pseudo: { hover: "textarea" } } };

export const Focus: Story = { tags: ["state"], parameters: { pseudo: { focusVisible: "textarea" } } };

export const Disabled: Story = { tags: ["state"], args: { disabled: true } };

export const Invalid: Story = {
  tags: ["state"],
  args: { error: "Write 18 more characters.", defaultValue: "Lovely." },
};

export const ReadOnly: Story = { tags: ["state"], args: { readOnly: true } };

/** It grows as people type, up to part of the window's height, and then scrolls. */
export const LongText: Story = { tags: ["state"], args: { defaultValue: `${review}\n\n`.repeat(30) } };

/** Text over `maxLength` is reported, never cut off: visibly straight away, aloud after a pause. */
export const Counting: Story = {
  tags: ["state"],
  args: { minLength: 10, maxLength: 40 },
  play: async ({ canvas }) => {
    const box = canvas.getByRole("textbox", { name: "Your review" });
    await expect(box).toHaveAccessibleDescription("0 · at least 10");
    await userEvent.type(box, "The food was very good");
    await expect(box).toHaveAccessibleDescription("22 of 40");
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
    await userEvent.type(box, "; the wine was better 🥂");
    await expect(box).toHaveValue("The food was very good; the wine was better 🥂");
    await expect(box).toHaveAccessibleDescription("5 characters too many");
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("5 characters too many"));
  },
};

/** The caller can count in its own way: here, words. */
export const OwnCount: Story = {
  render: function Render(args) {
    const [text, setText] = useState("");
    const words = text.split(/\s+/).filter(Boolean).length;
    return (
      <TextArea
        {...args}
        value={text}
        onChange={(event) => setText(event.target.value)}
        count={{ value: words, max: 200 }}
        countLabel={({ value, max = 0 }, write) => `${write(value)} of ${write(max)} words`}
      />
    );
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole("textbox", { name: "Your review" });
    await userEvent.type(box, "The food was very good");
    await expect(box).toHaveAccessibleDescription("5 of 200 words");
  },
};
