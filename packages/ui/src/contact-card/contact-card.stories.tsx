import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { LocaleProvider } from "../locale-provider/locale-provider.tsx";
import { ContactCard } from "./contact-card.tsx";

const meta = {
  title: "Vendors and reviews/ContactCard",
  component: ContactCard,
  args: {
    address: "Cesta na Rožnik 12, Ljubljana",
    map: <a href="#map">Open in maps</a>,
    website: (
      <a href="https://podroznik.example" rel="nofollow ugc">
        podroznik.example
      </a>
    ),
    phone: <a href="tel:+38615550142">+386 1 555 01 42</a>,
    socials: [
      <a key="instagram" href="https://instagram.example/podroznik">
        Instagram
      </a>,
      <a key="facebook" href="https://facebook.example/podroznik">
        Facebook
      </a>,
    ],
  },
  argTypes: {
    map: { control: false },
    website: { control: false },
    phone: { control: false },
    socials: { control: false },
  },
  decorators: [
    (Story) => (
      <div className="max-w-96">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ContactCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 2, name: "Contact" })).toBeVisible();
    await expect(canvas.getByRole("list", { name: "On social networks" })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Open in maps" })).toHaveFocus();
    await userEvent.tab();
    const website = canvas.getByRole("link", { name: "podroznik.example" });
    await expect(website).toHaveFocus();
    await expect(website).toHaveAttribute("rel", "nofollow ugc");
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "+386 1 555 01 42" })).toHaveFocus();
  },
};

/** Some details are known, or none. */
export const States: Story = {
  tags: ["visual"],
  render: (args) => (
    <div className="grid gap-6">
      <ContactCard {...args} />
      <ContactCard {...args} socials={[]} phone={undefined} footer={<a href="#suggest">Suggest a change</a>} />
      <ContactCard {...args} address={undefined} website={undefined} phone={undefined} socials={[]} />
      <ContactCard />
    </div>
  ),
};

export const Hover: Story = { tags: ["state"], parameters: { pseudo: { hover: true } } };

export const Focus: Story = { tags: ["state"], parameters: { pseudo: { focusVisible: true } } };

export const Active: Story = { tags: ["state"], parameters: { pseudo: { active: true } } };

export const Empty: Story = {
  tags: ["state"],
  render: () => <ContactCard />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText("No contact details yet.")).toBeVisible();
    await expect(canvas.queryByRole("link")).not.toBeInTheDocument();
  },
};

export const LongText: Story = {
  tags: ["state"],
  args: {
    address: "Schlossallee 1–5, Orangerie, 2. Stock links, 8271 Bad Waltersdorf-Obermayerhofen, Steiermark, Österreich",
    website: <a href="https://example.org">hochzeiten-und-feste-im-schlosshotel-obermayerhofen-sebersdorf.example</a>,
  },
};

/** The number still reads from left to right, as everywhere. */
export const RightToLeft: Story = {
  tags: ["visual"],
  args: { address: "شارع الملكة رانيا، عمّان" },
  decorators: [
    (Story) => (
      <LocaleProvider
        locale="ar"
        direction="rtl"
        texts={{ "contact-card": { title: "التواصل", address: "العنوان", socials: "على الشبكات" } }}
      >
        <div dir="rtl" lang="ar">
          <Story />
        </div>
      </LocaleProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "التواصل" })).toBeVisible();
    await expect(getComputedStyle(canvas.getByRole("link", { name: /386/ })).direction).toBe("ltr");
  },
};
