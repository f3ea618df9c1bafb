import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { Button } from "../button/button.tsx";
import { ConfirmDialog } from "./confirm-dialog.tsx";

const meta = {
  title: "Components/ConfirmDialog",
  component: ConfirmDialog,
  args: {
    title: "Log out?",
    description: "Drafts stay on this device.",
    confirmLabel: "Log out",
    onConfirm: fn(),
    trigger: <Button variant="outline">Log out…</Button>,
  },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The no has the focus first; the yes calls back. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Log out…" }));
    const dialog = await screen.findByRole("alertdialog", { name: "Log out?" });
    await waitFor(() => expect(screen.getByRole("button", { name: "Cancel" })).toHaveFocus());
    await expect(dialog).toHaveAccessibleDescription("Drafts stay on this device.");
    await userEvent.click(screen.getByRole("button", { name: "Log out" }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const Variants: Story = {
  tags: ["visual"],
  args: {
    open: true,
    tone: "danger",
    title: "Delete your review?",
    description: "It goes for good, with its photos and the reply.",
    confirmLabel: "Delete",
  },
  play: async () => {
    await screen.findByRole("alertdialog", { name: "Delete your review?" });
    await waitFor(() => expect(screen.getByRole("button", { name: "Cancel" })).toHaveFocus());
  },
};

/** While the yes is under way the dialog cannot be left. */
export const States: Story = {
  args: { busy: true, tone: "danger", title: "Delete your review?", confirmLabel: "Delete" },
  render: function Render(args) {
    const [open, setOpen] = useState(true);
    return <ConfirmDialog {...args} open={open} onOpenChange={setOpen} />;
  },
  play: async () => {
    const dialog = await screen.findByRole("alertdialog");
    await userEvent.keyboard("{Escape}");
    await expect(dialog).toBeVisible();
    await expect(screen.getByRole("button", { name: "Cancel" })).toBeDisabled();
  },
};
