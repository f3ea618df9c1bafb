import type { Meta, StoryObj } from "@storybook/react-vite";
import { useRef } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/button.tsx";
import { Dialog } from "../dialog/dialog.tsx";
import { Gallery } from "../gallery/gallery.tsx";
import { Popover } from "../popover/popover.tsx";
import { storyPictures } from "../story-pictures/story-pictures.ts";
import { TextArea } from "../text-area/text-area.tsx";
import { TextLink } from "../text-link/text-link.tsx";
import { type ToastMessage, ToastProvider, useToast } from "./toast.tsx";

const undo = fn();

const messages = {
  neutral: { title: "Draft saved on this device", duration: 600_000 },
  success: {
    tone: "success",
    title: "Saved to favourites",
    description: "Villa Podrožnik",
    duration: 600_000,
    action: {
      altText: "Open favourites to undo",
      element: (
        <TextLink asChild>
          <button type="button" onClick={undo}>
            Undo
          </button>
        </TextLink>
      ),
    },
  },
  danger: {
    tone: "danger",
    title: "We couldn't send the photo",
    description: "Check your connection and try again.",
    duration: 600_000,
  },
} satisfies Record<string, ToastMessage>;

function Buttons() {
  const toast = useToast();
  return (
    <div className="flex flex-wrap gap-3">
      {Object.entries(messages).map(([name, message]) => (
        <Button key={name} variant="outline" onClick={() => toast(message)}>
          Show {name}
        </Button>
      ))}
    </div>
  );
}

const meta = {
  title: "Feedback/Toast",
  component: ToastProvider,
  parameters: { docs: { source: { type: "code" } } },
  args: { children: <Buttons /> },
  decorators: [
    (Story, { viewMode }) => (
      <div className={viewMode === "docs" ? undefined : "min-h-80"}>
        <Story />
      </div>
    ),
  ],
  beforeEach: () => {
    undo.mockClear();
  },
} satisfies Meta<typeof ToastProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

const gone = () => waitFor(() => expect(screen.queryByRole("button", { name: "Dismiss" })).not.toBeInTheDocument());

/** Shows without taking the focus; F8 moves to it, Escape dismisses it. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const show = canvas.getByRole("button", { name: "Show neutral" });
    await userEvent.click(show);
    await expect(await screen.findByText("Draft saved on this device")).toBeVisible();
    await expect(show).toHaveFocus();
    const region = screen.getByRole("region", { name: "Notices (F8)" });
    await userEvent.keyboard("[F8]");
    await waitFor(() => expect(region.contains(document.activeElement)).toBe(true));
    await userEvent.tab();
    await userEvent.tab();
    await expect(screen.getByRole("button", { name: "Dismiss" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await gone();

    await userEvent.click(show);
    await userEvent.keyboard("[F8]");
    await waitFor(() => expect(region.contains(document.activeElement)).toBe(true));
    await userEvent.tab();
    await userEvent.keyboard("{Escape}");
    await gone();
  },
};

/** At most three at once; the oldest makes room. */
export const Variants: Story = {
  tags: ["visual", "visual-phone"],
  play: async ({ canvas }) => {
    for (const name of ["danger", "neutral", "success", "danger"]) {
      await userEvent.click(canvas.getByRole("button", { name: `Show ${name}` }));
    }
    await expect(await screen.findByRole("button", { name: "Undo" })).toBeVisible();
    await waitFor(() => expect(screen.getAllByRole("button", { name: "Dismiss" })).toHaveLength(3));
  },
};

export const Open: Story = {
  tags: ["state"],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Show success" }));
    await screen.findByRole("button", { name: "Undo" });
  },
};

/** One thing to do about it; then it disappears. */
export const Action: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Show success" }));
    await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
    await expect(undo).toHaveBeenCalledOnce();
    await gone();
  },
};

function Connection() {
  const toast = useToast();
  const dismiss = useRef<() => void>(undefined);
  return (
    <div className="flex flex-wrap gap-3">
      <Button
        variant="outline"
        onClick={() => (dismiss.current = toast({ title: "Waiting for the connection", duration: 600_000 }))}
      >
        Send offline
      </Button>
      <Button variant="outline" onClick={() => toast(messages.neutral)}>
        Save
      </Button>
      <Button variant="outline" onClick={() => dismiss.current?.()}>
        Go online
      </Button>
    </div>
  );
}

/** No longer true, so whoever showed it takes it away. It makes room for others, and takes none of theirs. */
export const TakenAway: Story = {
  args: { children: <Connection /> },
  play: async ({ canvas }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole("button", { name }));
    await press("Save");
    await press("Save");
    await press("Send offline");
    await expect(await screen.findByText("Waiting for the connection")).toBeVisible();
    await press("Go online");
    await waitFor(() => expect(screen.queryByText("Waiting for the connection")).not.toBeInTheDocument());
    await press("Save");
    await waitFor(() => expect(screen.getAllByRole("button", { name: "Dismiss" })).toHaveLength(3));
  },
};

