import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { RadioGroup } from "../radio-group/radio-group.tsx";
import { StoryLink } from "../story-pictures/story-link.tsx";
import { Wordmark } from "../wordmark/wordmark.tsx";
import { Footer } from "./footer.tsx";

const meta = {
  title: "Navigation/Footer",
  component: Footer,
  parameters: { layout: "fullscreen" },
  args: {
    wordmark: (
      <a href="#home">
        <Wordmark />
      </a>
    ),
    tagline: "Review & discover trusted wedding vendors. Nobody pays to rank.",
    groups: [
      {
        title: "Help",
        links: [
          <a key="contact" href="#contact">
            Contact Us
          </a>,
          <a key="feedback" href="#feedback">
            Give Feedback
          </a>,
        ],
      },
      {
        title: "Legal",
        links: [
          <a key="privacy" href="#privacy">
            Privacy Policy
          </a>,
          <a key="terms" href="#terms">
            Terms & Conditions
          </a>,
        ],
      },
    ],
    socials: [
      { platform: "instagram", link: <StoryLink href="https://instagram.example" /> },
      { platform: "x", link: <StoryLink href="https://x.example" /> },
      { platform: "whatsapp", link: <StoryLink href="https://whatsapp.example" /> },
    ],
    note: "Places © GeoNames, CC BY 4.0.",
  },
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["visual-wide", "visual-phone"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("contentinfo")).toBeVisible();
    await expect(canvas.getByRole("navigation", { name: "Legal" })).toBeVisible();
    const stops = [
      ...within(canvas.getByRole("list", { name: "Find us elsewhere" })).getAllByRole("link"),
      ...["Contact Us", "Give Feedback", "Privacy Policy", "Terms & Conditions"].map((name) =>
        canvas.getByRole("link", { name }),
      ),
    ];
    await expect(stops.slice(0, 3).map((link) => link.getAttribute("aria-label"))).toEqual([
      "Instagram",
      "X",
      "WhatsApp",
    ]);
    // After the brand, in reading order.
    await userEvent.tab();
    for (const stop of stops) {
      await userEvent.tab();
      await expect(stop).toHaveFocus();
    }
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  },
};

/** Everything it can hold, and the least it needs. */
export const States: Story = {
  render: (args) => (
    <div className="grid gap-8">
      <Footer {...args} />
      <Footer wordmark={<Wordmark />} groups={args.groups.slice(0, 1)} />
    </div>
  ),
  parameters: {
    a11y: {
      options: {
        rules: { "landmark-no-duplicate-contentinfo": { enabled: false }, "landmark-unique": { enabled: false } },
      },
    },
  },
};

export const Hover: Story = { tags: ["state"], parameters: { pseudo: { hover: true } } };

export const Focus: Story = { tags: ["state"], parameters: { pseudo: { focusVisible: true } } };

export const Active: Story = { tags: ["state"], parameters: { pseudo: { active: true } } };

export const WithoutSocials: Story = {
  tags: ["state"],
  args: { socials: [], note: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("list", { name: "Find us elsewhere" })).not.toBeInTheDocument();
  },
};

/** A choice for the whole site, opposite the note; its space is reserved until it loads. */
export const WithChoice: Story = {
  tags: ["visual-wide", "visual-phone"],
  args: {
    choice: (
      <RadioGroup
        layout="segments"
        legend="Theme"
        legendHidden
        defaultValue="system"
        options={[
          { value: "system", label: "System" },
          { value: "light", label: "Light" },
          { value: "dark", label: "Dark" },
        ]}
      />
    ),
  },
  render: (args) => (
    <>
      <Footer {...args} aria-label="With a choice" />
      <Footer {...args} aria-label="Before it loads" choice={null} />
    </>
  ),
  parameters: {
    a11y: {
      options: {
        rules: { "landmark-no-duplicate-contentinfo": { enabled: false }, "landmark-unique": { enabled: false } },
      },
    },
  },
  play: async ({ canvas }) => {
    const heightOf = (name: string) => canvas.getByRole("contentinfo", { name }).getBoundingClientRect().height;
    await expect(heightOf("Before it loads")).toBe(heightOf("With a choice"));
    await userEvent.click(canvas.getByRole("radio", { name: "Dark" }));
    await expect(canvas.getByRole("radio", { name: "Dark" })).toBeChecked();
  },
};

export const LongText: Story = {
  tags: ["state", "visual-phone"],
  args: {
    tagline: "Bewertungen von Paaren, die dabei waren: Hochzeitsdienstleister finden, denen man vertrauen kann.",
    groups: [
      {
        title: "Rechtliches und Datenschutz",
        links: [
          <a key="terms" href="#agb">
            Allgemeine Geschäftsbedingungen und Hochzeitsdienstleisterverzeichnis
          </a>,
          <a key="privacy" href="#datenschutz" aria-current="page">
            Datenschutzerklärung
          </a>,
        ],
      },
      {
        title: "Hilfe",
        links: [
          <a key="contact" href="#kontakt">
            Kontaktmöglichkeiten
          </a>,
        ],
      },
    ],
    note: "Ortsnamen © GeoNames, CC BY 4.0. Alle Bewertungen gehören denen, die sie geschrieben haben.",
  },
};

export const RightToLeft: Story = {
  tags: ["visual-phone"],
  globals: { direction: "rtl" },
  args: {
    tagline: "مراجعات صادقة من أزواج كانوا هناك. لا أحد يدفع ليتقدّم.",
    socialsLabel: "تجدنا أيضًا",
    groups: [
      {
        title: "مساعدة",
        links: [
          <a key="contact" href="#contact">
            اتصل بنا
          </a>,
        ],
      },
      {
        title: "قانوني",
        links: [
          <a key="privacy" href="#privacy">
            سياسة الخصوصية
          </a>,
        ],
      },
    ],
    note: "أسماء الأماكن © GeoNames, CC BY 4.0.",
  },
};
