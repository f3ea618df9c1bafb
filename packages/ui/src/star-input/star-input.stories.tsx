import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { LocaleProvider } from "../locale-provider/locale-provider.tsx";
import { StarInput } from "./star-input.tsx";

const meta = {
  title: "Forms/StarInput",
  component: StarInput,
  args: { legend: "Your rating", value: 0, onValueChange: fn() },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return (
      <StarInput
        {...args}
        value={value}
        onValueChange={(stars) => {
          setValue(stars);
          args.onValueChange(stars);
        }}
      />
    );
  },
} satisfies Meta<typeof StarInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("radio", { name: "4 stars: good" }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(4);
    await expect(canvas.getByRole("radio", { name: "4 stars: good" })).toBeChecked();
  },
};

export const Variants: Story = {
  tags: ["visual"],
  render: (args) => (
    <div className="grid gap-5">
      <StarInput {...args} legend="Your rating" value={4} hint="All in all." />
      <StarInput {...args} legend="Value for money" value={3} clearable />
    </div>
  ),
};

export const Sizes: Story = {
  render: (args) => (
    <div className="grid gap-5">
      <StarInput {...args} legend="Professionalism" value={5} />
      <StarInput {...args} legend="All in all" value={5} size="lg" />
    </div>
  ),
};

export const States: Story = {
  tags: ["visual", "visual-phone"],
  render: (args) => (
    <div className="grid gap-5 sm:grid-cols-2">
      {(["None", "One", "Two", "Three", "Four", "Five"] as const).map((legend, value) => (
        <StarInput key={legend} {...args} legend={legend} value={value} />
      ))}
      <StarInput {...args} legend="Missing" value={0} error="Give at least one star." />
      <StarInput {...args} legend="Published" value={2} disabled />
    </div>
  ),
};

export const Hover: Story = { tags: ["state"], parameters: { pseudo: { hover: true } } };

export const Focus: Story = { tags: ["state"], parameters: { pseudo: { focusVisible: true } } };

export const Active: Story = { tags: ["state"], parameters: { pseudo: { active: true } } };

export const Disabled: Story = {
  tags: ["state"],
  args: { value: 4, disabled: true, clearable: true },
  play: async ({ canvas }) => {
    for (const star of canvas.getAllByRole("radio")) await expect(star).toBeDisabled();
    await expect(canvas.queryByRole("button")).not.toBeInTheDocument();
  },
};

export const Invalid: Story = {
  tags: ["state"],
  args: { error: "Give at least one star." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("group", { name: "Your rating" })).toHaveAccessibleDescription(
      "Give at least one star.",
    );
  },
};

export const LongText: Story = {
  tags: ["state"],
  args: {
    legend: "Wie zufrieden waren Sie insgesamt mit der Betreuung vor, während und nach der Hochzeit?",
    value: 2,
    names: ["unterirdisch", "verbesserungswürdig", "zufriedenstellend", "ausgezeichnet", "unübertrefflich"],
  },
};

/** Arrows move by one, digits jump straight there. One tab stop. */
export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard("3");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(3);
    await expect(canvas.getByRole("radio", { name: "3 stars: fine" })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("radio", { name: "4 stars: good" })).toBeChecked();
    await userEvent.keyboard("9{Backspace}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(4);
    await userEvent.tab();
    await expect(document.activeElement).toBe(document.body);
  },
};

const place = (element: Element | null) => element!.getBoundingClientRect();

/** On the narrowest phones, even inside a card, large stars and what they mean share a row, and nothing moves when they are given. */
export const Narrow: Story = {
  tags: ["visual"],
  args: { legend: "All in all", size: "lg" },
  decorators: [
    (Story) => (
      <div className="w-61">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const first = () => place(canvas.getByRole("radio", { name: "1 star: terrible" }));
    const before = first();
    await expect(before.height).toBeGreaterThanOrEqual(44);
    await userEvent.click(canvas.getByRole("radio", { name: "5 stars: wonderful" }));
    const meaning = place(await canvas.findByText("wonderful"));
    await expect(first()).toEqual(before);
    await expect(meaning.top).toBeGreaterThan(before.top);
    await expect(meaning.bottom).toBeLessThan(before.bottom);
    await expect(meaning.right).toBeLessThanOrEqual(place(canvasElement.querySelector("fieldset")).right);
  },
};

/** On hover it shows what a press would give, in stars and in words. */
export const Preview: Story = {
  args: { value: 2 },
  play: async ({ args, canvas }) => {
    const fifth = canvas.getByRole("radio", { name: "5 stars: wonderful" });
    await userEvent.hover(fifth);
    await expect(await canvas.findByText("wonderful")).toBeVisible();
    await userEvent.unhover(fifth);
    await expect(await canvas.findByText("poor")).toBeVisible();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

/** An optional rating can be cleared: with the button, the star itself or a key. The focus stays in the group. */
export const Clearable: Story = {
  tags: ["state"],
  args: { value: 4, clearable: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Clear" }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(0);
    await expect(canvas.getByRole("radio", { name: "1 star: terrible" })).toHaveFocus();
    await expect(canvas.queryByRole("radio", { checked: true })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole("radio", { name: "3 stars: fine" }));
    await expect(canvas.getByRole("radio", { name: "3 stars: fine" })).toBeChecked();
    await userEvent.click(canvas.getByRole("radio", { name: "3 stars: fine" }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(0);
    await userEvent.keyboard("50");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(0);
    await userEvent.click(canvas.getByRole("radio", { name: "4 stars: good" }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(4);
  },
};

/** Clearing is announced, and each button says which rating it clears. Space clears the star it has given. */
export const TakenBackAloud: Story = {
  args: { legend: "Value for money", value: 3, clearable: true },
  play: async ({ args, canvas }) => {
    const status = canvas.getByRole("status");
    await expect(status).toBeEmptyDOMElement();
    await expect(canvas.getByRole("button", { name: "Clear" })).toHaveAccessibleDescription("Value for money");
    await userEvent.tab();
    await userEvent.keyboard("{Delete}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(0);
    await expect(status).toHaveTextContent("No stars given");
    await userEvent.keyboard("2");
    await expect(status).toBeEmptyDOMElement();
    await userEvent.keyboard(" ");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(0);
    await expect(status).toHaveTextContent("No stars given");
    await userEvent.keyboard("4");
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(0);
  },
};

/** People can't give half stars: 3.5 from elsewhere becomes four. */
export const Fraction: Story = {
  args: { value: 3.5 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("radio", { name: "4 stars: good" })).toBeChecked();
  },
};

export const RightToLeft: Story = {
  tags: ["visual"],
  args: { legend: "تقييمك", value: 4, hint: "بشكل عام", dir: "rtl", clearable: true },
  decorators: [
    (Story) => (
      <LocaleProvider
        locale="ar"
        direction="rtl"
        texts={{ "star-input": { names: ["سيئ جدًا", "سيئ", "مقبول", "جيد", "رائع"], clearLabel: "مسح" } }}
      >
        <Story />
      </LocaleProvider>
    ),
  ],
};
