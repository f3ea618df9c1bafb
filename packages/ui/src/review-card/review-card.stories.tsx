import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { Badge } from "../badge/badge.tsx";
import { Button } from "../button/button.tsx";
import { Gallery } from "../gallery/gallery.tsx";
import { LocaleProvider } from "../locale-provider/locale-provider.tsx";
import { StoryLink } from "../story-pictures/story-link.tsx";
import { storyPictures } from "../story-pictures/story-pictures.ts";
import { ReviewCard, ReviewCardSkeleton } from "./review-card.tsx";

const { table, cake, flowers } = storyPictures;

const helpful = fn().mockName("helpful");

const actions = (
  <>
    <Button variant="quiet" size="sm" onClick={helpful}>
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
  title: "Vendors and reviews/ReviewCard",
  component: ReviewCard,
  args: {
    author: { name: "Maja & Tim" },
    meta: "Married June 2026",
    rating: 5,
    title: "Nobody noticed the rain.",
    text: "Ana moved the whole ceremony into the orangery in twenty minutes, candles and all. The garden was set again by the time we had finished the toasts. The food was very good; the wine better.",
    date: "2026-07-02",
    actions,
  },
  argTypes: { actions: { control: false }, badge: { control: false } },
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
    helpful.mockClear();
    await expect(canvas.getByRole("article", { name: "Maja & Tim" })).toBeVisible();
    await expect(canvas.getByRole("img", { name: "5 out of 5 stars" })).toBeVisible();
    await expect(canvas.getByText("2 July 2026")).toHaveAttribute("datetime", "2026-07-02");
    await expect(canvas.queryByRole("button", { name: "Read more" })).not.toBeInTheDocument();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Helpful · 38" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(helpful).toHaveBeenCalledOnce();
  },
};

const rant =
  "We booked in 2024, paid the deposit the same day and were promised the walled garden in writing. Three weeks before the wedding we were told that the garden was “no longer in the package”, and that a marquee on the car park would cost another two thousand.\n\nNobody answered the telephone for nine days. When somebody did, it was to ask whether we still wanted the cake. On the day itself the doors were locked until one o'clock, our florist stood in the rain with eighty roses, and the toilets on the ground floor were out of order, which they had known since Tuesday.\n\nThe band was wonderful. The band was not theirs.";

/** Proof seen; edited and unverified; disputed. */
export const States: Story = {
  tags: ["visual", "visual-phone"],
  render: (args) => (
    <div className="grid gap-8">
      <ReviewCard {...args} badge={<Badge tone="green">Proof seen</Badge>} />
      <ReviewCard
        {...args}
        author={{ name: "Layla H." }}
        rating={3}
        edited="2026-07-09"
        badge="Unverified"
        title={undefined}
      />
      <ReviewCard {...args} rating={4} badge={<Badge tone="gold">Disputed</Badge>} actions={undefined} />
    </div>
  ),
};

/** The date leads to a page of the review's own, for people who want to share it. */
export const Permalink: Story = {
  tags: ["visual"],
  args: { permalink: <StoryLink href="#review" />, edited: "2026-07-09" },
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: "2 July 2026" });
    await expect(link).toHaveAttribute("href", "#review");
    await expect(canvas.getByText("2 July 2026")).toHaveAttribute("datetime", "2026-07-02");
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
};

/** Everything a review can have. */
export const Examples: Story = {
  tags: ["visual"],
  args: {
    badge: <Badge tone="green">Proof seen</Badge>,
    edited: "2026-07-09",
    aspects: [
      { label: "Quality", value: 5 },
      { label: "Communication", value: 4 },
      { label: "Value", value: 4 },
      { label: "Flexibility", value: null },
    ],
    photos: <Gallery layout="row" label="Photos by Maja & Tim" pictures={[table, cake]} />,
    response: {
      name: "Villa Podrožnik",
      text: "Thank you both. The umbrellas are still drying.",
      date: "2026-07-04",
      note: "Written before the review was edited",
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Edited 9 July 2026")).toBeVisible();
    await expect(canvas.getByText("Reply from Villa Podrožnik")).toBeVisible();
    await expect(canvas.queryByText("Flexibility")).not.toBeInTheDocument();
  },
};

export const Hover: Story = {
  tags: ["state"],
  args: { text: rant },
  parameters: { pseudo: { hover: true } },
};

export const Focus: Story = {
  tags: ["state"],
  args: { text: rant },
  parameters: { pseudo: { focusVisible: true } },
};

export const Active: Story = {
  tags: ["state"],
  args: { text: rant },
  parameters: { pseudo: { active: true } },
};

export const Loading: Story = {
  tags: ["state"],
  render: () => (
    <div className="grid gap-8">
      <ReviewCardSkeleton />
      <ReviewCardSkeleton />
    </div>
  ),
};

/** Long text is collapsed with CSS only: all of it is in the page, one press away. The focus stays on the button. */
export const LongText: Story = {
  tags: ["state", "visual"],
  args: { rating: 1, title: "A car park.", text: rant, author: { name: "Konstantin Ioannidis-Papadopoulos" } },
  play: async ({ canvas }) => {
    const words = canvas.getByText(/The band was not theirs/);
    const collapsed = words.clientHeight;
    await expect(words.scrollHeight).toBeGreaterThan(collapsed);
    await userEvent.tab();
    const more = canvas.getByRole("button", { name: "Read more", expanded: false });
    await expect(more).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("button", { name: "Read less", expanded: true })).toHaveFocus();
    await expect(words.clientHeight).toBeGreaterThan(collapsed);
    await userEvent.keyboard(" ");
    await expect(canvas.getByRole("button", { name: "Read more", expanded: false })).toHaveFocus();
    await expect(words.clientHeight).toBe(collapsed);
  },
};

