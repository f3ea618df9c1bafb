import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/button.tsx";
import { TextArea } from "../text-area/text-area.tsx";
import { Dialog, DialogClose } from "./dialog.tsx";

const meta = {
  title: "Components/Dialog",
  component: Dialog,
  args: {
    title: "Report this review",
    description: "Tell us what is wrong with it. The author is not told who you are.",
    trigger: <Button variant="outline">Report</Button>,
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

/** Opens by its trigger, keeps the focus inside, closes by Escape and gives the focus back. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole("button", { name: "Report" });
    await userEvent.click(trigger);
    const dialog = await screen.findByRole("dialog", { name: "Report this review" });
    await expect(dialog).toHaveAccessibleDescription(/The author is not told/);
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const Variants: Story = {
  tags: ["visual", "visual-phone"],
  args: { open: true },
  play: async () => {
    const dialog = await screen.findByRole("dialog");
    await expect(within(dialog).getByRole("button", { name: "Close" })).toBeVisible();
  },
};

export const Sizes: Story = { args: { open: true, size: "sm", description: undefined } };

/** More than fits: the middle scrolls, title and actions stay. */
export const States: Story = {
  args: {
    open: true,
    title: "Terms & Conditions",
    description: undefined,
    children: (
      <div className="flex flex-col gap-3">
        {Array.from({ length: 24 }, (_, index) => (
          <p key={index}>{index + 1}. Nobody pays to rank, and nothing is hidden for being harsh.</p>
        ))}
      </div>
    ),
  },
};
