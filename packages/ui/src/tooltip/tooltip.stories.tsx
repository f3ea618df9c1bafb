import type { Meta, StoryObj } from "@storybook/react-vite";
import { Bold, Flag, Italic, Link as LinkIcon, Share2 } from "lucide-react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { Button } from "../button/button.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import { Tooltip } from "./tooltip.tsx";

const press = fn();

const meta = {
  title: "Overlays/Tooltip",
  component: Tooltip,
  args: {
    label: "Share this vendor",
    children: (
      <IconButton label="Share" variant="outline" onClick={press}>
        <Share2 aria-hidden />
      </IconButton>
    ),
  },
  decorators: [
    (Story, { viewMode }) => (
      <div className={viewMode === "docs" ? "flex items-center" : "flex min-h-44 items-center"}>
        <Story />
      </div>
    ),
  ],
  beforeEach: () => {
    press.mockClear();
  },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Appears with the focus, describes the control, closes with Escape; the focus stays, and a press still works. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const control = canvas.getByRole("button", { name: "Share" });
    await userEvent.tab();
    await expect(control).toHaveFocus();
    const words = await screen.findByRole("tooltip");
    await expect(words).toHaveTextContent("Share this vendor");
    await expect(control).toHaveAccessibleDescription("Share this vendor");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("tooltip")).not.toBeInTheDocument());
    await expect(control).toHaveFocus();
    await expect(control).not.toHaveAccessibleDescription();
    await userEvent.keyboard("{Enter}");
    await expect(press).toHaveBeenCalledOnce();
    control.blur();
  },
};

const open = async () => {
  await userEvent.tab();
  await screen.findByRole("tooltip");
};

export const Open: Story = { tags: ["state", "visual"], play: open };

/** Above, below, before, after: before and after follow the reading direction. */
export const Variants: Story = {
  render: () => (
    <div className="flex flex-wrap gap-3">
      {(["top", "bottom", "start", "end"] as const).map((side) => (
        <Tooltip key={side} side={side} label={`Stands at the ${side}`}>
          <Button variant="outline">{side}</Button>
        </Tooltip>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    for (const side of ["top", "bottom", "start", "end"]) {
      const control = canvas.getByRole("button", { name: side });
      control.focus();
      const words = await screen.findByText(`Stands at the ${side}`, { selector: "[data-slot=tooltip]" });
      await waitFor(() => expect(words).toHaveAttribute("data-side", { start: "left", end: "right" }[side] ?? side));
      control.blur();
    }
  },
};

/**
 * A resting pointer shows it and can move onto it; when the pointer leaves, it disappears. A press dismisses it
 * straight away.
 */
export const Pointer: Story = {
  play: async ({ canvas }) => {
    // One pointer, so that it leaves the control and enters the words in a single movement.
    const mouse = userEvent.setup();
    const control = canvas.getByRole("button", { name: "Share" });
    await mouse.hover(control);
    await screen.findByRole("tooltip");
    const words = screen.getByText("Share this vendor", { selector: "[data-slot=tooltip]" });
    await mouse.hover(words);
    // Longer than it waits for a pointer that is on its way.
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect(control).toHaveAccessibleDescription("Share this vendor");
    await expect(words).toBeInTheDocument();
    await mouse.unhover(words);
    await waitFor(() => expect(screen.queryByRole("tooltip")).not.toBeInTheDocument());
    await mouse.hover(control);
    await screen.findByRole("tooltip");
    await mouse.click(control);
    await expect(press).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole("tooltip")).not.toBeInTheDocument());
  },
};

/** A finger doesn't show one: it presses. */
export const Touch: Story = {
  play: async ({ canvas }) => {
    const control = canvas.getByRole("button", { name: "Share" });
    await userEvent.pointer([{ keys: "[TouchA]", target: control }]);
    await expect(press).toHaveBeenCalledOnce();
    await expect(screen.queryByRole("tooltip")).not.toBeInTheDocument();
  },
};

/** It repeats the button's name: it shows on screen, but a screen reader doesn't read it twice. */
export const SameAsLabel: Story = {
  args: { label: "Share" },
  play: async ({ canvas }) => {
    await open();
    await expect(canvas.getByRole("button", { name: "Share" })).not.toHaveAttribute("aria-describedby");
  },
};

/** Once someone has read one, the next appears straight away. */
export const Examples: Story = {
  render: () => (
    <div role="toolbar" aria-label="Your words" className="flex gap-1">
      {[
        ["Bold", <Bold key="b" aria-hidden />],
        ["Italic", <Italic key="i" aria-hidden />],
        ["Link", <LinkIcon key="l" aria-hidden />],
        ["Report", <Flag key="f" aria-hidden />],
      ].map(([label, icon]) => (
        <Tooltip key={String(label)} label={String(label)}>
          <IconButton label={String(label)}>{icon}</IconButton>
        </Tooltip>
      ))}
    </div>
  ),
};

export const LongText: Story = {
  tags: ["state", "visual-phone"],
  args: { label: "Teilen: schickt den Link zu diesem Anbieter, ohne dass jemand ein Konto dafür braucht" },
  play: open,
};
