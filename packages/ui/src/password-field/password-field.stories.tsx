import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { PasswordField } from "./password-field.tsx";

const meta = {
  title: "Forms/PasswordField",
  component: PasswordField,
  args: { label: "Password", autoComplete: "new-password", className: "max-w-md" },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Tab moves from the field to its button; Space shows the password, and the button's name says what it does next. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText("Password");
    await userEvent.type(input, "three brass swans");
    await expect(input).toHaveAttribute("type", "password");
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Show password" })).toHaveFocus();
    await userEvent.keyboard(" ");
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

export const Sizes: Story = {
  render: () => (
    <div className="grid max-w-md gap-5">
      <PasswordField label="Password" autoComplete="current-password" />
      <PasswordField label="Password" autoComplete="current-password" size="lg" />
    </div>
  ),
};

export const States: Story = {
  tags: ["visual", "visual-phone"],
  render: () => (
    <div className="grid max-w-md gap-5">
      {["", "password1234", "brass swans", "three brass swans", "three brass swans at noon"].map((password) => (
        <PasswordField
          key={password}
          label="New password"
          autoComplete="new-password"
          strength
          defaultValue={password}
        />
      ))}
      <PasswordField
        label="Password"
        defaultValue="password1234"
        error="This is one of the most common passwords. Choose another."
      />
      <PasswordField label="Password" defaultValue="three brass swans" disabled />
    </div>
  ),
};

export const Hover: Story = { tags: ["state"], parameters: { pseudo: { hover: ["input", "button"] } } };

export const Focus: Story = { tags: ["state"], parameters: { pseudo: { focusVisible: "input" } } };

export const Active: Story = { tags: ["state"], parameters: { pseudo: { active: "button" } } };

export const Disabled: Story = { tags: ["state"], args: { disabled: true } };

export const Invalid: Story = {
  tags: ["state"],
  args: { error: "This is one of the most common passwords. Choose another.", defaultValue: "password1234" },
};

export const ReadOnly: Story = { tags: ["state"], args: { readOnly: true, defaultValue: "three brass swans" } };

export const LongText: Story = {
  tags: ["state"],
  args: {
    label: "A new password for the account that both of you use",
    hint: "Donaudampfschifffahrtsgesellschaftskapitänsmütze is long, but no longer a secret now that we've printed it here.",
    strength: true,
    defaultValue: "password1234",
  },
};

/** Guidance in four steps and in words; the words are announced politely, and only when they change. */
export const Strength: Story = {
  tags: ["state", "visual"],
  args: { strength: true },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText("Password");
    const meter = canvas.getByRole("meter", { name: "Strength" });
    await expect(meter).toHaveAttribute("aria-valuenow", "0");
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
    await userEvent.type(input, "wedding2026");
    await expect(meter).toHaveAttribute("aria-valuetext", "Weak");
    await expect(canvas.getByRole("status")).toHaveTextContent(/^Weak · Part of it is easy to guess/);
    await userEvent.clear(input);
    await userEvent.type(input, "three brass swans");
    await expect(canvas.getByRole("status")).toHaveTextContent("Good · Add a word or two.");
    await userEvent.type(input, " at noon");
    await expect(meter).toHaveAttribute("aria-valuenow", "4");
    await expect(canvas.getByRole("status")).toHaveTextContent("Strong");
  },
};
