import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { TextLink } from "./text-link.tsx";

const meta = {
  title: "Actions/TextLink",
  component: TextLink,
  args: { href: "#how-we-rank", children: "How we rank" },
} satisfies Meta<typeof TextLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: "How we rank" });
    await expect(link).toHaveAttribute("href", "#how-we-rank");
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
};

export const Variants: Story = {
  tags: ["visual"],
  render: () => (
    <div className="flex flex-col items-start gap-3">
      <TextLink href="#ink">All 24 categories</TextLink>
      <TextLink href="#accent" tone="accent">
        Read the reply
      </TextLink>
      <TextLink href="#muted" tone="muted">
        Save and exit
      </TextLink>
    </div>
  ),
};

/** Normal, hovered, focused, pressed. */
export const States: Story = {
  tags: ["visual"],
  parameters: { pseudo: { hover: ".hovered", focusVisible: ".focused", active: ".pressed" } },
  render: () => (
    <div className="flex flex-wrap gap-5">
      {["rest", "hovered", "focused", "pressed"].map((state) => (
        <TextLink key={state} href={`#${state}`} className={state}>
          How we rank
        </TextLink>
      ))}
    </div>
  ),
};

export const Hover: Story = { tags: ["state"], parameters: { pseudo: { hover: true } } };

export const Focus: Story = { tags: ["state"], parameters: { pseudo: { focusVisible: true } } };

export const Active: Story = { tags: ["state"], parameters: { pseudo: { active: true } } };

/** It wraps at the end of a line, even inside a word too long for any line. */
export const LongText: Story = {
  args: {
    children: "https://hochzeitsgesellschaftsfotografiegemeinschaft.example/galerien/2026/schloss-neuschwanstein",
  },
};

/** In a sentence it keeps the size and weight of its surroundings. */
export const InText: Story = {
  render: () => (
    <p className="max-w-prose">
      Nobody pays to rank. <TextLink href="#how-we-rank">How we rank</TextLink> gives the formula, and every result can
      say why it ranks where it does.
    </p>
  ),
};

const clear = fn();

/** A button that reads as a link stays a button. */
export const AsButton: Story = {
  render: () => (
    <TextLink asChild tone="muted">
      <button type="button" onClick={clear}>
        Clear all filters
      </button>
    </TextLink>
  ),
  play: async ({ canvas }) => {
    canvas.getByRole("button", { name: "Clear all filters" }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(clear).toHaveBeenCalledOnce();
  },
};
