import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { LocaleProvider } from "../locale-provider/locale-provider.tsx";
import { Stars } from "./stars.tsx";

const meta = {
  title: "Vendors and reviews/Stars",
  component: Stars,
  args: { value: 4.3 },
} satisfies Meta<typeof Stars>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "4.3 out of 5 stars" })).toBeVisible();
  },
};

export const Sizes: Story = {
  tags: ["visual"],
  render: () => (
    <div className="flex flex-wrap items-center gap-4">
      <Stars value={4.3} size="sm" />
      <Stars value={4.3} size="md" />
      <Stars value={4.3} size="lg" />
    </div>
  ),
};

/** None, some and all: a tenth of a star is visible, and 4.96 isn't quite five. */
export const States: Story = {
  tags: ["visual"],
  render: () => (
    <div className="flex flex-col gap-2">
      {[0, 1, 2.5, 3.9, 4.96, 5].map((value) => (
        <span key={value} className="flex items-center gap-3">
          <Stars value={value} size="lg" label={null} /> <span className="figures">{value}</span>
        </span>
      ))}
    </div>
  ),
};

export const Empty: Story = {
  tags: ["state"],
  args: { value: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "0 out of 5 stars" })).toBeVisible();
  },
};

/** With a number beside them, the stars stay silent: otherwise it would be read twice. */
export const BesideAFigure: Story = {
  render: (args) => (
    <p className="figures flex items-center gap-2 text-16 font-bold">
      <Stars {...args} label={null} /> 4.3
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("img")).not.toBeInTheDocument();
  },
};

/** The provider's words and numerals; in right-to-left text the stars fill from the right. */
export const RightToLeft: Story = {
  tags: ["visual"],
  decorators: [
    (Story) => (
      <LocaleProvider
        locale="ar-EG"
        direction="rtl"
        texts={{ stars: { label: (_, written) => `${written} من ٥ نجوم` } }}
      >
        <div dir="rtl" lang="ar" className="flex items-center gap-3">
          <Story /> ليلى حدّاد
        </div>
      </LocaleProvider>
    ),
  ],
  args: { value: 3.5, size: "lg" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "٣٫٥ من ٥ نجوم" })).toBeVisible();
  },
};
