import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { StarInput } from "./star-input.tsx";

const meta = {
  title: "Components/StarInput",
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

export const Variants: Story = { tags: ["visual"], args: { value: 4, hint: "All in all." } };

export const Sizes: Story = { args: { value: 5, size: "lg" } };

export const States: Story = { tags: ["visual"], args: { error: "Give one star at least." } };

/** Arrows move by one, digits go straight there. */
export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard("3");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(3);
    await expect(canvas.getByRole("radio", { name: "3 stars: fine" })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("radio", { name: "4 stars: good" })).toBeChecked();
  },
};
