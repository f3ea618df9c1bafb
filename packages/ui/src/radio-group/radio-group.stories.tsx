import type { Meta, StoryObj } from "@storybook/react-vite";
import { Cake, Camera, Flower2, Music, WandSparkles } from "lucide-react";
import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { RadioGroup } from "./radio-group.tsx";

const meta = {
  title: "Forms/RadioGroup",
  component: RadioGroup,
  args: {
    legend: "How far did it go?",
    options: [
      { value: "completed", label: "They did our wedding" },
      { value: "booked", label: "We have booked them" },
      { value: "cancelled", label: "We booked, and it was cancelled" },
      { value: "enquired", label: "We only asked", hint: "Shown with its stars, but left out of the average." },
    ],
    onValueChange: fn(),
  },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One tab stop; the arrows move and choose. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("radio", { name: /They did our wedding/ })).toHaveFocus();
    await expect(canvas.getByRole("radio", { name: /They did our wedding/ })).not.toBeChecked();
    await userEvent.keyboard(" ");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("completed");
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await expect(canvas.getByRole("radio", { name: /cancelled/ })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith("cancelled");
    await userEvent.tab();
    await expect(document.activeElement?.matches("[type=radio]")).toBe(false);
  },
};

/** Cards, where the choice is the page's question. */
export const Variants: Story = {
  tags: ["visual", "visual-phone"],
  args: { layout: "cards", defaultValue: "completed", className: "max-w-2xl" },
};

/** In a row, for short answers. */
export const Sizes: Story = { args: { layout: "row", defaultValue: "booked" } };

/** Side by side in a pill, for two or three words that take effect straight away. The arrows choose here too. */
export const Segments: Story = {
  tags: ["visual"],
  args: {
    layout: "segments",
    legend: "Theme",
    legendHidden: true,
    defaultValue: "system",
    options: [
      { value: "system", label: "System" },
      { value: "light", label: "Light" },
      { value: "dark", label: "Dark", disabled: true },
    ],
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("radio", { name: "Light" }));
    await expect(canvas.getByRole("group", { name: "Theme" })).toContainElement(
      canvas.getByRole("radio", { name: "Light", checked: true }),
    );
    await userEvent.keyboard("{ArrowLeft}");
    await expect(canvas.getByRole("radio", { name: "System" })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith("system");
  },
};

/** Tiles, where pictures tell the answers apart. Their words are what screen readers read out. */
export const Tiles: Story = {
  tags: ["visual", "visual-phone"],
  args: {
    layout: "tiles",
    legend: "Icon",
    hint: "For apps that show one.",
    className: "max-w-xl",
    defaultValue: "camera",
    options: [
      { value: "none", label: "None" },
      {
        value: "camera",
        label: (
          <>
            <Camera aria-hidden />
            Camera
          </>
        ),
      },
      {
        value: "flower",
        label: (
          <>
            <Flower2 aria-hidden />
            Flower
          </>
        ),
      },
      {
        value: "cake",
        label: (
          <>
            <Cake aria-hidden />
            Cake
          </>
        ),
        disabled: true,
      },
      {
        value: "music",
        label: (
          <>
            <Music aria-hidden />
            Notes
          </>
        ),
      },
      {
        value: "wand",
        label: (
          <>
            <WandSparkles aria-hidden />A magician’s wand
          </>
        ),
      },
    ],
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText("Flower"));
    await expect(canvas.getByRole("radio", { name: "Flower" })).toBeChecked();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("radio", { name: "Notes" })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith("music");
  },
};

export const HoverOnTile: Story = {
  tags: ["state"],
  args: { ...Tiles.args },
  parameters: { pseudo: { hover: ["input", "label"] } },
};

export const FocusOnTile: Story = {
  tags: ["state"],
  args: { ...Tiles.args },
  parameters: { pseudo: { focusVisible: "input" } },
};

export const FocusOnSegment: Story = {
  tags: ["state"],
  args: { ...Segments.args },
  parameters: { pseudo: { focusVisible: "input" } },
};

export const States: Story = {
  tags: ["visual"],
  render: (args) => (
    <div className="grid max-w-2xl gap-8">
      <RadioGroup {...args} error="Say how far it went." hint="It tells readers what you can speak about." />
      <RadioGroup {...args} layout="cards" error="Say how far it went." />
      <RadioGroup {...args} layout="row" defaultValue="booked" disabled />
    </div>
  ),
};

export const Hover: Story = { tags: ["state"], parameters: { pseudo: { hover: ["input", "label"] } } };

export const Focus: Story = { tags: ["state"], parameters: { pseudo: { focusVisible: "input" } } };

export const Active: Story = { tags: ["state"], parameters: { pseudo: { active: ["input", "label"] } } };

export const Checked: Story = { tags: ["state"], args: { defaultValue: "booked" } };

export const Disabled: Story = { tags: ["state"], args: { disabled: true } };

export const OneDisabled: Story = {
  tags: ["state"],
  args: {
    options: [
      { value: "completed", label: "They did our wedding", hint: "Once the day has been.", disabled: true },
      { value: "booked", label: "We have booked them" },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("radio", { name: /They did/ })).toBeDisabled();
    await userEvent.tab();
    await expect(canvas.getByRole("radio", { name: /booked/ })).toHaveFocus();
  },
};

export const Invalid: Story = {
  tags: ["state"],
  args: { error: "Say how far it went." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("group", { name: "How far did it go?" })).toHaveAccessibleDescription(
      "Say how far it went.",
    );
  },
};

export const LongText: Story = {
  tags: ["state"],
  args: {
    layout: "cards",
    className: "max-w-2xl",
    options: [
      {
        value: "a",
        label: "We had booked them two years before, then moved the day twice, and in the end they came",
        hint: "Donaudampfschifffahrtsgesellschaftskapitänshochzeitsfeier",
      },
      { value: "b", label: "نعم، كانوا معنا طوال اليوم" },
    ],
  },
};

export const Controlled: Story = {
  render: function Render(args) {
    const [value, setValue] = useState<string>("");
    return (
      <>
        <RadioGroup {...args} value={value} onValueChange={setValue} />
        <p className="mt-4 text-muted">Chosen: {value || "nothing yet"}</p>
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("radio", { name: /They did our wedding/ }));
    await expect(canvas.getByText("Chosen: completed")).toBeVisible();
  },
};
