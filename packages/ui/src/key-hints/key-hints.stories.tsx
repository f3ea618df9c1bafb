import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Key, KeyCombination, KeyHints } from "./key-hints.tsx";

const meta = {
  title: "Content/KeyHints",
  component: KeyHints,
  args: {
    hints: [
      { keys: ["j", "↓"], does: "Next row" },
      { keys: ["k", "↑"], does: "Previous row" },
      { keys: ["Enter"], does: "Open" },
      { keys: ["Shift + A"], does: "Approve, without a note, what the e-mail says by itself" },
      { keys: ["Ctrl + Z", "u"], does: "Undo the last decision, as long as its e-mail hasn’t been sent" },
      { keys: ["?"], does: "Show this list" },
    ],
  },
  argTypes: { hints: { control: false } },
} satisfies Meta<typeof KeyHints>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["visual"],
  play: async ({ canvas }) => {
    const undo = canvas.getByText("u").closest("dt");
    await expect(undo).toHaveTextContent("Ctrl + Zoru");
    await expect(undo?.nextElementSibling).toHaveTextContent(/^Undo the last decision/);
  },
};

/** Also in a line of text. */
export const Variants: Story = {
  tags: ["visual"],
  render: () => (
    <p className="max-w-96 text-15">
      Press <Key>?</Key> for all keys, or <KeyCombination keys="Ctrl + Enter" /> to send what you have written without
      leaving the field.
    </p>
  ),
};

/** Keys are read from left to right, as on the keyboard. */
export const RightToLeft: Story = {
  tags: ["visual"],
  globals: { direction: "rtl" },
  args: { hints: [{ keys: ["Ctrl + Z", "u"], does: "التراجع عن آخر قرار" }], orLabel: "أو" },
};
