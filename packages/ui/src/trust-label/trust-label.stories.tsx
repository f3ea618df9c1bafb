import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { LocaleProvider } from "../locale-provider/locale-provider.tsx";
import { ar } from "../locales/ar.generated.ts";
import { ReviewCard } from "../review-card/review-card.tsx";
import { StoryLink } from "../story-pictures/story-link.tsx";
import { TrustLabel } from "./trust-label.tsx";

const meta = {
  title: "Vendors and reviews/TrustLabel",
  component: TrustLabel,
  args: { trust: "invited", link: <StoryLink href="#checked" /> },
  argTypes: { link: { control: false } },
  decorators: [
    (Story, { viewMode }) => (
      <div className={viewMode === "docs" ? "" : "min-h-72"}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TrustLabel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opens by keyboard, leads to the rules, and Escape returns the focus. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const label = canvas.getByRole("button", { name: "Invited client (what this means)", expanded: false });
    await userEvent.tab();
    await expect(label).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    const meaning = within(await screen.findByRole("dialog", { name: "Invited client" }));
    await expect(meaning.getByText(/we haven’t seen a contract/)).toBeVisible();
    await userEvent.tab();
    await expect(meaning.getByRole("link", { name: "How reviews are checked" })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(label).toHaveFocus());
    await expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    await userEvent.click(label);
    await screen.findByRole("dialog");
    await userEvent.click(label);
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  },
};

export const Variants: Story = {
  tags: ["visual"],
  render: (args) => (
    <div className="grid justify-items-start gap-4">
      <TrustLabel {...args} trust="invited" />
      <TrustLabel {...args} trust="proof" />
    </div>
  ),
};

export const Hover: Story = { tags: ["state"], parameters: { pseudo: { hover: true } } };

export const Focus: Story = { tags: ["state"], parameters: { pseudo: { focusVisible: true } } };

export const Active: Story = { tags: ["state"], parameters: { pseudo: { active: true } } };

export const Open: Story = {
  tags: ["state", "visual", "visual-phone"],
  args: { trust: "proof", open: true },
  play: async () => {
    await expect(await screen.findByRole("dialog", { name: "Booking confirmed" })).toBeVisible();
  },
};

/** Under the stars, in the slot that a review's card has for it. */
export const Examples: Story = {
  tags: ["visual", "visual-phone"],
  render: (args) => (
    <div className="grid max-w-2xl gap-8">
      <ReviewCard
        author={{ name: "Maja & Tim" }}
        meta="Married June 2026"
        rating={5}
        title="Nobody noticed the rain."
        text="Ana moved the whole ceremony into the orangery in twenty minutes, candles and all."
        date="2026-07-02"
        badge={<TrustLabel {...args} />}
      />
      <ReviewCard
        author={{ name: "Layla H." }}
        meta="Married May 2026"
        rating={1}
        text="The band was wonderful. The band was not theirs."
        date="2026-05-30"
        badge={<TrustLabel {...args} trust="proof" />}
      />
    </div>
  ),
};

export const RightToLeft: Story = {
  tags: ["visual-phone"],
  args: { trust: "proof", open: true },
  globals: { direction: "rtl" },
  decorators: [
    (Story) => (
      <LocaleProvider locale="ar-EG" direction="rtl" texts={ar}>
        <Story />
      </LocaleProvider>
    ),
  ],
  play: async () => {
    await expect(await screen.findByRole("dialog", { name: "الحجز مؤكَّد" })).toBeVisible();
  },
};
