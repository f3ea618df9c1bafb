import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { QuoteCard } from "./quote-card.tsx";

const meta = {
  title: "Content/QuoteCard",
  component: QuoteCard,
  args: {
    quote: "She moved the whole ceremony indoors in twenty minutes and nobody noticed the rain.",
    source: (
      <>
        Maja & Tim, on <a href="#villa">Villa Podrožnik</a>
      </>
    ),
    rating: 5,
  },
  argTypes: { source: { control: false } },
  decorators: [
    (Story) => (
      <div className="max-w-80">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof QuoteCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("figure")).toBeVisible();
    await expect(canvas.getByRole("blockquote")).toHaveTextContent(/^She moved/);
    await expect(canvas.getByRole("link", { name: "Villa Podrožnik" })).toBeVisible();
  },
};

/** With and without stars; in German, French and Arabic, each with its own quotation marks. */
export const States: Story = {
  tags: ["visual"],
  render: (args) => (
    <div className="grid gap-4">
      <QuoteCard {...args} />
      <QuoteCard {...args} rating={undefined} />
      <QuoteCard quote="Niemand hat den Regen bemerkt." lang="de" source="Anna und Jörg" />
      <QuoteCard quote="Personne n’a remarqué la pluie." lang="fr" source="Chloé et Noé" />
      <QuoteCard quote="الفريق أنقذ الحفل حين انقطعت الكهرباء." lang="ar" source="ليلى، عن قصر الياسمين" />
    </div>
  ),
};

export const Hover: Story = { tags: ["state"], parameters: { pseudo: { hover: true } } };

export const Focus: Story = { tags: ["state"], parameters: { pseudo: { focusVisible: true } } };

export const Active: Story = { tags: ["state"], parameters: { pseudo: { active: true } } };

export const WithoutStars: Story = {
  args: { rating: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("img")).not.toBeInTheDocument();
  },
};

export const LongText: Story = {
  tags: ["state"],
  args: {
    quote:
      "Three weeks before the wedding we were told that the garden was no longer in the package, and that a marquee on the car park would cost another two thousand; the band, who were not theirs, played on.",
    source: "Konstantin Ioannidis-Papadopoulos, on Schlosshotel Obermayerhofen-Sebersdorf",
    rating: 1,
  },
};

export const RightToLeft: Story = {
  args: { quote: "الفريق أنقذ الحفل حين انقطعت الكهرباء.", lang: "ar", source: "ليلى، عن قصر الياسمين" },
  decorators: [
    (Story) => (
      <div dir="rtl" lang="ar">
        <Story />
      </div>
    ),
  ],
};
