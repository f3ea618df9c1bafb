import type { Meta, StoryObj } from "@storybook/react-vite";
import { Heart, Menu, Pencil, X } from "lucide-react";
import { expect, fn, userEvent } from "storybook/test";
import { IconButton } from "./icon-button.tsx";

const meta = {
  title: "Components/IconButton",
  component: IconButton,
  args: { label: "Close", children: <X aria-hidden />, onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Close" }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Variants: Story = {
  render: () => (
    <div className="flex gap-3">
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

export const States: Story = { args: { disabled: true, variant: "outline" } };

export const AsLink: Story = {
  render: () => (
    <IconButton asChild label="Edit the listing" variant="outline">
      <a href="#edit">
        <Pencil aria-hidden />
      </a>
    </IconButton>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Edit the listing" })).toBeVisible();
  },
};
