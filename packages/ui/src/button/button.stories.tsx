import type { Meta, StoryObj } from "@storybook/react-vite";
import { ArrowRight, Heart } from "lucide-react";
import { expect, fn, userEvent } from "storybook/test";
import { Button } from "./button.tsx";

const meta = {
  title: "Actions/Button",
  component: Button,
  args: { children: "Write a review", onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole("button", { name: "Write a review" });
    await expect(button).toHaveAttribute("type", "button");
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Variants: Story = {
  tags: ["visual"],
  render: () => (
    <div className="grid gap-4">
      {(["accent", "danger"] as const).map((tone) => (
        <div key={tone} className="flex flex-wrap gap-3">
          {(["solid", "outline", "quiet", "plain"] as const).map((variant) => (
            <Button key={variant} variant={variant} tone={tone}>
              {tone === "accent" ? "Save" : "Delete"} <span className="sr-only">{variant}</span>
            </Button>
          ))}
        </div>
      ))}
    </div>
  ),
};

export const Sizes: Story = {
  tags: ["visual"],
  render: () => (
    <div className="flex flex-wrap items-center gap-3">
      <Button size="sm">Reply</Button>
      <Button size="md">Sign up</Button>
      <Button size="lg">Search</Button>
    </div>
  ),
};

/** Normal, hovered, pressed, loading, disabled. */
export const States: Story = {
  tags: ["visual"],
  parameters: { pseudo: { hover: ".hovered", active: ".pressed", focusVisible: ".focused" } },
  render: () => (
    <div className="flex flex-wrap gap-3">
      <Button>Publish</Button>
      <Button className="hovered">Hovered</Button>
      <Button className="focused">Focused</Button>
      <Button className="pressed">Pressed</Button>
      <Button loading>Publishing</Button>
      <Button variant="outline" loading>
        Saving
      </Button>
      <Button disabled>Publish</Button>
      <Button variant="outline" disabled>
        Back
      </Button>
    </div>
  ),
};

export const Hover: Story = { tags: ["state"], parameters: { pseudo: { hover: true } } };

export const Focus: Story = { tags: ["state"], parameters: { pseudo: { focusVisible: true } } };

export const Active: Story = { tags: ["state"], parameters: { pseudo: { active: true } } };

export const Disabled: Story = { tags: ["state"], args: { disabled: true } };

/** A press while loading does nothing, and the focus stays where it was. */
export const Loading: Story = {
  tags: ["state"],
  args: { loading: true, children: "Publishing" },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole("button", { name: /Publishing/ });
    button.focus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute("aria-busy", "true");
  },
};

/** A long label wraps and keeps its padding; the button grows. */
export const LongText: Story = {
  tags: ["state"],
  args: { children: "Publish my review of Hochzeitsgesellschaft Lindenhof", className: "max-w-64" },
};

export const WithIcons: Story = {
  render: () => (
    <div className="flex flex-wrap gap-3">
      <Button>
        Photos <ArrowRight aria-hidden className="rtl:-scale-x-100" />
      </Button>
      <Button variant="outline">
        <Heart aria-hidden /> Save
      </Button>
    </div>
  ),
};

/** When disabled, it can't be reached or pressed. */
export const DisabledIsSkipped: Story = {
  render: (args) => (
    <div className="flex gap-3">
      <Button {...args} disabled>
        Publish
      </Button>
      <Button variant="outline">Back</Button>
    </div>
  ),
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Back" })).toHaveFocus();
    canvas.getByRole("button", { name: "Publish" }).click();
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

/** A link that looks like a button stays a link. */
export const AsLink: Story = {
  render: () => (
    <Button asChild>
      <a href="#signup">Sign up</a>
    </Button>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: "Sign up" });
    await expect(link).not.toHaveAttribute("type");
  },
};
