import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, within } from "storybook/test";
import { Breadcrumb } from "../breadcrumb/breadcrumb.tsx";
import { Button } from "../button/button.tsx";
import { ErrorSummary } from "../error-summary/error-summary.tsx";
import { FavouriteButton } from "../favourite-button/favourite-button.tsx";
import { Gallery } from "../gallery/gallery.tsx";
import { Heading } from "../heading/heading.tsx";
import { HoursList } from "../hours-list/hours-list.tsx";
import type { OpeningHours } from "../lib/opening-hours.ts";
import { ar } from "../locales/ar.generated.ts";
import { de } from "../locales/de.generated.ts";
import { ja } from "../locales/ja.generated.ts";
import { OpeningHoursEditor } from "../opening-hours-editor/opening-hours-editor.tsx";
import { Pagination } from "../pagination/pagination.tsx";
import { PasswordField } from "../password-field/password-field.tsx";
import { RatingSummary } from "../rating-summary/rating-summary.tsx";
import { ReviewCard } from "../review-card/review-card.tsx";
import { SearchBox } from "../search-box/search-box.tsx";
import { StarInput } from "../star-input/star-input.tsx";
import { Stepper } from "../stepper/stepper.tsx";
import { StoryLink } from "../story-pictures/story-link.tsx";
import { storyPictures } from "../story-pictures/story-pictures.ts";
import { TextArea } from "../text-area/text-area.tsx";
import { TextField } from "../text-field/text-field.tsx";
import { VendorCard } from "../vendor-card/vendor-card.tsx";
import { LocaleProvider } from "./locale-provider.tsx";

const meta = {
  title: "Foundations/LocaleProvider",
  component: LocaleProvider,
  args: {
    locale: "de-DE",
    texts: { button: { loadingLabel: "Bitte warten" } },
    children: <Button loading>Veröffentlichen</Button>,
  },
} satisfies Meta<typeof LocaleProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Bitte warten");
  },
};

/** Content in an app's own words. */
type Content = {
  home: string;
  venues: string;
  name: string;
  facts: [string, string];
  what: string;
  where: string;
  author: string;
  married: string;
  title: string;
  text: string;
  replyText: string;
  aspects: [string, string];
  picture: string;
  pictures: string;
  steps: [string, string, string];
  legend: string;
  words: string;
  email: string;
  emailError: string;
  password: string;
  saving: string;
};

const german: Content = {
  home: "Startseite",
  venues: "Festsäle",
  name: "Schlossgut Hohenbrunn",
  facts: ["Festsaal", "Graz"],
  what: "Was",
  where: "Wo",
  author: "Käthe und Jörg",
  married: "Geheiratet im Juni 2026",
  title: "Niemand hat den Regen bemerkt.",
  text: "In zwanzig Minuten war die ganze Trauung in die Orangerie verlegt, samt Kerzen. Als wir mit dem Anstoßen fertig waren, stand der Garten schon wieder bereit.",
  replyText: "Danke, es war uns eine Freude!",
  aspects: ["Qualität", "Verständigung"],
  picture: "Die Orangerie in der Dämmerung",
  pictures: "Bilder vom Schlossgut",
  steps: ["Sterne", "Worte", "Vorschau"],
  legend: "Wie war es wirklich?",
  words: "In Ihren Worten",
  email: "E-Mail",
  emailError: "Schreiben Sie eine Adresse mit @.",
  password: "Passwort",
  saving: "Wird veröffentlicht",
};

const arabic: Content = {
  home: "الرئيسية",
  venues: "القاعات",
  name: "قصر الياسمين",
  facts: ["قاعة أفراح", "عمّان"],
  what: "ماذا",
  where: "أين",
  author: "ليلى وكريم",
  married: "تزوجا في حزيران ٢٠٢٦",
  title: "لم يلحظ أحد المطر.",
  text: "نُقل الحفل كله إلى الداخل في عشرين دقيقة، بالشموع وكل شيء. وحين انتهينا من التهاني كانت الحديقة قد أُعدّت من جديد.",
  replyText: "شكرًا لكما، كان ذلك من دواعي سرورنا!",
  aspects: ["الجودة", "التواصل"],
  picture: "القاعة عند الغروب",
  pictures: "صور القصر",
  steps: ["النجوم", "الكلمات", "المعاينة"],
  legend: "كيف كان الأمر حقًا؟",
  words: "بكلماتك أنت",
  email: "البريد الإلكتروني",
  emailError: "اكتب عنوانًا فيه @.",
  password: "كلمة المرور",
  saving: "جارٍ النشر",
};

const japanese: Content = {
  home: "ホーム",
  venues: "会場",
  name: "藤の庭迎賓館",
  facts: ["式場", "京都"],
  what: "何を",
  where: "どこで",
  author: "美咲・健太",
  married: "二〇二六年六月に結婚",
  title: "雨に気づいた人はいませんでした。",
  text: "二十分で、キャンドルも含めて式のすべてを室内に移してくださいました。乾杯が終わるころには、庭の準備がもう整っていました。",
  replyText: "ありがとうございます。ご一緒できて光栄でした。",
  aspects: ["品質", "連絡"],
  picture: "夕暮れの会場",
  pictures: "会場の写真",
  steps: ["星", "文章", "確認"],
  legend: "実際、いかがでしたか？",
  words: "ご自身の言葉で",
  email: "メールアドレス",
  emailError: "@を含むアドレスを入力してください。",
  password: "パスワード",
  saving: "公開しています",
};

