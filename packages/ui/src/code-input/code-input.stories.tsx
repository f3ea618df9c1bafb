import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { CodeInput } from "./code-input.tsx";

const meta = {
  title: "Forms/CodeInput",
  component: CodeInput,
  args: {
    label: "Code from the e-mail",
    hint: "We sent it to ana@example.org.",
    onValueChange: fn(),
    onComplete: fn(),
  },
} satisfies Meta<typeof CodeInput>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One input, one tab stop; the last character completes it. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole("textbox", { name: "Code from the e-mail" });
    await expect(input).toHaveAttribute("autocomplete", "one-time-code");
    await expect(input).toHaveAttribute("inputmode", "numeric");
    await expect(input).toHaveAccessibleDescription("We sent it to ana@example.org.");
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard("40x2 81");
    await expect(args.onComplete).not.toHaveBeenCalled();
    await userEvent.keyboard("7");
    await expect(input).toHaveValue("402817");
    await expect(args.onComplete).toHaveBeenCalledOnce();
    await expect(args.onComplete).toHaveBeenCalledWith("402817");
    await userEvent.tab();
    await expect(document.activeElement).toBe(document.body);
  },
};

export const Variants: Story = {
  tags: ["visual"],
  render: () => (
    <div className="grid gap-6">
      <CodeInput label="Six digits" defaultValue="4028" groupSize={3} />
      <CodeInput label="Recovery code" variant="letters" length={8} groupSize={4} defaultValue="K7QMA2" />
      <CodeInput label="Four digits" length={4} />
    </div>
  ),
};

export const States: Story = {
  tags: ["visual", "visual-phone"],
  render: () => (
    <div className="grid gap-6 sm:grid-cols-2">
      <CodeInput label="Code" defaultValue="40" />
      <CodeInput label="Code" defaultValue="402817" error="That's not the code we sent. Ask for a new one." />
      <CodeInput label="Code" defaultValue="402817" success="E-mail address confirmed" readOnly />
      <CodeInput label="Code" defaultValue="402" disabled hint="Too many attempts. Wait 10 minutes." />
    </div>
  ),
};

export const Hover: Story = { tags: ["state"], parameters: { pseudo: { hover: true } } };

export const Active: Story = { tags: ["state"], parameters: { pseudo: { active: true } } };

/** The box for the next character shows the focus ring. */
export const Focus: Story = {
  tags: ["state"],
  args: { defaultValue: "40" },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("textbox")).toHaveFocus();
    await userEvent.keyboard("7");
    await expect(canvas.getByRole("textbox")).toHaveValue("407");
  },
};

export const Disabled: Story = { tags: ["state"], args: { disabled: true, defaultValue: "402" } };

export const Invalid: Story = {
  tags: ["state"],
  args: { defaultValue: "402817", error: "That's not the code we sent. Ask for a new one." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox")).toBeInvalid();
  },
};

export const Success: Story = {
  tags: ["state"],
  args: { defaultValue: "402817", success: "E-mail address confirmed" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("E-mail address confirmed");
  },
};

/** Pasting another code replaces a full one: after a mistake no one has to clear it first. */
export const PastedOver: Story = {
  args: { defaultValue: "000000" },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole("textbox");
    await userEvent.click(input);
    await userEvent.keyboard("{End}");
    await userEvent.paste("012345");
    await expect(input).toHaveValue("012345");
    await expect(args.onComplete).toHaveBeenLastCalledWith("012345");
  },
};

/** Pasted text may contain more than the code. */
export const Pasting: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.paste("Your code is 402-817.");
    await expect(canvas.getByRole("textbox")).toHaveValue("402817");
    await expect(args.onComplete).toHaveBeenCalledOnce();
  },
};

/** Arrows move from box to box, and typing replaces the character there. */
export const Correcting: Story = {
  args: { defaultValue: "402817" },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole("textbox");
    await userEvent.tab();
    await userEvent.keyboard("{Home}{ArrowRight}9");
    await expect(input).toHaveValue("492817");
    await expect(args.onComplete).toHaveBeenLastCalledWith("492817");
    await userEvent.keyboard("{End}{Backspace}");
    await expect(input).toHaveValue("49281");
    await userEvent.keyboard("5");
    await expect(input).toHaveValue("492815");
  },
};

/** A recovery code: letters and digits; lower case becomes capitals. */
export const RecoveryCode: Story = {
  tags: ["state"],
  args: { label: "Recovery code", hint: "One of the ten you wrote down.", variant: "letters", length: 8, groupSize: 4 },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole("textbox", { name: "Recovery code" });
    await expect(input).toHaveAttribute("inputmode", "text");
    await userEvent.type(input, "k7qm-a2zz");
    await expect(input).toHaveValue("K7QMA2ZZ");
    await expect(args.onComplete).toHaveBeenLastCalledWith("K7QMA2ZZ");
  },
};

/** A code reads from left to right in every script; digits from other scripts are understood. */
export const RightToLeft: Story = {
  tags: ["visual"],
  args: { label: "الرمز من البريد الإلكتروني", hint: "أرسلناه إلى ana@example.org", defaultValue: "40" },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("textbox"), "٢٨١٧");
    await expect(canvas.getByRole("textbox")).toHaveValue("402817");
  },
};
