import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { LocaleProvider } from "../locale-provider/locale-provider.tsx";
import { ar } from "../locales/ar.generated.ts";
import { QuoteCard } from "../quote-card/quote-card.tsx";
import { SearchBox } from "../search-box/search-box.tsx";
import { storyPictures } from "../story-pictures/story-pictures.ts";
import { TextLink } from "../text-link/text-link.tsx";
import { Hero } from "./hero.tsx";

const meta = {
  title: "Content/Hero",
  component: Hero,
  parameters: { layout: "fullscreen", docs: { source: { type: "code" } } },
  args: {
    title: (
      <>
        The people you trust <em>with the day.</em>
      </>
    ),
    description:
      "Honest reviews of wedding vendors, written by couples who were there. Nobody pays to rank, nothing is hidden for being harsh.",
    search: (
      <SearchBox
        action="#search"
        what={{ name: "q", label: "What", placeholder: "Florist, quartet, barn…" }}
        where={{ name: "location", label: "Where", defaultValue: "Ljubljana, Slovenia" }}
      />
    ),
    popular: (
      <p className="flex flex-wrap gap-x-3 gap-y-1">
        Popular:
        {["Venues", "Photographers", "Cakes", "Celebrants"].map((name) => (
          <TextLink key={name} asChild tone="muted">
            <a href={`#${name}`}>{name}</a>
          </TextLink>
        ))}
      </p>
    ),
    pictures: [storyPictures.glasshouse, storyPictures.bouquet],
    quote: (
      <QuoteCard
        rating={5}
        quote="She moved the whole ceremony indoors in twenty minutes and nobody noticed the rain."
        source={
          <>
            Maja & Tim, on <a href="#villa">Villa Podrožnik</a>
          </>
        }
      />
    ),
  },
} satisfies Meta<typeof Hero>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["visual-phone", "visual-wide"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "The people you trust with the day." })).toBeVisible();
    await expect(canvas.getByRole("search")).toBeVisible();
  },
};

/** Without pictures the text keeps to a readable width. */
export const NoImage: Story = {
  tags: ["state"],
  args: { pictures: undefined, quote: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("img")).not.toBeInTheDocument();
  },
};

/** With nothing to quote yet, the pictures stand alone. */
export const NoQuote: Story = {
  tags: ["state"],
  args: { quote: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("blockquote")).not.toBeInTheDocument();
  },
};

export const LongText: Story = {
  tags: ["state"],
  args: {
    title: (
      <>
        Die Menschen, denen ihr euren <em>Hochzeitstag anvertraut.</em>
      </>
    ),
    description:
      "Ehrliche Bewertungen von Hochzeitsdienstleistern, geschrieben von Paaren, die dabei waren. Niemand bezahlt für seinen Platz, nichts verschwindet, weil es hart klingt, und jede Antwort steht daneben.",
  },
};

export const RightToLeft: Story = {
  tags: ["visual"],
  args: {
    title: (
      <>
        من تأتمنونهم <em>على يومكم.</em>
      </>
    ),
    description: "مراجعات صادقة لمقدّمي خدمات الأعراس، كتبها أزواج كانوا هناك. لا أحد يدفع ليتقدّم، ولا يُخفى شيء لقسوته.",
    search: (
      <SearchBox
        action="#search"
        submitLabel="بحث"
        label="ابحث عن مقدّم خدمة"
        what={{ name: "q", label: "ماذا", placeholder: "زهور، قاعة…" }}
        where={{ name: "location", label: "أين", defaultValue: "عمّان" }}
      />
    ),
    popular: (
      <p className="flex flex-wrap gap-x-3 gap-y-1">
        الأكثر طلبًا:
        {["القاعات", "المصوّرون", "الكعك"].map((name) => (
          <TextLink key={name} asChild tone="muted">
            <a href="#popular">{name}</a>
          </TextLink>
        ))}
      </p>
    ),
    quote: (
      <QuoteCard
        rating={5}
        quote="نُقل الحفل كله إلى الداخل في عشرين دقيقة، ولم يلحظ أحد المطر."
        source={
          <>
            ليلى وكريم، عن <a href="#villa">قصر الياسمين</a>
          </>
        }
      />
    ),
  },
  decorators: [
    (Story) => (
      <LocaleProvider locale="ar" direction="rtl" texts={ar}>
        <div dir="rtl" lang="ar">
          <Story />
        </div>
      </LocaleProvider>
    ),
  ],
};
