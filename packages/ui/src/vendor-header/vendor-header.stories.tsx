import type { Meta, StoryObj } from "@storybook/react-vite";
import { Share2 } from "lucide-react";
import { expect, fn, userEvent } from "storybook/test";
import { Badge } from "../badge/badge.tsx";
import { Button } from "../button/button.tsx";
import { FavouriteButton } from "../favourite-button/favourite-button.tsx";
import { LocaleProvider } from "../locale-provider/locale-provider.tsx";
import { StoryLink } from "../story-pictures/story-link.tsx";
import { VendorHeader, VendorHeaderSkeleton } from "./vendor-header.tsx";

const save = fn().mockName("save");

const meta = {
  title: "Vendors and reviews/VendorHeader",
  component: VendorHeader,
  args: {
    name: "Villa Podrožnik",
    rating: { average: 4.9, count: 212 },
    reviewsLink: <StoryLink href="#reviews" />,
    badges: (
      <>
        <Badge tone="green" dot>
          Open now · until 18:00
        </Badge>
        <Badge>Claimed</Badge>
        <Badge>€€€</Badge>
      </>
    ),
    description:
      "An 1890s villa above the old town with an orangery for ninety, a walled garden for a hundred and forty, and a rain plan that does not feel like one.",
  },
  argTypes: { reviewsLink: { control: false }, badges: { control: false }, actions: { control: false } },
} satisfies Meta<typeof VendorHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["visual", "visual-phone"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Villa Podrožnik" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "212 reviews" })).toHaveAttribute("href", "#reviews");
    await expect(canvas.getByRole("img", { name: "4.9 out of 5 stars" })).toBeVisible();
  },
};

/** The actions are opposite the vendor's name, or below it on a phone. */
export const WithActions: Story = {
  tags: ["visual"],
  args: {
    actions: (
      <>
        <FavouriteButton variant="outline" name="Villa Podrožnik" pressed={false} onPressedChange={save} />
        <Button variant="outline">
          <Share2 aria-hidden /> Share
        </Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    save.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Save Villa Podrožnik" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(save).toHaveBeenCalledWith(true);
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "212 reviews" })).toHaveFocus();
  },
};

export const Hover: Story = { tags: ["state"], parameters: { pseudo: { hover: true } } };

export const Focus: Story = { tags: ["state"], parameters: { pseudo: { focusVisible: true } } };

export const Active: Story = { tags: ["state"], parameters: { pseudo: { active: true } } };

export const Loading: Story = { tags: ["state"], render: () => <VendorHeaderSkeleton /> };

/** Only the name is known. */
export const Empty: Story = {
  tags: ["state"],
  args: { rating: null, badges: undefined, description: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "New · no reviews yet" })).toBeVisible();
    await expect(canvas.queryByRole("img")).not.toBeInTheDocument();
  },
};

/** Two reviews don't make an average. */
export const FewReviews: Story = {
  args: { rating: { average: 5, count: 2 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "New · 2 reviews" })).toBeVisible();
  },
};

export const LongText: Story = {
  tags: ["state"],
  args: {
    name: "Schlosshotel Obermayerhofen-Sebersdorf, Orangerie & Kapelle im Englischen Garten",
    rating: { average: 3.4, count: 12_000 },
  },
};

/** Name and description keep their own direction and start where the page's lines start. */
export const ArabicName: Story = {
  args: { name: "قصر الياسمين للأفراح", lang: "ar", description: "قاعة وحديقة لمئتي ضيف." },
  play: async ({ canvas }) => {
    const startOf = (element: HTMLElement) => {
      const letters = document.createRange();
      letters.selectNodeContents(element);
      return Math.round(letters.getBoundingClientRect().left);
    };
    const heading = canvas.getByRole("heading", { level: 1 });
    await expect(startOf(heading)).toBe(Math.round(heading.getBoundingClientRect().left));
    await expect(startOf(canvas.getByText("قاعة وحديقة لمئتي ضيف."))).toBe(startOf(heading));
  },
};

export const RightToLeft: Story = {
  tags: ["visual"],
  args: {
    ...ArabicName.args,
    badges: (
      <Badge tone="green" dot>
        مفتوح الآن
      </Badge>
    ),
  },
  decorators: [
    (Story) => (
      <LocaleProvider
        locale="ar-EG"
        direction="rtl"
        texts={{ "vendor-header": { countLabel: (_, written) => `${written} تقييمًا` } }}
      >
        <div dir="rtl" lang="ar">
          <Story />
        </div>
      </LocaleProvider>
    ),
  ],
  play: async ({ canvas }) => {
    const about = canvas.getByText("قاعة وحديقة لمئتي ضيف.");
    const letters = document.createRange();
    letters.selectNodeContents(about);
    await expect(letters.getBoundingClientRect().right).toBe(about.getBoundingClientRect().right);
    await expect(canvas.getByRole("link", { name: "٢١٢ تقييمًا" })).toBeVisible();
  },
};
