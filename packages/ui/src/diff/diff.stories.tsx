import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { LocaleProvider } from "../locale-provider/locale-provider.tsx";
import { ar } from "../locales/ar.generated.ts";
import { Diff } from "./diff.tsx";

const meta = {
  title: "Content/Diff",
  component: Diff,
  args: {
    fields: [
      {
        label: "About",
        before:
          "A white villa with arches, an orangery for eighty guests and a garden that slopes down to the lake. Dogs are welcome.",
        after:
          "A white villa with arches, an orangery for a hundred and twenty guests and a garden that slopes down to the lake.",
      },
      { label: "Telephone", before: "+386 40 123 456", after: "+386 1 234 56 78" },
      { label: "Website", before: null, after: "https://villa-podroznik.example" },
      { label: "Price", before: "€€€", after: null },
      { label: "Name", before: "Villa Podrožnik", after: "Villa Podrožnik" },
      { label: "Place", before: "Ljubljana", after: "Ljubljana" },
      { label: "Fax", before: null, after: null },
    ],
  },
  argTypes: { fields: { control: false } },
} satisfies Meta<typeof Diff>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Screen readers say where a change begins, what kind it is and where it ends. */
export const Default: Story = {
  tags: ["visual", "visual-phone"],
  play: async ({ canvas }) => {
    const about = canvas.getByText("About").nextElementSibling as HTMLElement;
    const removed = within(about).getAllByRole("deletion");
    await expect(removed.map((one) => one.textContent)).toEqual([" Removed: eighty", " Removed: . Dogs are welcome"]);
    await expect(within(about).getByRole("insertion")).toHaveTextContent("Added: a hundred and twenty");
    await expect(about).toHaveTextContent("Added: a hundred and twenty End of change. guests and a garden");
    const price = canvas.getByText("Price").nextElementSibling as HTMLElement;
    await expect(price).toHaveTextContent("Removed: €€€Not given");
    await expect(canvas.getByText("Ljubljana")).not.toBeVisible();
    await userEvent.click(canvas.getByText("3 unchanged"));
    await expect(canvas.getByText("Ljubljana")).toBeVisible();
    await userEvent.click(canvas.getByText("3 unchanged"));
  },
};

/** Texts with little in common are shown one after the other. */
export const Variants: Story = {
  tags: ["visual"],
  args: {
    fields: [
      {
        label: "Review",
        before: "Nobody noticed the rain. Ana moved the whole ceremony into the orangery in twenty minutes.",
        after: "The band was wonderful. The band was not theirs, and nor, as we were told on the day, was the piano.",
      },
    ],
  },
};

/** Nothing has changed: everything is folded away. */
export const Unchanged: Story = {
  tags: ["state"],
  args: { fields: [{ label: "Name", before: "Villa Podrožnik", after: "Villa Podrožnik" }] },
};

export const RightToLeft: Story = {
  tags: ["visual"],
  globals: { direction: "rtl" },
  args: {
    fields: [
      {
        label: "الوصف",
        before: "قاعة تتسع لثمانين ضيفًا وحديقة على البحيرة",
        after: "قاعة تتسع لمئة ضيف وحديقة على البحيرة",
      },
      { label: "Name", before: "Villa Podrožnik", after: "Villa Podrožnik, Ljubljana" },
      { label: "المدينة", before: "عمّان", after: "عمّان" },
    ],
  },
  decorators: [
    (Story) => (
      <LocaleProvider locale="ar-EG" direction="rtl" texts={ar}>
        <Story />
      </LocaleProvider>
    ),
  ],
  play: async ({ canvas }) => {
    const name = canvas.getByText("Name").nextElementSibling!;
    // Values keep the direction of their own language, whatever the hidden words are written in.
    await expect(getComputedStyle(name).direction).toBe("ltr");
  },
};
