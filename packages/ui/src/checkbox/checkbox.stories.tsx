import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { TextLink } from "../text-link/text-link.tsx";
import { Checkbox } from "./checkbox.tsx";

const meta = {
  title: "Forms/Checkbox",
  component: Checkbox,
  args: { label: "Keep me logged in", onChange: fn() },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole("checkbox", { name: "Keep me logged in" });
    await userEvent.click(canvas.getByText("Keep me logged in"));
    await expect(box).toBeChecked();
    await userEvent.keyboard(" ");
    await expect(box).not.toBeChecked();
  },
};

export const Variants: Story = {
  args: {
    label: (
      <>
        I accept the <TextLink href="#terms">Terms &amp; Conditions</TextLink>
      </>
    ),
    hint: "Last updated on 2 March 2026.",
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("checkbox")).toHaveAccessibleDescription("Last updated on 2 March 2026.");
    await userEvent.click(canvas.getByRole("link"));
    await expect(canvas.getByRole("checkbox")).not.toBeChecked();
  },
};

export const States: Story = {
  tags: ["visual"],
  render: () => (
    <div className="flex flex-col gap-4">
      <Checkbox label="A reply to my review" />
      <Checkbox label="A decision about my report" defaultChecked />
      <Checkbox label="Everything about my wedding" indeterminate />
      <Checkbox label="Notices about my account" hint="You can't turn these off." defaultChecked disabled />
      <Checkbox label="Offers from others" hint="There are none." disabled />
      <Checkbox label="I am who I say I am" error="Confirm this to continue." />
    </div>
  ),
};

export const Hover: Story = { tags: ["state"], parameters: { pseudo: { hover: "input" } } };

export const Focus: Story = { tags: ["state"], parameters: { pseudo: { focusVisible: "input" } } };

export const Active: Story = { tags: ["state"], parameters: { pseudo: { active: "input" } } };

export const Checked: Story = { tags: ["state"], args: { defaultChecked: true } };

export const Disabled: Story = { tags: ["state"], args: { disabled: true } };

export const Invalid: Story = {
  tags: ["state"],
  args: { error: "Confirm this to continue." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("checkbox")).toBeInvalid();
    await expect(canvas.getByRole("checkbox")).toHaveAccessibleDescription("Confirm this to continue.");
  },
};

export const LongText: Story = {
  tags: ["state"],
  args: {
    label:
      "I was at this wedding, or am going to have one here, and what I write is what I saw, heard, ate and paid for myself, or the person did whom I speak for",
    className: "max-w-sm",
  },
};

const days = ["Monday", "Wednesday", "Saturday"];

/** Mixed while only some of the boxes it stands for are ticked; a press ticks them all. */
export const Indeterminate: Story = {
  tags: ["state", "visual"],
  render: function Render() {
    const [ticked, setTicked] = useState(["Saturday"]);
    return (
      <fieldset>
        <legend className="mb-3 text-14 font-semibold">Open on</legend>
        <Checkbox
          label="Every day"
          checked={ticked.length === days.length}
          indeterminate={ticked.length > 0 && ticked.length < days.length}
          onChange={(event) => setTicked(event.target.checked ? days : [])}
        />
        <div className="mt-3 grid gap-3 ps-8.5">
          {days.map((day) => (
            <Checkbox
              key={day}
              label={day}
              checked={ticked.includes(day)}
              onChange={(event) =>
                setTicked(event.target.checked ? [...ticked, day] : ticked.filter((each) => each !== day))
              }
            />
          ))}
        </div>
      </fieldset>
    );
  },
  play: async ({ canvas }) => {
    const all = canvas.getByRole("checkbox", { name: "Every day" });
    await waitFor(() => expect(all).toBePartiallyChecked());
    await userEvent.click(all);
    await expect(all).toBeChecked();
    await expect(all).not.toBePartiallyChecked();
    await userEvent.click(canvas.getByRole("checkbox", { name: "Monday" }));
    await expect(all).toBePartiallyChecked();
    // Ticking each part makes it fully ticked again.
    await userEvent.click(canvas.getByRole("checkbox", { name: "Monday" }));
    await expect(all).not.toBePartiallyChecked();
    await expect(all).toBeChecked();
    // As its picture shows it.
    await userEvent.click(canvas.getByRole("checkbox", { name: "Monday" }));
  },
};