function InADialog() {
  const toast = useToast();
  return (
    <Dialog
      open
      title="Report this review"
      footer={<Button onClick={() => toast(messages.danger)}>Send report</Button>}
    >
      <TextArea label="What is wrong?" rows={6} />
    </Dialog>
  );
}

function InAClosingDialog() {
  const toast = useToast();
  return (
    <Dialog title="Saved answers" trigger={<Button variant="outline">Open them</Button>}>
      <Button onClick={() => toast(messages.neutral)}>Save</Button>
    </Dialog>
  );
}

function InAPopover() {
  const toast = useToast();
  return (
    <Popover title="Saved answers" trigger={<Button variant="outline">Open them</Button>}>
      <Button onClick={() => toast(messages.neutral)}>Save</Button>
    </Popover>
  );
}

const closesByEscape: Story["play"] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole("button", { name: "Open them" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Saved answers" }));
  await userEvent.click(dialog.getByRole("button", { name: "Save" }));
  await screen.findByRole("button", { name: "Dismiss" });
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  await waitFor(() => expect(canvas.getByRole("button", { name: "Open them" })).toHaveFocus());
};

/** Escape closes the dialog that has the focus, whatever notice has come meanwhile. */
export const EscapeInADialog: Story = { args: { children: <InAClosingDialog /> }, play: closesByEscape };

function OverAGallery() {
  const toast = useToast();
  return (
    <Gallery
      label="Villa Podrožnik"
      pictures={[storyPictures.villa, storyPictures.table]}
      onShownChange={(shown) => {
        if (shown !== null) toast(messages.neutral);
      }}
    />
  );
}

/** A gallery's viewer closes in the same way. */
export const EscapeInAGallery: Story = {
  args: { children: <OverAGallery /> },
  play: async ({ canvas }) => {
    const opener = canvas.getAllByRole("button", { name: /^Picture 1 of 2/ })[0]!;
    await userEvent.click(opener);
    await screen.findByRole("dialog", { name: "Villa Podrožnik" });
    await screen.findByRole("button", { name: "Dismiss" });
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** A popover closes in the same way. */
export const EscapeInAPopover: Story = { args: { children: <InAPopover /> }, play: closesByEscape };

/** On a phone a dialog has its buttons at the foot: the notice doesn't cover them, and can be dismissed. */
export const OverADialog: Story = {
  tags: ["visual-phone"],
  args: { children: <InADialog /> },
  globals: { viewport: { value: "phone", isRotated: false } },
  play: async () => {
    const send = await screen.findByRole("button", { name: "Send report" });
    await userEvent.click(send);
    const dismiss = await screen.findByRole("button", { name: "Dismiss" });
    const notice = dismiss.closest("[data-slot=toast]")!.getBoundingClientRect();
    if (window.innerWidth >= 640) return;
    await expect(notice.bottom).toBeLessThan(send.getBoundingClientRect().top);
    await userEvent.click(dismiss);
    await gone();
    await expect(screen.getByRole("dialog")).toBeVisible();
    await userEvent.click(send);
    await screen.findByRole("button", { name: "Dismiss" });
  },
};

function Brief() {
  const toast = useToast();
  return (
    // Its time starts before it is drawn: on a busy machine, a shorter one is over by then.
    <Button variant="outline" onClick={() => toast({ title: "Link copied", duration: 1500 })}>
      Copy link
    </Button>
  );
}

export const GoesByItself: Story = {
  args: { children: <Brief /> },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Copy link" }));
    await screen.findByText("Link copied");
    await gone();
  },
};

function Long() {
  const toast = useToast();
  return (
    <Button
      variant="outline"
      onClick={() =>
        toast({
          tone: "danger",
          title: "Das Bild „Hochzeitsdienstleisterverzeichnis-Österreich-2026.webp“ konnte nicht gesendet werden",
          description:
            "Prüfe die Verbindung und versuche es noch einmal. Deine Worte sind auf diesem Gerät gespeichert.",
          duration: 600_000,
        })
      }
    >
      Senden
    </Button>
  );
}

export const LongText: Story = {
  tags: ["state", "visual-phone"],
  args: { children: <Long />, closeLabel: "Schließen", label: "Mitteilungen ({hotkey})", noticeLabel: "Mitteilung" },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Senden" }));
    await expect(await screen.findByRole("button", { name: "Schließen" })).toBeVisible();
    await expect(screen.getByRole("region", { name: "Mitteilungen (F8)" })).toBeVisible();
  },
};

export const RightToLeft: Story = {
  tags: ["visual"],
  globals: { direction: "rtl" },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Show success" }));
    await screen.findByRole("button", { name: "Undo" });
  },
};
