import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Button } from "../button/button.tsx";
import { PictureImage } from "../picture-arch/picture-arch.tsx";
import { storyPictures } from "../story-pictures/story-pictures.ts";
import { TextLink } from "../text-link/text-link.tsx";
import { CompareTable } from "./compare-table.tsx";

const column = (key: string, name: string, picture: keyof typeof storyPictures) => ({
  key,
  name: (
    <TextLink tone="ink" href={`#${key}`}>
      {name}
    </TextLink>
  ),
  picture: <PictureImage picture={{ ...storyPictures[picture], alt: "" }} />,
  action: (
    <Button size="sm" variant="outline" aria-label={`Remove ${name}`}>
      Remove
    </Button>
  ),
});

const meta = {
  title: "Vendors and reviews/CompareTable",
  component: CompareTable,
  args: {
    caption: "Three venues side by side",
    columns: [
      column("villa", "Villa Podrožnik", "villa"),
      column("barn", "Skedenj pri Ani", "barn"),
      column("glasshouse", "Steklena hiša", "glasshouse"),
    ],
    rows: [
      { label: "Rating", values: ["4.9 · 212 reviews", "4.6 · 38 reviews", "New"] },
      { label: "Price", values: ["€€€", "€€", null] },
      { label: "Places", values: ["Ljubljana", "Kranj, Bled", "Piran"] },
      { label: "Open today", values: ["09:00–17:00", "By appointment", "Closed"] },
      { label: "Your note", values: ["Ask about the orangery when it rains.", null, null] },
    ],
  },
} satisfies Meta<typeof CompareTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const table = canvas.getByRole("table", { name: "Three venues side by side" });
    const heads = within(table).getAllByRole("columnheader");
    await expect(heads.map((head) => head.textContent)).toEqual([
      "What is compared",
      "Villa Podrožnik",
      "Skedenj pri Ani",
      "Steklena hiša",
    ]);
    const price = within(table).getByRole("row", { name: /^Price/ });
    await expect(within(price).getByRole("rowheader")).toHaveTextContent("Price");
    await expect(
      within(price)
        .getAllByRole("cell")
        .map((cell) => cell.textContent),
    ).toEqual(["€€€", "€€", "Not given"]);
  },
};

export const Variants: Story = {
  tags: ["visual"],
  args: {
    caption: "Two venues side by side",
  },
  render: ({ columns, rows, ...args }) => (
    <CompareTable
      {...args}
      columns={columns.slice(0, 2)}
      rows={rows.map(({ label, values }) => ({ label, values: values.slice(0, 2) }))}
    />
  ),
};

/** In a narrow space it scrolls sideways, with the keyboard too, and the labels stay. */
export const Narrow: Story = {
  tags: ["visual", "state"],
  decorators: [
    (Story) => (
      <div className="w-80 max-w-full">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const region = canvas.getByRole("region", { name: "Three venues side by side" });
    const rating = canvas.getByRole("rowheader", { name: "Rating" });
    const before = rating.getBoundingClientRect().left;
    region.focus();
    await expect(region).toHaveFocus();
    region.scrollLeft = 200;
    await expect(region.scrollLeft).toBe(200);
    await expect(Math.abs(rating.getBoundingClientRect().left - before)).toBeLessThan(2);
  },
};
