import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { Button } from "../button/button.tsx";
import { Checkbox } from "../checkbox/checkbox.tsx";
import { Stack } from "../page/page.tsx";
import { PasswordField } from "../password-field/password-field.tsx";
import { storyPictures } from "../story-pictures/story-pictures.ts";
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

/** With a picture: beside the form in a wide window, otherwise small beside the title. */
export const WithPicture: Story = {
  tags: ["state", "visual-wide", "visual-phone"],
  args: { picture: storyPictures.bouquet },
  play: async ({ canvas, canvasElement }) => {
    const picture = canvasElement.querySelector("img")!.getBoundingClientRect();
    const title = canvas.getByRole("heading", { level: 1 }).getBoundingClientRect();
    const field = canvas.getByRole("textbox", { name: "E-mail" }).getBoundingClientRect();
    await expect(picture.left).toBeGreaterThan(title.right - 1);
    // Beside the title it takes no space from the form.
    await expect(window.innerWidth >= 1024 ? picture.left > field.right : picture.bottom < field.top).toBe(true);
  },
};

export const LongText: Story = {
  tags: ["state"],
  args: { title: "Willkommen zurück bei der Hochzeitsgesellschaftsfotografiegemeinschaft" },
};
