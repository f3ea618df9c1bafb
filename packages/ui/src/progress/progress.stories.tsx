import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { LocaleProvider } from "../locale-provider/locale-provider.tsx";
import { Progress } from "./progress.tsx";

const meta = {
  title: "Feedback/Progress",
  component: Progress,
  args: { label: "Sending orangery-at-dusk.jpg", value: 0.64, className: "max-w-sm" },
} satisfies Meta<typeof Progress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole("progressbar", { name: "Sending orangery-at-dusk.jpg" });
    await expect(bar).toHaveAttribute("value", "0.64");
    await expect(canvas.getByText("64%")).toBeVisible();
  },
};

export const Variants: Story = {
  tags: ["visual"],
  render: () => (
    <div className="grid max-w-sm gap-6">
      <Progress label="Sending orangery-at-dusk.jpg" value={0.64} />
      <Progress label="Your listing" value={2} max={5} valueLabel="2 of 5 parts" />
      <Progress label="Preparing your data" />
      <Progress label="Step 3 of 4" labelHidden value={3} max={4} />
    </div>
  ),
};

/** Not started, in progress, done. */
export const States: Story = {
  render: () => (
    <div className="grid max-w-sm gap-6">
      <Progress label="villa.jpg" value={0} />
      <Progress label="garden.jpg" value={0.5} />
      <Progress label="rain-plan.jpg" value={1} />
    </div>
  ),
};

/** Unknown length: no value, and nothing that pretends to be one. */
export const Indeterminate: Story = {
  tags: ["state"],
  args: { label: "Preparing your data", value: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("progressbar")).not.toHaveAttribute("value");
    await expect(canvas.queryByText(/%/)).toBeNull();
  },
};

/** The progress in words, to see and to hear. */
export const ValueInWords: Story = {
  tags: ["state"],
  args: { label: "Your photos", value: 2, max: 5, valueLabel: "2 of 5 photos" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("progressbar")).toHaveAttribute("aria-valuetext", "2 of 5 photos");
    await expect(canvas.getByText("2 of 5 photos")).toBeVisible();
  },
};

export const LabelHidden: Story = {
  tags: ["state"],
  args: { labelHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("progressbar", { name: "Sending orangery-at-dusk.jpg" })).toBeVisible();
  },
};

/** A value beyond the maximum counts as complete. */
export const Overfull: Story = {
  tags: ["state"],
  args: { value: 1.3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("100%")).toBeVisible();
  },
};

export const LongText: Story = {
  tags: ["state"],
  args: { label: "Sending hochzeitsgesellschaftsfotografiegemeinschaft-2026-06-13-original-scan.jpg" },
};

/** Percentages, the way the locale writes them. */
export const InAnotherLanguage: Story = {
  render: (args) => (
    <LocaleProvider locale="ar-EG" direction="rtl">
      <div dir="rtl" lang="ar">
        <Progress {...args} label="إرسال الصورة" />
      </div>
    </LocaleProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/٦٤/)).toBeVisible();
  },
};
