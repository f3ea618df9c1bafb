import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { Button } from "../button/button.tsx";
import { FavouriteButton } from "../favourite-button/favourite-button.tsx";
import { HeartPair } from "../heart-pair/heart-pair.tsx";
import { LocaleProvider } from "../locale-provider/locale-provider.tsx";
import { Grid, Stack } from "../page/page.tsx";
import { StoryLink } from "../story-pictures/story-link.tsx";
import { storyPictures } from "../story-pictures/story-pictures.ts";
import { VendorCard, type VendorCardProps, VendorCardSkeleton } from "./vendor-card.tsx";

const favourite = fn().mockName("favourite");

function Heart({ name, pressed = false }: { name: string; pressed?: boolean }) {
  const [saved, setSaved] = useState(pressed);
  return (
    <FavouriteButton
      variant="on-picture"
      name={name}
      pressed={saved}
      onPressedChange={(wanted) => {
        favourite(wanted);
        setSaved(wanted);
      }}
    />
  );
}

const meta = {
  title: "Vendors and reviews/VendorCard",
  component: VendorCard,
  args: {
    name: "Villa Podrožnik",
    link: <StoryLink href="#villa-podroznik" />,
    picture: { ...storyPictures.villa, alt: "" },
    facts: ["Venue", "Ljubljana", "€€€"],
    rating: { average: 4.9, count: 212 },
    openStatus: { tone: "open", label: "Open now" },
  },
  argTypes: { link: { control: false }, action: { control: false } },
  decorators: [
    (Story, { args, parameters }) => (
      <div className={parameters["wide"] ? "" : (args.layout ?? "grid") === "grid" ? "max-w-80" : "max-w-2xl"}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof VendorCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One link, named after the vendor; the whole card is its target. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("heading", { level: 3, name: "Villa Podrožnik" })).toBeVisible();
    const link = canvas.getByRole("link", { name: "Villa Podrožnik" });
    await expect(link).toHaveAttribute("href", "#villa-podroznik");
    await expect(canvas.getByRole("img", { name: "Rated 4.9 out of 5, 212 reviews" })).toBeVisible();
    // Pressing anywhere, even on the picture, presses the link.
    const { left, top } = canvas.getByRole("article").getBoundingClientRect();
    await expect(document.elementFromPoint(left + 40, top + 40)).toBe(link);
    await expect(canvasElement.querySelectorAll("a, button, [tabindex]")).toHaveLength(1);
    // Lists hold hundreds of them: one more element is hundreds more.
    await expect(canvas.getByRole("article").querySelectorAll("*").length).toBeLessThanOrEqual(16);
  },
};

const vendors: VendorCardProps[] = [
  { ...meta.args, verified: true, action: <Heart name="Villa Podrožnik" pressed /> },
  {
    name: "Wild Hem Flowers",
    link: <StoryLink href="#wild-hem" />,
    picture: { ...storyPictures.flowers, alt: "" },
    facts: ["Florist", "Bristol", "€€"],
    rating: null,
    action: <Heart name="Wild Hem Flowers" />,
  },
  {
    name: "Tarta & Co",
    link: <StoryLink href="#tarta" />,
    picture: { ...storyPictures.cake, alt: "" },
    facts: ["Cakes", "Seville"],
    rating: { average: 5, count: 2 },
    openStatus: { tone: "closed", label: "Opens Mon 9:00" },
    action: <Heart name="Tarta & Co" />,
  },
  {
    name: "The Great Hall",
    link: <StoryLink href="#great-hall" />,
    picture: { ...storyPictures.barn, alt: "" },
    facts: ["Venue", "York", "€€€€"],
    rating: { average: 3.4, count: 12_000 },
    openStatus: { tone: "neutral", label: "By appointment" },
    action: <Heart name="The Great Hall" />,
  },
];

/** What people have noted about a vendor belongs to its card, and what can be pressed there isn't part of the link. */
export const WithFooter: Story = {
  args: {
    action: <Heart name="Villa Podrožnik" pressed />,
    footer: (
      <div className="flex items-center justify-between gap-3">
        <HeartPair
          size="sm"
          people={[
            { name: "Ana", saved: true },
            { name: "Jan", saved: false },
          ]}
        />
        <Button size="sm" variant="plain">
          Add a note
        </Button>
      </div>
    ),
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "Add a note" });
    const { left, top, width, height } = button.getBoundingClientRect();
    await expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(button);
  },
};

