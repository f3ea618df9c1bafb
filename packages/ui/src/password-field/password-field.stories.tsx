import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { PasswordField } from "./password-field.tsx";

const meta = {
  title: "Components/PasswordField",
  component: PasswordField,
  args: { label: "Password", autoComplete: "new-password", className: "max-w-md" },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText("Password");
    await userEvent.type(input, "three brass swans");
    await expect(input).toHaveAttribute("type", "password");
    await userEvent.click(canvas.getByRole("button", { name: "Show password" }));
    await expect(input).toHaveAttribute("type", "text");
    await expect(input).toHaveValue("three brass swans");
    await userEvent.click(canvas.getByRole("button", { name: "Hide password" }));
    await expect(input).toHaveAttribute("type", "password");
  },
};

export const Variants: Story = {
  tags: ["visual"],
  args: { hint: "12 characters or more. A few words are easier than symbols.", defaultValue: "three brass swans" },
};

export const States: Story = {
  args: { error: "This is one of the most common passwords. Choose another.", defaultValue: "password1234" },
};
