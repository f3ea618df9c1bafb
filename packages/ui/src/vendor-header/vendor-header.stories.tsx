import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Badge } from "../badge/badge.tsx";
import { StoryLink } from "../story-pictures/story-link.tsx";
import { VendorHeader } from "./vendor-header.tsx";

const meta = {
  title: "Components/VendorHeader",
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
} satisfies Meta<typeof VendorHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Villa Podrožnik" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "212 reviews" })).toHaveAttribute("href", "#reviews");
    await expect(canvas.getByRole("img", { name: "4.9 out of 5 stars" })).toBeVisible();
  },
};

export const States: Story = {
  render: (args) => (
    <div className="grid gap-12">
      <VendorHeader {...args} rating={null} reviewsLink={undefined} />
      <VendorHeader {...args} rating={{ average: 5, count: 2 }} />
    </div>
  ),
  parameters: { a11y: { options: { rules: { "page-has-heading-one": { enabled: false } } } } },
};

export const LongText: Story = {
  args: { name: "Schlosshotel Obermayerhofen-Sebersdorf, Orangerie & Kapelle im Englischen Garten" },
};

export const ArabicName: Story = {
  args: { name: "قصر الياسمين للأفراح", lang: "ar", description: "قاعة وحديقة لمئتي ضيف." },
};