export const Variants: Story = {
  tags: ["visual", "visual-phone"],
  parameters: { wide: true },
  render: (args) => (
    <div className="grid max-w-2xl gap-6">
      {(["grid", "row", "compact"] as const).map((layout) => (
        <VendorCard
          key={layout}
          {...args}
          verified
          layout={layout}
          className={layout === "grid" ? "max-w-80" : undefined}
        />
      ))}
    </div>
  ),
};

/** Saved and verified; no reviews; too few; very many. */
export const States: Story = {
  tags: ["visual", "visual-wide"],
  parameters: { wide: true },
  render: () => (
    <Grid>
      {vendors.map((vendor) => (
        <VendorCard key={vendor.name} {...vendor} />
      ))}
    </Grid>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText("New")).toHaveLength(2);
    await expect(canvas.getByRole("img", { name: "Rated 3.4 out of 5, 12,000 reviews" })).toBeVisible();
  },
};

/** Your own list is the grid. A single result is as wide as one of many. */
export const InAGrid: Story = {
  parameters: { wide: true },
  render: () => (
    <Stack gap={8}>
      {[vendors, vendors.slice(0, 1)].map((found) => (
        <Grid key={found.length} asChild>
          <ul aria-label={`${found.length} found`}>
            {found.map((vendor) => (
              <li key={vendor.name}>
                <VendorCard {...vendor} />
              </li>
            ))}
          </ul>
        </Grid>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [many, one] = ["4 found", "1 found"].map((name) =>
      within(canvas.getByRole("list", { name }))
        .getAllByRole("article")
        .map((card) => Math.round(card.getBoundingClientRect().width)),
    );
    await expect(many).toHaveLength(4);
    await expect(one).toEqual([many![0]]);
    // Never so wide that two would fit where it stands.
    await expect(one![0]).toBeLessThan(2 * 256 + 24);
  },
};

export const Hover: Story = { tags: ["state"], parameters: { pseudo: { hover: true } } };

/** The focus ring is the card's, because the whole card is the target. */
export const Focus: Story = {
  tags: ["state"],
  parameters: { pseudo: { focusVisible: true } },
};

export const Active: Story = { tags: ["state"], parameters: { pseudo: { active: true } } };

/** The same height as a card, so a list doesn't jump as it fills. */
export const Loading: Story = {
  tags: ["state"],
  render: ({ layout }) => <VendorCardSkeleton layout={layout} />,
};

/** Three reviews make an average; until then the card says “New”. */
export const Empty: Story = {
  tags: ["state"],
  args: { rating: null, facts: [], openStatus: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("New")).toBeVisible();
    await expect(canvas.queryByRole("img")).not.toBeInTheDocument();
  },
};

/** Where its stars aren't known or don't matter, nothing is said about them. */
export const Unrated: Story = {
  tags: ["state"],
  args: { rating: undefined, openStatus: undefined, layout: "compact" },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText("New")).not.toBeInTheDocument();
    await expect(canvas.getByRole("link", { name: "Villa Podrožnik" })).toBeVisible();
  },
};

/** No photo yet: a drawing in the theme's own colours, never a grey box. */
export const NoImage: Story = { tags: ["state", "visual"], args: { picture: null } };

/** No one has sent a photo yet: the picture is drawn, and says so. */
export const Drawn: Story = {
  tags: ["state", "visual"],
  args: { picture: { ...storyPictures.villa, alt: "", drawn: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "Drawn: no photos yet" })).toBeVisible();
    await expect(canvas.getByText("Drawn")).toBeVisible();
  },
};

export const LongText: Story = {
  tags: ["state"],
  args: {
    name: "Schlosshotel Obermayerhofen-Sebersdorf, Orangerie & Kapelle im Englischen Garten",
    facts: ["Hochzeitslocation mit Übernachtung", "Bad Waltersdorf, Steiermark", "€€€€"],
    openStatus: { tone: "closed", label: "Opens again on Wednesday at 10:30" },
    verified: true,
  },
  play: async ({ canvas }) => {
    const facts = canvas.getByText(/^Hochzeitslocation/).closest("p")!;
    await expect(facts).toHaveTextContent(
      "Verified · Hochzeitslocation mit Übernachtung · Bad Waltersdorf, Steiermark · €€€€",
    );
    // However wide it is: where facts wrap, no line starts with the dot that separates them.
    const card = canvas.getByRole("article");
    const beginning: string[] = [];
    for (let width = 220; width <= 320; width += 2) {
      card.style.width = `${width}px`;
      const { left } = facts.getBoundingClientRect();
      for (const node of facts.childNodes) {
        const at = node.nodeType === Node.TEXT_NODE ? node.textContent!.indexOf("·") : -1;
        if (at < 0) continue;
        const dot = document.createRange();
        dot.setStart(node, at);
        dot.setEnd(node, at + 1);
        if (dot.getBoundingClientRect().left < left + 2) beginning.push(`at ${width} px`);
      }
    }
    card.style.width = "";
    await expect(beginning).toEqual([]);
  },
};