const week: OpeningHours = [
  { day: "Monday", openTime: "00", closeTime: "00", closed: true },
  { day: "Tuesday", openTime: "09:00", closeTime: "18:00" },
  { day: "Wednesday", openTime: "09:00", closeTime: "14:30", intervals: [{ openTime: "14:00", closeTime: "18:00" }] },
  { day: "Thursday", openTime: "09:00", closeTime: "18:00" },
  { day: "Friday", openTime: "00:00", closeTime: "24:00" },
  { day: "Saturday", openTime: "18:00", closeTime: "02:00" },
  { day: "Sunday", openTime: "00", closeTime: "00", byAppointment: true },
];

const pageLink = (page: number) => <StoryLink href={`#page-${page}`} />;

/** Pieces of many pages at once: every component that has words of its own. */
function Fragment({ content }: { content: Content }) {
  const [stars, setStars] = useState(4);
  const [hours, setHours] = useState(week);
  const [saved, setSaved] = useState(true);
  return (
    <div className="mx-auto grid max-w-5xl gap-10">
      <Breadcrumb
        items={[
          { label: content.home, link: <StoryLink href="#home" /> },
          { label: content.venues, link: <StoryLink href="#venues" /> },
          { label: content.name },
        ]}
      />
      <SearchBox
        action="#search"
        what={{ name: "q", label: content.what, placeholder: content.venues }}
        where={{ name: "location", label: content.where, placeholder: content.facts[1] }}
      />
      <div className="grid items-start gap-8 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <div className="grid gap-8">
          <VendorCard
            name={content.name}
            link={<StoryLink href="#vendor" />}
            picture={{ ...storyPictures.villa, alt: "" }}
            facts={content.facts}
            rating={{ average: 4.9, count: 1212 }}
            headingLevel={2}
            verified
            action={
              <FavouriteButton variant="on-picture" name={content.name} pressed={saved} onPressedChange={setSaved} />
            }
          />
          <HoursList value={hours} now={new Date("2026-07-07T08:00:00Z")} timeZone="Europe/Vienna" />
        </div>
        <div className="grid min-w-0 gap-8">
          <RatingSummary
            average={4.9}
            count={1212}
            histogram={[1, 2, 11, 198, 1000]}
            aspects={content.aspects.map((label) => ({ label, value: 4.8 }))}
          />
          <ReviewCard
            author={{ name: content.author }}
            meta={content.married}
            rating={5}
            title={content.title}
            text={content.text}
            date="2026-07-02"
            edited="2026-07-03"
            response={{ name: content.name, text: content.replyText, date: "2026-07-04" }}
          />
          <Gallery label={content.pictures} pictures={[{ ...storyPictures.villa, alt: content.picture }]} />
        </div>
      </div>
      <div className="grid gap-8 rounded-panel border border-hairline bg-surface p-5 sm:p-8">
        <Stepper
          steps={content.steps.map((label, index) => ({ id: String(index), label }))}
          current="1"
          onStepSelect={() => undefined}
        />
        <Heading level={2}>{content.legend}</Heading>
        <ErrorSummary errors={[{ message: content.emailError, href: "#email" }]} level={3} />
        <StarInput legend={content.legend} value={stars} onValueChange={setStars} clearable />
        <TextArea label={content.words} minLength={25} maxLength={5000} defaultValue={content.title} optional />
        <TextField id="email" label={content.email} type="email" error={content.emailError} />
        <PasswordField label={content.password} strength defaultValue="aaaa" autoComplete="new-password" />
        <Button loading className="justify-self-start">
          {content.saving}
        </Button>
      </div>
      <OpeningHoursEditor value={hours} onValueChange={setHours} />
      <Pagination variant="numbers" page={4} pages={12} link={pageLink} />
    </div>
  );
}

/** Everything visible or spoken: text, names, descriptions, placeholders, alternatives. */
function wordsIn(root: Element): string[] {
  const said = [...root.querySelectorAll("*")].flatMap((element) => [
    ...["aria-label", "aria-roledescription", "aria-valuetext", "placeholder", "alt", "title"].map((name) =>
      element.getAttribute(name),
    ),
    ...(element instanceof HTMLOptionElement ? [element.label] : []),
    ...[...element.childNodes].flatMap((node) => (node instanceof Text ? [node.data] : [])),
  ]);
  return said.filter((words): words is string => Boolean(words?.trim()));
}

/** Two Latin letters in a row mean a word that hasn't been translated. */
const withoutLatin = async (root: HTMLElement) => {
  await expect(wordsIn(root).filter((words) => /[a-z]{2}/i.test(words))).toEqual([]);
};

export const German: Story = {
  tags: ["visual-wide"],
  args: { locale: "de-AT", texts: de, children: <Fragment content={german} /> },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("navigation", { name: "Sie sind hier" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Merken: Schlossgut Hohenbrunn" })).toBePressed();
    // German uses the same letters, so the small words give English away.
    const english =
      /(?<!\p{L})(?:the|of|and|to|or|is|at|open|opens|closed?|closes|days?|review(?:s|ed)?|stars?|pages?|steps?|choose|remove|add|copy|saved?|next|back|more|show|hours|from|please|by)(?!\p{L})/iu;
    await expect(wordsIn(canvasElement).filter((words) => english.test(words))).toEqual([]);
  },
};

export const Arabic: Story = {
  tags: ["visual-wide", "visual-phone"],
  globals: { direction: "rtl" },
  args: { locale: "ar", direction: "rtl", texts: ar, children: <Fragment content={arabic} /> },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("button", { name: "حفظ قصر الياسمين" })).toBePressed();
    await expect(within(canvasElement).getAllByText(/تقييم/).length).toBeGreaterThan(0);
    await withoutLatin(canvasElement);
  },
};

export const Japanese: Story = {
  tags: ["visual-wide"],
  args: { locale: "ja", texts: ja, children: <Fragment content={japanese} /> },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("button", { name: "保存：藤の庭迎賓館" })).toBePressed();
    await withoutLatin(canvasElement);
  },
};
