import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/button.tsx";
import { FavouriteButton } from "../favourite-button/favourite-button.tsx";
import { StoryLink } from "../story-pictures/story-link.tsx";
import { LogInDialog } from "./log-in-dialog.tsx";

const meta = {
  title: "Overlays/LogInDialog",
  component: LogInDialog,
  args: {
    title: "Log in to save Villa Podrožnik",
    logIn: <StoryLink href="/login?from=%2Fvendor%2Fvilla" />,
    signUp: <StoryLink href="/signup?from=%2Fvendor%2Fvilla" />,
    trigger: <Button variant="outline">Save</Button>,
    onOpenChange: fn(),
  },
} satisfies Meta<typeof LogInDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two links that lead back here; Escape leaves everything as it was. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole("button", { name: "Save" });
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    const dialog = await screen.findByRole("dialog", { name: "Log in to save Villa Podrožnik" });
    await expect(dialog).toHaveAccessibleDescription(/^Nothing is lost/);
    const inside = within(dialog);
    await waitFor(() => expect(inside.getByRole("button", { name: "Close" })).toHaveFocus());
    await userEvent.tab();
    await expect(inside.getByRole("link", { name: "Log in" })).toHaveFocus();
    await expect(inside.getByRole("link", { name: "Log in" })).toHaveAttribute("href", "/login?from=%2Fvendor%2Fvilla");
    await userEvent.tab();
    await expect(inside.getByRole("link", { name: "Sign up" })).toHaveFocus();
    await userEvent.tab();
    await expect(inside.getByRole("button", { name: "Close" })).toHaveFocus();
    await expect(inside.queryByRole("button", { name: /without/ })).not.toBeInTheDocument();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const Open: Story = {
  tags: ["state", "visual", "visual-phone"],
  args: { open: true },
  play: async () => {
    await screen.findByRole("dialog", { name: "Log in to save Villa Podrožnik" });
  },
};

/** With a way to continue without an account: it calls back and closes. */
export const ContinueWithout: Story = {
  tags: ["visual-phone"],
  args: { title: "Log in to publish your review", onContinueWithout: fn() },
  play: async ({ args, canvas }) => {
    const trigger = canvas.getByRole("button", { name: "Save" });
    await userEvent.click(trigger);
    await userEvent.click(await screen.findByRole("button", { name: "Continue without an account" }));
    await expect(args.onContinueWithout).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.click(trigger);
    await screen.findByRole("button", { name: "Continue without an account" });
  },
};

/** After someone who isn't logged in presses a heart: the focus returns to the heart, which stays empty. */
export const Examples: Story = {
  render: function Render(args) {
    const [asking, setAsking] = useState(false);
    return (
      <>
        <FavouriteButton
          variant="outline"
          name="Villa Podrožnik"
          pressed={false}
          onPressedChange={() => setAsking(true)}
        />
        <LogInDialog {...args} trigger={undefined} open={asking} onOpenChange={setAsking} />
      </>
    );
  },
  play: async ({ canvas }) => {
    const heart = canvas.getByRole("button", { name: "Save Villa Podrožnik" });
    await userEvent.click(heart);
    const dialog = await screen.findByRole("dialog", { name: "Log in to save Villa Podrožnik" });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(heart).toHaveFocus());
    await expect(heart).toHaveAttribute("aria-pressed", "false");
  },
};

export const LongText: Story = {
  tags: ["state"],
  args: {
    open: true,
    title: "Melde dich an, um „Schlosshotel Hochzeitsdienstleisterverzeichnis“ zu deinen Favoriten zu legen",
    onContinueWithout: fn(),
    texts: {
      note: "Nichts geht verloren: danach bist du wieder hier und machst dort weiter, wo du warst.",
      logIn: "Anmelden",
      signUp: "Kostenlos registrieren",
      continueWithout: "Ohne Konto weitermachen und die Bewertung später veröffentlichen",
    },
  },
  play: async () => {
    await screen.findByRole("link", { name: "Kostenlos registrieren" });
  },
};

export const RightToLeft: Story = {
  tags: ["visual-phone"],
  globals: { direction: "rtl" },
  args: {
    open: true,
    title: "سجّل الدخول لحفظ دار الضيافة",
    texts: {
      note: "لا يضيع شيء: تعود بعدها إلى هنا وتتابع من حيث كنت.",
      logIn: "دخول",
      signUp: "حساب جديد",
    },
  },
};
