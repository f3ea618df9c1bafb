import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { QuoteCard } from "./quote-card.tsx";

const meta = {
  title: "Components/QuoteCard",
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
    await expect(canvas.getByRole("link", { name: "Villa Podrožnik" })).toBeVisible();
  },
};

export const WithoutStars: Story = { args: { rating: undefined } };

export const Arabic: Story = {
  args: { quote: "الفريق أنقذ الحفل حين انقطعت الكهرباء.", lang: "ar", source: "ليلى، عن قصر الياسمين" },
};
