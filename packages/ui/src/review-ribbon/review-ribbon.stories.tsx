import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { type ReviewMark, ReviewRibbon } from "./review-ribbon.tsx";

/** Reviews as they come in: mostly good, a few bad, some answered, the odd one removed. The same in every run. */
const reviews = (year: number, count: number, start = 0): ReviewMark[] =>
  Array.from({ length: count }, (_, i) => {
    const n = Math.imul(start + i + year, 2_654_435_761) >>> 16;
    const rating = [5, 5, 4, 5, 3, 5, 5, 4, 5, 2, 5, 4, 5, 5, 1][n % 15]!;
    return {
      month: `${year}-${String(1 + Math.floor((i * 12) / count)).padStart(2, "0")}`,
      rating: i % 100 === 17 ? null : rating,
      replied: n % 3 === 0 && i % 100 !== 17,
    };
  });

const someYears = [...reviews(2022, 6), ...reviews(2023, 14, 3), ...reviews(2024, 22, 9), ...reviews(2026, 31, 4)];

const meta = {
  title: "Vendors and reviews/ReviewRibbon",
  component: ReviewRibbon,
  args: { marks: someYears },
  argTypes: { marks: { control: false } },
  decorators: [
    (Story) => (
      <div className="max-w-2xl">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ReviewRibbon>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each year is told in words as well; a year without reviews keeps its place. */
export const Default: Story = {
  tags: ["visual", "visual-phone"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("figure", { name: "Reviews, year by year" })).toBeVisible();
    const years = canvas.getAllByRole("listitem").map((row) => within(row).getByRole("img").getAttribute("aria-label"));
    await expect(years).toHaveLength(5);
    await expect(years[0]).toMatch(/^2026: \d+ reviews, \d+ with 5 stars, .*\d+ with a reply, \d removed$/);
    await expect(years[1]).toBe("2025: No reviews");
  },
};

/** The same figures, for people who would rather read them. The focus stays on the button. */
export const AsTable: Story = {
  tags: ["visual", "visual-phone"],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Show as a table" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    const row = canvas.getByRole("row", { name: /^2022/ });
    const cells = within(row).getAllByRole("cell");
    await expect(cells).toHaveLength(8);
    await expect(cells.slice(1, 6).reduce((sum, { textContent }) => sum + Number(textContent), 0)).toBe(
      Number(cells[0]!.textContent),
    );
    await expect(canvas.getByRole("columnheader", { name: "5 stars" })).toBeVisible();
    const back = canvas.getByRole("button", { name: "Show as a chart" });
    await expect(back).toHaveFocus();
    await expect(canvas.queryByRole("img")).not.toBeInTheDocument();
    await userEvent.tab();
    await expect(canvas.getByRole("region", { name: "Reviews, year by year" })).toHaveFocus();
  },
};

/** One year, three reviews; a single bad one; none at all, where nothing is drawn. */
export const States: Story = {
  tags: ["visual"],
  render: () => (
    <div className="grid gap-12">
      <ReviewRibbon
        marks={[
          { month: "2026-05", rating: 5, replied: true },
          { month: "2026-07", rating: 4 },
          { month: "2026-10", rating: 2 },
        ]}
      />
      <ReviewRibbon marks={[{ month: "2026-10", rating: 1, replied: true }]} texts={{ label: "A single review" }} />
      <ReviewRibbon marks={[]} texts={{ label: "No reviews at all" }} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(2);
    await expect(canvas.getByRole("img", { name: "2026: 1 review, 1 with 1 star, 1 with a reply" })).toBeVisible();
  },
};

/** Two thousand reviews: the marks of a busy year move closer together, and wrap. Those before are only counted. */
export const Many: Story = {
  tags: ["visual", "visual-phone"],
  args: {
    marks: [...reviews(2023, 90), ...reviews(2024, 160, 2), ...reviews(2025, 750, 5), ...reviews(2026, 1000, 7)],
    note: "10,412 older reviews aren’t drawn.",
  },
};

/** Reviews of a month that look the same can come as one mark with a count. */
export const Counted: Story = {
  args: {
    marks: [
      { month: "2026-05", rating: 5, count: 12 },
      { month: "2026-06", rating: null, count: 2 },
    ],
  },
  play: async ({ canvas }) => {
    const strip = canvas.getByRole("img", { name: "2026: 12 reviews, 12 with 5 stars, 2 removed" });
    await expect(strip.children).toHaveLength(14);
  },
};

export const Dark: Story = { tags: ["visual"], globals: { theme: "dark" } };

/** Time runs from right to left, and digits are the language's own. */
export const RightToLeft: Story = { tags: ["visual"], globals: { direction: "rtl", locale: "ar" } };

export const Hover: Story = { tags: ["state"], parameters: { pseudo: { hover: "button" } } };

export const Focus: Story = { tags: ["state"], parameters: { pseudo: { focusVisible: "button" } } };

export const Active: Story = { tags: ["state"], parameters: { pseudo: { active: "button" } } };