/** In a list to read through, one below the other: the text is beside the picture. */
export const Row: Story = {
  tags: ["visual-phone"],
  parameters: { wide: true },
  render: () => (
    <div className="grid max-w-2xl gap-4">
      {vendors.map((vendor) => (
        <VendorCard key={vendor.name} {...vendor} layout="row" />
      ))}
    </div>
  ),
};

/** Where the vendor is not what the page is about: above a form, in a menu of results. */
export const Compact: Story = {
  parameters: { wide: true },
  render: () => (
    <div className="grid max-w-md gap-3">
      {vendors.map((vendor) => (
        <VendorCard key={vendor.name} {...vendor} layout="compact" />
      ))}
    </div>
  ),
};

/** The heart in the corner is a target of its own, comes after the link, and doesn't follow it. */
export const WithFavourite: Story = {
  args: { action: <Heart name="Villa Podrožnik" /> },
  play: async ({ canvas }) => {
    favourite.mockClear();
    const followed = fn();
    const link = canvas.getByRole("link", { name: "Villa Podrožnik" });
    link.addEventListener("click", followed);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await userEvent.tab();
    const heart = canvas.getByRole("button", { name: "Save Villa Podrožnik" });
    await expect(heart).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(favourite).toHaveBeenLastCalledWith(true);
    await expect(heart).toHaveAttribute("aria-pressed", "true");
    await userEvent.click(heart);
    await expect(favourite).toHaveBeenLastCalledWith(false);
    await expect(followed).not.toHaveBeenCalled();
  },
};

/** The cards in a row are equally high, whatever they say, and so are their placeholders. */
export const SameHeight: Story = {
  parameters: { wide: true },
  render: (args) => (
    <div className="grid gap-8">
      {(["grid", "row", "compact"] as const).map((layout) => (
        <div key={layout} data-testid={layout} className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
          <VendorCard {...args} layout={layout} className="h-auto" />
          <VendorCardSkeleton layout={layout} className="h-auto" />
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    for (const layout of ["grid", "row", "compact"]) {
      const [card, skeleton] = [...canvas.getByTestId(layout).children].map((child) => child.clientHeight);
      await expect([layout, Math.abs((card ?? 0) - (skeleton ?? 99)) <= 1]).toEqual([layout, true]);
    }
  },
};

/** The name keeps its own language and direction, on a page that reads the other way. */
export const ArabicName: Story = {
  args: {
    name: "قصر الياسمين للأفراح",
    lang: "ar",
    link: <StoryLink href="#qasr-al-yasmin" />,
    picture: { ...storyPictures.table, alt: "" },
    facts: ["Venue", "Amman", "€€"],
  },
};

/** All of it in Arabic: the provider sets the words and the numerals. */
export const RightToLeft: Story = {
  tags: ["visual"],
  args: {
    ...ArabicName.args,
    facts: ["قاعة", "عمّان", "€€"],
    rating: { average: 4.7, count: 12_000 },
    verified: true,
    openStatus: { tone: "open", label: "مفتوح الآن" },
    action: <Heart name="قصر الياسمين" />,
  },
  decorators: [
    (Story) => (
      <LocaleProvider
        locale="ar-EG"
        direction="rtl"
        texts={{
          "vendor-card": {
            newLabel: "جديد",
            verifiedLabel: "موثَّق",
            ratingLabel: (average, _, written) => `التقييم ${average} من ٥، ${written} تقييم`,
          },
          "favourite-button": { label: (name) => `احفظ ${name}` },
        }}
      >
        <div dir="rtl" lang="ar">
          <Story />
        </div>
      </LocaleProvider>
    ),
  ],
  play: async ({ canvas }) => {
    const card = within(canvas.getByRole("article"));
    await expect(card.getByRole("img", { name: "التقييم ٤٫٧ من ٥، ١٢٬٠٠٠ تقييم" })).toBeVisible();
    await expect(card.getByText("موثَّق")).toBeVisible();
    // It is in the opposite corner.
    const { left, right } = canvas.getByRole("article").getBoundingClientRect();
    const heart = card.getByRole("button").getBoundingClientRect();
    await expect(heart.left - left).toBeLessThan(right - heart.right);
  },
};