/** On a page of its own, nothing is collapsed at first. */
export const Unfolded: Story = {
  args: { ...LongText.args, defaultExpanded: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Read less", expanded: true })).toBeVisible();
  },
};

/** Its author and the admins can see it, and can see that no one else can yet. */
export const Held: Story = {
  tags: ["state"],
  args: { visibility: "held", actions: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Not public yet: we’re checking it.")).toBeVisible();
    await expect(canvas.getByText("Nobody noticed the rain.")).toBeVisible();
  },
};

/** The review keeps its place, but the text isn't in the page at all. */
export const Hidden: Story = {
  tags: ["state", "visual"],
  args: { visibility: "hidden", response: { name: "Villa Podrožnik", text: "Not true." } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("This review is hidden while we look into a report.")).toBeVisible();
    await expect(canvas.queryByText(/orangery|Not true/)).not.toBeInTheDocument();
    await expect(canvas.queryByRole("button")).not.toBeInTheDocument();
    await expect(canvas.queryByRole("img")).not.toBeInTheDocument();
  },
};

export const Reply: Story = {
  args: {
    response: {
      name: "Villa Podrožnik",
      text: "Thank you both. The umbrellas are still drying.",
      date: "2026-07-04",
      note: "Written before the review was edited",
    },
  },
};

/** The reply has been edited since. */
export const EditedReply: Story = {
  args: {
    response: {
      name: "Villa Podrožnik",
      text: "Thank you both. The umbrellas are dry, and hang in the hall for whoever needs them next.",
      date: "2026-07-04",
      edited: "2026-07-06",
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("4 July 2026")).toBeVisible();
    await expect(canvas.getByText("Edited 6 July 2026")).toHaveAttribute("datetime", "2026-07-06");
  },
};

/** A row of photos below the text, each of which opens the viewer; they go with the words if the review is hidden. */
export const Photos: Story = {
  tags: ["visual", "visual-phone"],
  args: {
    photos: <Gallery layout="row" label="Photos by Maja & Tim" pictures={[table, cake, flowers]} />,
    actions: undefined,
  },
  render: (args) => (
    <div className="grid gap-8">
      <ReviewCard {...args} />
      <ReviewCard {...args} author={{ name: "Layla H." }} visibility="hidden" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("list", { name: "Photos by Maja & Tim" })).toHaveLength(1);
    await userEvent.tab();
    await expect(
      canvas.getByRole("button", { name: "Picture 1 of 3: A long table laid by candlelight" }),
    ).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Picture 2 of 3: A tiered cake in blue and white" })).toHaveFocus();
  },
};

/** The text keeps its own direction on an English page, and starts where the page's lines start. */
export const Arabic: Story = {
  args: {
    author: { name: "ليلى حدّاد" },
    rating: 4,
    lang: "ar",
    title: "ليلة لا تُنسى",
    text: "كان المكان أجمل مما رأيناه في الصور، والطعام ممتاز، والفريق أنقذ الحفل حين انقطعت الكهرباء.",
    response: { name: "قصر الياسمين", text: "شكرًا لكما من القلب.", date: "2026-07-04" },
  },
  play: async ({ canvas, args }) => {
    const edge = canvas.getByRole("article").getBoundingClientRect().left;
    await expect(startOf(canvas.getByText(args.title!))).toBe(Math.round(edge));
    await expect(startOf(canvas.getByText(args.response!.text))).toBe(startOf(canvas.getByText(/^Reply from/)));
  },
};

/** Where a text starts on a page that reads from left to right. */
function startOf(element: HTMLElement): number {
  const letters = document.createRange();
  letters.selectNodeContents(element);
  return Math.round(letters.getBoundingClientRect().left);
}

/** The author's details wrap between facts, and no line starts with the dot that separates them. */
export const NarrowMeta: Story = {
  args: { author: { name: "Samuel C." }, edited: "2026-07-09" },
  decorators: [
    (Story) => (
      <div className="max-w-60">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const [married, written] = [canvas.getByText("Married June 2026"), canvas.getByText("2 July 2026")];
    await expect(written.getBoundingClientRect().top).toBeGreaterThan(married.getBoundingClientRect().top);
    await expect(getComputedStyle(married, "::after").content).toBe('"·"');
    await expect(getComputedStyle(written, "::before").content).toBe("none");
  },
};

/** All of it in Arabic: the words come from the provider, the date formats from the language. */
export const RightToLeft: Story = {
  tags: ["visual"],
  args: {
    ...Arabic.args,
    meta: "تزوّجا في حزيران",
    edited: "2026-07-09",
    actions: undefined,
    response: { name: "قصر الياسمين", text: "شكرًا لكما من القلب.", date: "2026-07-04" },
  },
  decorators: [
    (Story) => (
      <LocaleProvider
        locale="ar-EG"
        direction="rtl"
        texts={{
          "review-card": { reply: (name) => `ردّ من ${name}`, edited: (date) => `عُدّل في ${date}` },
          stars: { label: (_, written) => `${written} من ٥ نجوم` },
        }}
      >
        <div dir="rtl" lang="ar">
          <Story />
        </div>
      </LocaleProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByText("ردّ من قصر الياسمين")).toBeVisible();
    await expect(canvas.getByText("٢ يوليو ٢٠٢٦")).toHaveAttribute("datetime", "2026-07-02");
    await expect(canvas.getByRole("img", { name: "٤ من ٥ نجوم" })).toBeVisible();
  },
};
