import type { Meta, StoryObj } from "@storybook/react-vite";
import { Heart } from "lucide-react";
import { expect, fn, userEvent } from "storybook/test";
import { IconButton } from "../icon-button/icon-button.tsx";
import { storyPictures } from "../story-pictures/story-pictures.ts";
import { StoryLink } from "../story-pictures/story-link.tsx";
import { VendorCard, VendorCardSkeleton } from "./vendor-card.tsx";

const favourite = fn().mockName("favourite");

const meta = {
  title: "Components/VendorCard",
  component: VendorCard,
  args: {
    name: "Villa Podrožnik",
    link: <StoryLink href="#villa-podroznik" />,
    picture: storyPictures.villa,
    facts: ["Venue", "Ljubljana", "€€€"],
    rating: { average: 4.9, count: 212 },
    openStatus: { tone: "open", label: "Open now" },
  },
  decorators: [
    (Story) => (
      <div className="w-80 max-w-full">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof VendorCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 3, name: "Villa Podrožnik" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Villa Podrožnik" })).toHaveAttribute("href", "#villa-podroznik");
    await expect(canvas.getByText("Rated 4.9 out of 5, 212 reviews")).toBeInTheDocument();
  },
};

/** Nobody has reviewed it, too few have, and very many have. */
export const States: Story = {
  decorators: [(Story) => <div className="-me-[200vw] w-[min(60rem,calc(100vw-2rem))]">{Story()}</div>],
  render: (args) => (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(16rem,1fr))] gap-5">
      <VendorCard {...args} name="Wild Hem Flowers" picture={storyPictures.flowers} rating={null} />
      <VendorCard
        {...args}
        name="Tarta & Co"
        picture={storyPictures.cake}
        rating={{ average: 5, count: 2 }}
        openStatus={{ tone: "closed", label: "Opens Mon 9:00" }}
      />
      <VendorCard
        {...args}
        name="The Great Hall"
        picture={storyPictures.barn}
        rating={{ average: 3.4, count: 12_000 }}
        openStatus={{ tone: "neutral", label: "By appointment" }}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText("New")).toHaveLength(2);
    await expect(canvas.getByText("Rated 3.4 out of 5, 12,000 reviews")).toBeInTheDocument();
  },
};

/** No photo yet: a drawing in the theme's own colours, never a grey box. */
export const NoPicture: Story = { args: { picture: null } };

/** The button in the corner is a target of its own, and comes after the link. */
export const WithAction: Story = {
  args: {
    action: (
      <IconButton
        label="Save Villa Podrožnik"
        variant="outline"
        aria-pressed={false}
        onClick={favourite}
        className="border-hairline"
      >
        <Heart aria-hidden className="text-rose" />
      </IconButton>
    ),
  },
  play: async ({ canvas }) => {
    favourite.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Villa Podrožnik" })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Save Villa Podrožnik" })).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "Save Villa Podrožnik" }));
    await expect(favourite).toHaveBeenCalledOnce();
    await expect(location.hash).not.toBe("#villa-podroznik");
  },
};

export const LongText: Story = {
  args: {
    name: "Schlosshotel Obermayerhofen-Sebersdorf, Orangerie & Kapelle im Englischen Garten",
    facts: ["Hochzeitslocation mit Übernachtung", "Bad Waltersdorf, Steiermark", "€€€€"],
    openStatus: { tone: "closed", label: "Opens again on Wednesday at 10:30" },
  },
};

/** The name stands in its own language and direction. */
export const ArabicName: Story = {
  args: {
    name: "قصر الياسمين للأفراح",
    lang: "ar",
    link: <StoryLink href="#qasr-al-yasmin" />,
    picture: storyPictures.table,
    facts: ["Venue", "Amman", "€€"],
  },
};

export const RightToLeft: Story = {
  args: {
    ...ArabicName.args,
    dir: "rtl",
    facts: ["قاعة", "عمّان", "€€"],
    openStatus: { tone: "open", label: "مفتوح الآن" },
    ratingLabel: (average, count) => `${average} من 5، ${count} تقييمًا`,
    action: (
      <IconButton label="احفظ قصر الياسمين" variant="outline" className="border-hairline">
        <Heart aria-hidden className="text-rose" />
      </IconButton>
    ),
  },
};

/** The same height as a card: a list that fills does not jump. */
export const Loading: Story = {
  render: (args) => (
    <div className="grid gap-5 sm:-me-96 sm:grid-cols-2">
      <VendorCard {...args} />
      <VendorCardSkeleton />
    </div>
  ),
};

/** 320 px wide with room on either side. */
export const Narrow: Story = {
  args: { openStatus: { tone: "closed", label: "Opens Mon 9:00" } },
  decorators: [(Story) => <div className="w-60">{Story()}</div>],
};
