import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { BarChart } from "../bar-chart/bar-chart.tsx";
import { type ChartData, ChartFrame } from "./chart-frame.tsx";

const data: ChartData = {
  pointsName: "Week",
  points: ["5 Oct", "12 Oct", "19 Oct", "26 Oct", "2 Nov", "9 Nov", "16 Nov"],
  series: [{ name: "Reviews", values: [18, 22, 9, 1014, 31, 0, 38] }],
};

const meta = {
  title: "Content/ChartFrame",
  component: ChartFrame,
  args: {
    title: "Reviews per week",
    summary: "38 reviews last week. The most, 1,014, came in the week of 26 October.",
    data,
    children: <BarChart label="Bar chart of reviews per week" data={data} />,
  },
  argTypes: { data: { control: false }, children: { control: false } },
} satisfies Meta<typeof ChartFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The same figures in a table, for everyone who doesn't see or read charts. */
export const Default: Story = {
  tags: ["visual", "visual-phone"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 2, name: "Reviews per week" })).toBeVisible();
    await expect(canvas.getByRole("table")).not.toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByText("As a table")).toHaveFocus();
    await userEvent.click(canvas.getByText("As a table"));
    const table = canvas.getByRole("table", { name: "Reviews per week" });
    await expect(within(table).getAllByRole("columnheader")).toHaveLength(2);
    await expect(within(table).getByRole("row", { name: "26 Oct 1,014" })).toBeVisible();
    await userEvent.click(canvas.getByText("As a table"));
  },
};

const two: ChartData = {
  ...data,
  series: [
    { name: "Received", values: [14, 22, 9, 17, 31, 12, 38] },
    { name: "Decided", values: [12, 20, 13, 17, 25, 4, 41] },
  ],
};

/** With two series, open. */
export const Variants: Story = {
  tags: ["visual"],
  args: {
    title: "Claims per week",
    summary: "41 decided last week, and 38 received.",
    data: two,
    children: <BarChart label="Bar chart of claims received and decided per week" data={two} />,
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText("As a table"));
    await expect(canvas.getByRole("row", { name: "16 Nov 38 41" })).toBeVisible();
  },
};
