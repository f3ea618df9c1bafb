import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ContactCard } from "./contact-card.tsx";

const meta = {
  title: "Components/ContactCard",
  component: ContactCard,
  args: {
    address: "Cesta na Rožnik 12, Ljubljana",
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
    await expect(canvas.getByRole("link", { name: "podroznik.example" })).toHaveAttribute("rel", "nofollow ugc");
    await expect(canvas.getByRole("list", { name: "On social networks" })).toBeVisible();
  },
};

export const States: Story = {
  render: (args) => (
    <div className="grid gap-6">
      <ContactCard {...args} socials={[]} phone={undefined} footer={<a href="#suggest">Suggest a change</a>} />
      <ContactCard />
    </div>
  ),
};

export const LongText: Story = {
  args: {
    address: "Schlossallee 1–5, Orangerie, 2. Stock links, 8271 Bad Waltersdorf-Obermayerhofen, Steiermark, Österreich",
    website: <a href="https://example.org">hochzeiten-und-feste-im-schlosshotel-obermayerhofen-sebersdorf.example</a>,
  },
};

export const RightToLeft: Story = { args: { dir: "rtl", title: "التواصل", address: "شارع الملكة رانيا، عمّان" } };
