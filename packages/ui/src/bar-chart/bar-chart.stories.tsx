import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { LocaleProvider } from "../locale-provider/locale-provider.tsx";
import { BarChart } from "./bar-chart.tsx";

const weeks = ["31 Aug", "7 Sept", "14 Sept", "21 Sept", "28 Sept", "5 Oct", "12 Oct", "19 Oct", "26 Oct", "2 Nov"];

const meta = {
  title: "Content/BarChart",
  component: BarChart,
  args: {
    label: "Bar chart of reviews per week",
    data: {
      pointsName: "Week",
      points: weeks,
      series: [{ name: "Reviews", values: [18, 22, 9, 14, 31, 0, 38, 1, 27, 30] }],
    },
  },
  argTypes: { data: { control: false } },
} satisfies Meta<typeof BarChart>;

export default meta;
type Story = StoryObj<typeof meta>;

const heights = (root: Element) =>
  [...root.querySelectorAll("[data-slot=bar-chart-bars]")].map((bars) =>
    [...bars.querySelectorAll("rect")].map((bar) => bar.getBoundingClientRect().height),
  );

/** Bars are as high as their counts, on a scale that ends in a round number. */
export const Default: Story = {
  tags: ["visual"],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("img", { name: "Bar chart of reviews per week" })).toBeVisible();
    await expect(canvas.getByText("40")).toBeVisible();
    await expect(canvas.getByText("20")).toBeVisible();
    const bars = heights(canvasElement).flat();
    await expect(bars).toHaveLength(10);
    await expect(bars[1]! / bars[2]!).toBeCloseTo(22 / 9, 1);
    await expect(bars[5]).toBe(0);
    await expect(bars[7]).toBeGreaterThan(1);
  },
};

/** Two series are told apart by fill and outline, not by colour alone. */
export const Variants: Story = {
  tags: ["visual", "visual-phone"],
  args: {
    label: "Bar chart of claims received and decided per week",
    data: {
      pointsName: "Week",
      points: weeks,
      series: [
        { name: "Received", values: [1400, 2200, 900, 1400, 3100, 0, 3800, 100, 2700, 3000] },
        { name: "Decided", values: [1200, 2100, 1300, 1400, 2500, 400, 4100, 80, 2000, 2900] },
      ],
    },
  },
};

/** Without a single count there is still a scale. */
export const Empty: Story = {
  tags: ["state"],
  args: { data: { pointsName: "Week", points: weeks, series: [{ name: "Reviews", values: weeks.map(() => 0) }] } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText("2")).toBeVisible();
    await expect(
      heights(canvasElement)
        .flat()
        .every((height) => height === 0),
    ).toBe(true);
  },
};

/** Time runs from right to left, and the numerals are the locale's. */
export const RightToLeft: Story = {
  tags: ["visual"],
  globals: { direction: "rtl" },
  args: {
    label: "التقييمات في كل أسبوع",
    data: {
      pointsName: "الأسبوع",
      points: ["٥ أكتوبر", "١٢ أكتوبر", "١٩ أكتوبر"],
      series: [
        { name: "وردت", values: [12, 30, 18] },
        { name: "بُتّ فيها", values: [10, 22, 25] },
      ],
    },
  },
  decorators: [
    (Story) => (
      <LocaleProvider locale="ar-EG" direction="rtl">
        <Story />
      </LocaleProvider>
    ),
  ],
  play: async ({ canvas }) => {
    const left = (text: string) => canvas.getByText(text).getBoundingClientRect().left;
    await expect(canvas.getByText("٣٠")).toBeVisible();
    await expect(left("١٩ أكتوبر")).toBeLessThan(left("٥ أكتوبر"));
  },
};
