import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/button.tsx";
import { Switch } from "../switch/switch.tsx";
import { TextArea } from "../text-area/text-area.tsx";
import { Dialog, DialogClose } from "./dialog.tsx";

const meta = {
  title: "Overlays/Dialog",
  component: Dialog,
  parameters: { docs: { source: { type: "code" } } },
  args: {
    title: "Report this review",
    description: "Tell us what is wrong with it. We won't tell the author who you are.",
    trigger: <Button variant="outline">Report</Button>,
    onOpenChange: fn(),
    children: <TextArea label="What is wrong?" rows={4} />,
    footer: (
      <>
        <DialogClose>
          <Button variant="outline">Cancel</Button>
        </DialogClose>
        <Button>Send report</Button>
      </>
    ),
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opens by its trigger, closes with Escape and returns the focus. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const trigger = canvas.getByRole("button", { name: "Report" });
    await expect(trigger).toHaveAttribute("aria-haspopup", "dialog");
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    const dialog = await screen.findByRole("dialog", { name: "Report this review" });
    await expect(trigger).toHaveAttribute("aria-expanded", "true");
    await expect(dialog).toHaveAccessibleDescription(/We won't tell the author/);
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

export const Sizes: Story = { args: { open: true, size: "sm", description: undefined } };

/** Without a close button: people have to answer in the footer. */
export const States: Story = {
  tags: ["visual", "visual-phone"],
  args: { open: true, closeHidden: true },
  play: async () => {
    const dialog = await screen.findByRole("dialog");
    await expect(within(dialog).queryByRole("button", { name: "Close" })).not.toBeInTheDocument();
  },
};

export const Open: Story = {
  tags: ["state", "visual", "visual-phone"],
  args: { open: true },
  play: async () => {
    const dialog = await screen.findByRole("dialog");
    await expect(within(dialog).getByRole("button", { name: "Close" })).toBeVisible();
  },
};

/** The focus cycles inside, in reading order. */
export const FocusTrap: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Report" }));
    const dialog = within(await screen.findByRole("dialog"));
    const close = dialog.getByRole("button", { name: "Close" });
    const send = dialog.getByRole("button", { name: "Send report" });
    await waitFor(() => expect(dialog.getByRole("textbox", { name: "What is wrong?" })).toHaveFocus());
    for (const next of [dialog.getByRole("button", { name: "Cancel" }), send]) {
      await userEvent.tab();
      await expect(next).toHaveFocus();
    }
    await userEvent.tab();
    await expect(close).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(send).toHaveFocus();
    await userEvent.click(dialog.getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(canvas.getByRole("button", { name: "Report" })).toHaveFocus());
  },
};

/** A switch acts at once, so the focus doesn't start there: a stray space would turn it. */
export const BeginsWithASwitch: Story = {
  args: {
    title: "Keys",
    description: undefined,
    footer: undefined,
    children: <Switch label="Use single keys" defaultChecked />,
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Report" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Keys" }));
    await waitFor(() => expect(dialog.getByRole("button", { name: "Close" })).toHaveFocus());
    await expect(dialog.getByRole("switch", { name: "Use single keys" })).toBeChecked();
  },
};

/** Opened from elsewhere, in any way the page likes: the focus returns to where it was. */
export const WithoutTrigger: Story = {
  args: { trigger: undefined },
  render: function Render(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button variant="plain" onClick={() => setOpen(true)}>
          This review breaks a rule
        </Button>
        <Dialog {...args} open={open} onOpenChange={setOpen} />
      </>
    );
  },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole("button", { name: "This review breaks a rule" });
    for (const leave of ["{Escape}", "{Enter}"]) {
      opener.focus();
      await userEvent.keyboard("{Enter}");
      const dialog = within(await screen.findByRole("dialog"));
      await waitFor(() => expect(dialog.getByRole("textbox", { name: "What is wrong?" })).toHaveFocus());
      if (leave === "{Enter}") await userEvent.tab({ shift: true });
      await userEvent.keyboard(leave);
      await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
      await waitFor(() => expect(opener).toHaveFocus());
    }
  },
};

