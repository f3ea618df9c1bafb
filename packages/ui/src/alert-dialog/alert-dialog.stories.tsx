import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { Button } from "../button/button.tsx";
import { AlertDialog } from "./alert-dialog.tsx";

const meta = {
  title: "Overlays/AlertDialog",
  component: AlertDialog,
  args: {
    title: "Log out?",
    description: "Drafts stay on this device.",
    confirmLabel: "Log out",
    onConfirm: fn(),
    onOpenChange: fn(),
    trigger: <Button variant="outline">Log out…</Button>,
  },
} satisfies Meta<typeof AlertDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const deletion = {
  tone: "danger",
  title: "Delete your review?",
  description: "It will be gone for good, with its photos and the reply.",
  confirmLabel: "Delete",
} as const;

/** The no has the focus first; the yes calls back and closes the dialog. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const trigger = canvas.getByRole("button", { name: "Log out…" });
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    const dialog = await screen.findByRole("alertdialog", { name: "Log out?" });
    await waitFor(() => expect(screen.getByRole("button", { name: "Cancel" })).toHaveFocus());
    await expect(dialog).toHaveAccessibleDescription("Drafts stay on this device.");
    await userEvent.tab();
    await expect(screen.getByRole("button", { name: "Log out" })).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole("button", { name: "Cancel" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(args.onConfirm).not.toHaveBeenCalled();

    await userEvent.keyboard("{Enter}");
    await userEvent.click(await screen.findByRole("button", { name: "Log out" }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

/** For actions that lose something. */
export const Variants: Story = {
  tags: ["visual"],
  args: { open: true, ...deletion },
  play: async () => {
    await screen.findByRole("alertdialog", { name: "Delete your review?" });
    await waitFor(() => expect(screen.getByRole("button", { name: "Cancel" })).toHaveFocus());
  },
};

export const Open: Story = {
  tags: ["state", "visual-phone"],
  args: { open: true },
  play: async () => {
    await waitFor(() => expect(screen.getByRole("button", { name: "Cancel" })).toHaveFocus());
  },
};

/** While the yes is in progress, the dialog can't be closed. */
export const Loading: Story = {
  tags: ["state", "visual"],
  args: { open: true, busy: true, ...deletion },
  play: async ({ args }) => {
    const dialog = await screen.findByRole("alertdialog");
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard("{Escape}");
    await expect(dialog).toBeVisible();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await expect(screen.getByRole("button", { name: "Cancel" })).toBeDisabled();
  },
};

/** With a promise, the dialog waits, keeps the focus and closes once it resolves. */
export const Waits: Story = {
  args: deletion,
  render: function Render(args) {
    const [open, setOpen] = useState(true);
    const [answer, setAnswer] = useState<() => void>();
    return (
      <AlertDialog
        {...args}
        open={open}
        onOpenChange={setOpen}
        onConfirm={() => new Promise<void>((resolve) => setAnswer(() => resolve))}
      >
        <Button variant="quiet" size="sm" onClick={answer}>
          Let the server answer
        </Button>
      </AlertDialog>
    );
  },
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Delete" }));
    const yes = await screen.findByRole("button", { name: /Delete/, busy: true });
    await waitFor(() => expect(yes).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await expect(screen.getByRole("alertdialog")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Let the server answer" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument());
  },
};

export const LongText: Story = {
  tags: ["state"],
  args: {
    open: true,
    ...deletion,
    title: "Die Bewertung von „Hochzeitsdienstleisterverzeichnis Österreich“ unwiderruflich löschen?",
    description:
      "Sie verschwindet mit ihren Fotos und der Antwort des Anbieters. Wer sie hilfreich fand, sieht davon nichts mehr.",
    confirmLabel: "Unwiderruflich löschen",
    cancelLabel: "Bewertung doch behalten",
  },
  play: async () => {
    await screen.findByRole("alertdialog");
  },
};
