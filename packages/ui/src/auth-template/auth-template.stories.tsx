import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { Button } from "../button/button.tsx";
import { Checkbox } from "../checkbox/checkbox.tsx";
import { Stack } from "../page/page.tsx";
import { PasswordField } from "../password-field/password-field.tsx";
import { TextField } from "../text-field/text-field.tsx";
import { TextLink } from "../text-link/text-link.tsx";
import { AuthTemplate } from "./auth-template.tsx";

const meta = {
  title: "Templates/AuthTemplate",
  component: AuthTemplate,
  parameters: { layout: "fullscreen" },
  args: {
    title: (
      <>
        Welcome <em>back.</em>
      </>
    ),
    description: "Your favourites and drafts are where you left them.",
    footer: (
      <>
        New here? <TextLink href="#signup">Sign up</TextLink>
      </>
    ),
    children: (
      <Stack asChild gap={4}>
        <form>
          <TextField label="E-mail" type="email" autoComplete="email" />
          <PasswordField label="Password" autoComplete="current-password" />
          <Checkbox label="Keep me logged in" />
          <Button type="submit">Log in</Button>
        </form>
      </Stack>
    ),
  },
} satisfies Meta<typeof AuthTemplate>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["visual", "visual-phone"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Welcome back." })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole("textbox", { name: "E-mail" })).toHaveFocus();
  },
};

/** A picture beside the form, where the window is wide. */
export const WithPicture: Story = {
  tags: ["state", "visual-wide"],
  args: {
    picture: (
      <svg viewBox="0 0 320 440" className="h-110 w-auto rounded-arch" aria-hidden>
        <path d="M0 0h320v440H0Z" className="fill-tint" />
        <circle cx="206" cy="150" r="62" className="fill-gold" />
        <path d="M0 330c70-52 140-40 200-14s90 14 120 0v124H0Z" className="fill-accent" />
        <path d="M70 340V220a58 58 0 0 1 116 0v120Z" className="fill-paper" />
        <path d="M104 340V232a24 24 0 0 1 48 0v108Z" className="fill-ink" />
      </svg>
    ),
  },
};

export const LongText: Story = {
  tags: ["state"],
  args: { title: "Willkommen zurück bei der Hochzeitsgesellschaftsfotografiegemeinschaft" },
};
