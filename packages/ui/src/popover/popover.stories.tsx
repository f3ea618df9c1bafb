import type { Meta, StoryObj } from "@storybook/react-vite";
import { Share2 } from "lucide-react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/button.tsx";
import { TextField } from "../text-field/text-field.tsx";
import { TextLink } from "../text-link/text-link.tsx";
import { Popover } from "./popover.tsx";

const meta = {
  title: "Overlays/Popover",
  component: Popover,
  parameters: { docs: { source: { type: "code" } } },
  args: {
    title: "How we rank",
    trigger: <Button variant="plain">How we rank</Button>,
    onOpenChange: fn(),
    children: (
      <>
        <p>
          By what couples say: how many, how recently, how well. <strong>Nobody pays to rank.</strong>
        </p>
        <p className="mt-3">
          <TextLink asChild>
            <a href="#ranking">All of it, with the formula</a>
          </TextLink>
        </p>
      </>
    ),
  },
  decorators: [
    (Story, { viewMode }) => (
      <div className={`flex flex-wrap items-start gap-3 ${viewMode === "docs" ? "" : "min-h-80"}`}>
        <Story />
        <Button variant="outline">Next on the page</Button>
      </div>
    ),
  ],
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opens by its button and is read out from its title; Escape returns the focus; the button also closes it. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const trigger = canvas.getByRole("button", { name: "How we rank" });
    await expect(trigger).toHaveAttribute("aria-haspopup", "dialog");
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    const popover = await screen.findByRole("dialog", { name: "How we rank" });
    await waitFor(() => expect(popover).toHaveFocus());
    await expect(trigger).toHaveAttribute("aria-expanded", "true");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    await userEvent.click(trigger);
    await screen.findByRole("dialog");
    await userEvent.click(trigger);
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

export const Open: Story = {
  tags: ["state", "visual", "visual-phone"],
  args: { open: true },
  play: async () => {
    await screen.findByRole("dialog", { name: "How we rank" });
  },
};

/** Tab treats it as if it came after its button: past its end it closes and moves to whatever is next on the page. */
export const TabGoesOn: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole("button", { name: "How we rank" });
    const open = async () => {
      trigger.focus();
      await userEvent.keyboard("{Enter}");
      await waitFor(() => expect(screen.getByRole("dialog")).toHaveFocus());
      await userEvent.tab();
      await expect(within(screen.getByRole("dialog")).getByRole("link")).toHaveFocus();
    };
    await open();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Next on the page" })).toHaveFocus();
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await expect(canvas.getByRole("button", { name: "Next on the page" })).toHaveFocus();
    await open();
    await userEvent.tab({ shift: true });
    await expect(trigger).toHaveFocus();
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  },
};

/** A press elsewhere closes it and still takes effect; the focus goes there. */
export const PressOutside: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "How we rank" }));
    await screen.findByRole("dialog");
    await userEvent.click(canvas.getByRole("button", { name: "Next on the page" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await expect(canvas.getByRole("button", { name: "Next on the page" })).toHaveFocus();
  },
};

/** Fields, and a way to close from inside. */
export const Form: Story = {
  tags: ["visual"],
  args: {
    title: "Share Villa Podrožnik",
    trigger: (
      <Button variant="outline">
        <Share2 aria-hidden /> Share
      </Button>
    ),
    align: "center",
    children: (close) => (
      <form className="grid gap-4">
        <TextField label="Link" readOnly value="https://troth.example/v/villa-podroznik" />
        <Button size="sm" className="justify-self-start" onClick={close}>
          Copy link
        </Button>
      </form>
    ),
  },
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole("button", { name: "Share" });
    await userEvent.click(trigger);
    const popover = within(await screen.findByRole("dialog", { name: "Share Villa Podrožnik" }));
    await waitFor(() => expect(popover.getByRole("textbox", { name: "Link" })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.click(trigger);
    await screen.findByRole("dialog");
  },
};

/** Nothing inside to press: the focus is on the popover itself. */
export const LongText: Story = {
  tags: ["state"],
  args: {
    open: true,
    title: "Wie die Reihenfolge der Hochzeitsdienstleister entsteht",
    children: (
      <div className="grid gap-3">
        {Array.from({ length: 12 }, (_, index) => (
          <p key={index}>
            {index + 1}. Niemand bezahlt für einen Platz, und nichts wird versteckt, weil es hart klingt.
          </p>
        ))}
      </div>
    ),
  },
  play: async () => {
    const popover = await screen.findByRole("dialog");
    await waitFor(() => expect(popover).toHaveFocus());
  },
};

export const RightToLeft: Story = {
  tags: ["visual-phone"],
  globals: { direction: "rtl" },
  args: {
    open: true,
    title: "كيف نرتّب",
    trigger: <Button variant="plain">كيف نرتّب</Button>,
    children: <p>بما يقوله الأزواج: كم عددهم، ومتى، وكيف. لا أحد يدفع ليتقدّم.</p>,
  },
  play: async () => {
    await screen.findByRole("dialog", { name: "كيف نرتّب" });
  },
};