/**
 * The action removed the button that opened it: the focus goes to whatever is there now, not to the top of the page.
 */
export const OpenerGone: Story = {
  args: {
    trigger: undefined,
    footer: undefined,
    children: undefined,
    description: undefined,
    title: "Remove this photo?",
  },
  render: function Render(args) {
    const [photos, setPhotos] = useState(["The orangery", "The garden", "The cake"]);
    const [asked, setAsked] = useState<string>();
    return (
      <>
        <ul aria-label="Photos" className="flex flex-col items-start gap-2">
          {photos.map((photo) => (
            <li key={photo} className="flex items-center gap-4">
              {photo}
              <Button variant="plain" onClick={() => setAsked(photo)}>
                Remove {photo.toLowerCase()}
              </Button>
            </li>
          ))}
        </ul>
        <Dialog
          {...args}
          open={asked !== undefined}
          onOpenChange={() => setAsked(undefined)}
          footer={
            <Button
              tone="danger"
              onClick={() => {
                setPhotos(photos.filter((photo) => photo !== asked));
                setAsked(undefined);
              }}
            >
              Remove
            </Button>
          }
        />
      </>
    );
  },
  play: async ({ canvas }) => {
    for (const [name, next] of [
      ["Remove the garden", "Remove the cake"],
      ["Remove the cake", "Remove the orangery"],
    ] as const) {
      await userEvent.click(canvas.getByRole("button", { name }));
      const dialog = within(await screen.findByRole("dialog", { name: "Remove this photo?" }));
      await userEvent.click(dialog.getByRole("button", { name: "Remove" }));
      await waitFor(() => expect(canvas.queryByRole("button", { name })).not.toBeInTheDocument());
      await waitFor(() => expect(canvas.getByRole("button", { name: next })).toHaveFocus());
    }
    // The list is empty now, but at least the focus isn't lost.
    await userEvent.click(canvas.getByRole("button", { name: "Remove the orangery" }));
    await userEvent.click(await screen.findByRole("button", { name: "Remove" }));
    await waitFor(() => expect(canvas.getByRole("list", { name: "Photos" })).toHaveFocus());
  },
};

/** More than fits: the content scrolls and can be reached by keyboard; title and actions stay in place. */
export const LongText: Story = {
  tags: ["state", "visual-phone"],
  args: {
    open: true,
    title: "Terms & Conditions for couples, vendors and everyone who writes a review here",
    description: undefined,
    children: (
      <div className="flex flex-col gap-3">
        {Array.from({ length: 24 }, (_, index) => (
          <p key={index}>{index + 1}. Nobody pays to rank, and nothing is hidden for being harsh.</p>
        ))}
      </div>
    ),
  },
  play: async () => {
    const dialog = within(await screen.findByRole("dialog"));
    await waitFor(() => expect(dialog.getByRole("button", { name: "Close" })).toHaveFocus());
    await userEvent.tab();
    await expect(document.activeElement).toHaveTextContent(/^1\. Nobody pays/);
    await expect(dialog.getByRole("button", { name: "Send report" })).toBeVisible();
  },
};

export const RightToLeft: Story = {
  tags: ["visual-phone"],
  globals: { direction: "rtl" },
  args: {
    open: true,
    trigger: <Button variant="outline">إبلاغ</Button>,
    title: "الإبلاغ عن هذه المراجعة",
    description: "أخبرنا بما هو خطأ فيها. لن يُقال للكاتب من أنت.",
    closeLabel: "إغلاق",
    children: <TextArea label="ما الخطأ؟" rows={4} />,
    footer: (
      <>
        <DialogClose>
          <Button variant="outline">إلغاء</Button>
        </DialogClose>
        <Button>إرسال</Button>
      </>
    ),
  },
};
