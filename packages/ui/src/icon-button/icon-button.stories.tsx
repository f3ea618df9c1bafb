import type { Meta, StoryObj } from "@storybook/react-vite";
import { Heart, Menu, Pencil, X } from "lucide-react";
import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { IconButton } from "./icon-button.tsx";

const meta = {
  title: "Actions/IconButton",
  component: IconButton,
  args: { label: "Close", children: <X aria-hidden />, onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole("button", { name: "Close" });
    await expect(button).toHaveAttribute("type", "button");
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Variants: Story = {
  tags: ["visual"],
  render: () => (
    <div className="flex flex-wrap gap-3">
      <IconButton label="Close" variant="plain">
        <X aria-hidden />
      </IconButton>
      <IconButton label="Menu" variant="outline">
        <Menu aria-hidden />
      </IconButton>
      <IconButton label="Edit" variant="quiet">
        <Pencil aria-hidden />
      </IconButton>
      <IconButton label="Add to favourites" variant="solid">
        <Heart aria-hidden />
      </IconButton>
      <IconButton label="Remove from favourites" variant="solid" tone="danger">
        <Heart aria-hidden fill="currentColor" />
      </IconButton>
    </div>
  ),
};

export const Sizes: Story = {
  tags: ["visual"],
  render: () => (
    <div className="flex items-center gap-3">
      {(["sm", "md", "lg"] as const).map((size) => (
        <IconButton key={size} label={`Menu ${size}`} size={size} variant="outline">
          <Menu aria-hidden />
        </IconButton>
      ))}
    </div>
  ),
};

/** Normal, hovered, focused, pressed, disabled. */
export const States: Story = {
  tags: ["visual"],
  parameters: { pseudo: { hover: ".hovered", focusVisible: ".focused", active: ".pressed" } },
  render: () => (
    <div className="grid gap-3">
      {(["plain", "outline"] as const).map((variant) => (
        <div key={variant} className="flex gap-3">
          {["rest", "hovered", "focused", "pressed"].map((state) => (
            <IconButton key={state} label={`Close ${variant} ${state}`} variant={variant} className={state}>
              <X aria-hidden />
            </IconButton>
          ))}
          <IconButton label={`Close ${variant} disabled`} variant={variant} disabled>
            <X aria-hidden />
          </IconButton>
        </div>
      ))}
    </div>
  ),
};

export const Hover: Story = { tags: ["state"], parameters: { pseudo: { hover: true } } };

export const Focus: Story = { tags: ["state"], parameters: { pseudo: { focusVisible: true } } };

export const Active: Story = { tags: ["state"], parameters: { pseudo: { active: true } } };

export const Disabled: Story = { tags: ["state"], args: { disabled: true } };

/** A toggle keeps its name and says its state. */
export const Pressed: Story = {
  tags: ["state"],
  args: { "aria-pressed": true, label: "Bold" },
  render: function Toggle({ "aria-pressed": initially, ...args }) {
    const [on, setOn] = useState(initially === true);
    return (
      <IconButton {...args} aria-pressed={on} variant={on ? "quiet" : "plain"} onClick={() => setOn(!on)}>
        <span aria-hidden className="text-16 font-bold">
          B
        </span>
      </IconButton>
    );
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "Bold" });
    await expect(button).toHaveAttribute("aria-pressed", "true");
    await userEvent.click(button);
    await expect(button).toHaveAttribute("aria-pressed", "false");
    await userEvent.click(button);
  },
};

export const AsLink: Story = {
  render: () => (
    <IconButton asChild label="Edit the listing" variant="outline">
      <a href="#edit">
        <Pencil aria-hidden />
      </a>
    </IconButton>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: "Edit the listing" });
    await expect(link).toBeVisible();
    await expect(link).not.toHaveAttribute("type");
  },
};
