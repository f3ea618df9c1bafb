import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { Badge } from "../badge/badge.tsx";
import { Button } from "../button/button.tsx";
import { StoryLink } from "../story-pictures/story-link.tsx";
import { storyPictures } from "../story-pictures/story-pictures.ts";
import { ReviewCard } from "./review-card.tsx";

const actions = (
  <>
    <Button variant="quiet" size="sm">
      Helpful · 38
    </Button>
    <Button variant="plain" size="sm" className="text-muted">
      Share
    </Button>
    <Button variant="plain" size="sm" className="text-muted">
      Report
    </Button>
  </>
);

const meta = {
  title: "Components/ReviewCard",
  component: ReviewCard,
  args: {
    author: { name: "Maja & Tim" },
    meta: "Married June 2026",
    rating: 5,
    title: "Nobody noticed the rain.",
    text: "Ana moved the whole ceremony into the orangery in twenty minutes, candles and all. The garden was set again by the time we had finished the toasts. The food was very good; the wine better.",
    date: { iso: "2026-07-02", label: "2 July 2026" },
    actions,
  },
  decorators: [
    (Story) => (
      <div className="max-w-2xl">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ReviewCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("article", { name: "Maja & Tim" })).toBeVisible();
    await expect(canvas.getByRole("img", { name: "5 out of 5 stars" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Read more" })).not.toBeInTheDocument();
  },
};

/** Proof seen, edited, held back. */
export const States: Story = {
  render: (args) => (
    <div className="grid gap-8">
      <ReviewCard {...args} badge={<Badge tone="green">Proof seen</Badge>} />
      <ReviewCard
        {...args}
        author={{ name: "Layla H." }}
        rating={3}
        edited="Edited"
        badge="Unverified"
        title={undefined}
      />
      <ReviewCard {...args} rating={4} badge={<Badge tone="gold">Disputed</Badge>} actions={undefined} />
    </div>
  ),
};

export const Reply: Story = {
  args: {
    response: {
      from: "Reply from Villa Podrožnik",
      text: "Thank you both. The umbrellas are still drying.",
      date: { iso: "2026-07-04", label: "4 July 2026" },
      note: "Written before the edit",
    },
  },
};

const rant =
  "We booked in 2024, paid the deposit the same day and were promised the walled garden in writing. Three weeks before the wedding we were told that the garden was “no longer in the package”, and that a marquee on the car park would cost another two thousand.\n\nNobody answered the telephone for nine days. When somebody did, it was to ask whether we still wanted the cake. On the day itself the doors were locked until one o'clock, our florist stood in the rain with eighty roses, and the toilets on the ground floor were out of order, which they had known since Tuesday.\n\nThe band was wonderful. The band was not theirs.";

/** A long text is folded; all of it is in the page, and one press away. */
export const LongText: Story = {
  args: { rating: 1, title: "A car park.", text: rant, author: { name: "Konstantin Ioannidis-Papadopoulos" } },
  play: async ({ canvas }) => {
    const more = canvas.getByRole("button", { name: "Read more" });
    await expect(more).toHaveAttribute("aria-expanded", "false");
    await expect(canvas.getByText(/The band was not theirs/)).toBeInTheDocument();
    await userEvent.click(more);
    await expect(canvas.getByRole("button", { name: "Read less" })).toHaveAttribute("aria-expanded", "true");
  },
};

export const Photos: Story = {
  args: {
    pictures: [
      { picture: storyPictures.table, link: <StoryLink href="#table" /> },
      { picture: storyPictures.cake, link: <StoryLink href="#cake" /> },
      { picture: storyPictures.flowers },
    ],
  },
};

/** The words keep their own direction inside an English page. */
export const Arabic: Story = {
  args: {
    author: { name: "ليلى حدّاد" },
    rating: 4,
    lang: "ar",
    title: "ليلة لا تُنسى",
    text: "كان المكان أجمل مما رأيناه في الصور، والطعام ممتاز، والفريق أنقذ الحفل حين انقطعت الكهرباء.",
  },
};

export const RightToLeft: Story = {
  ...Arabic,
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
};
