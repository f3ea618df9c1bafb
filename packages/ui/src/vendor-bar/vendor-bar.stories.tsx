import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { Button } from "../button/button.tsx";
import { FavouriteButton } from "../favourite-button/favourite-button.tsx";
import { LocaleProvider } from "../locale-provider/locale-provider.tsx";
import { VendorBar } from "./vendor-bar.tsx";

const save = fn().mockName("save");

const meta = {
  title: "Vendors and reviews/VendorBar",
  component: VendorBar,
  args: {
    name: "Villa Podrožnik",
    rating: { average: 4.9, count: 212 },
    after: -1,
    actions: (
      <>
        <FavouriteButton variant="outline" size="sm" name="Villa Podrožnik" pressed={false} onPressedChange={save} />
        <Button variant="outline" size="sm" className="max-lg:hidden">
          Write a review
        </Button>
      </>
    ),
  },
  argTypes: { actions: { control: false } },
  parameters: { layout: "fullscreen" },
  // Shown in a box of its own, not at the top of the window.
  decorators: [
    (Story) => (
      <div className="min-h-14 contain-layout">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof VendorBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["visual-wide", "visual-phone"],
  play: async ({ canvas }) => {
    save.mockClear();
    await expect(canvas.getByRole("region", { name: "Villa Podrožnik" })).toBeVisible();
    await expect(canvas.getByRole("img", { name: "4.9 out of 5 stars" })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Save Villa Podrožnik" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(save).toHaveBeenCalledWith(true);
  },
};

/**
 * It appears once the header has scrolled away, takes up no space, and disappears again, but never while it has the
 * focus.
 */
export const Scrolled: Story = {
  args: { after: 600 },
  decorators: [
    (Story) => (
      <div className="h-[300vh]">
        <Story />
        <button type="button" className="mt-6">
          First of the page
        </button>
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const bar = () => canvas.queryByRole("region", { name: "Villa Podrožnik" });
    const heightOfPage = document.documentElement.scrollHeight;
    await expect(bar()).not.toBeInTheDocument();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "First of the page" })).toHaveFocus();

    window.scrollTo(0, 700);
    await waitFor(() => expect(bar()).toBeVisible());
    await expect(document.documentElement.scrollHeight).toBe(heightOfPage);
    await userEvent.tab({ shift: true });
    await waitFor(() => expect(bar()).toContainElement(document.activeElement as HTMLElement));

    window.scrollTo(0, 0);
    await expect(bar()).toBeVisible();
    (document.activeElement as HTMLElement).blur();
    await waitFor(() => expect(bar()).not.toBeInTheDocument());
  },
};

/** The page keeps clear of it: the focused element is never behind the bar. */
export const KeepsClear: Story = {
  play: async () => {
    await expect(getComputedStyle(document.documentElement).scrollPaddingBlockStart).toBe("72px");
  },
};

/** Below a notice that sticks to the top of every page, which says how tall it is. */
export const BelowNotice: Story = {
  play: async ({ canvas }) => {
    const { documentElement: root } = document;
    root.style.setProperty("--sticky-top", "80px");
    try {
      const bar = canvas.getByRole("region", { name: "Villa Podrožnik" });
      await waitFor(() => expect(bar.getBoundingClientRect().top).toBe(80));
      await expect(getComputedStyle(root).scrollPaddingBlockStart).toBe("152px");
    } finally {
      root.style.removeProperty("--sticky-top");
    }
  },
};

/** Two reviews don't make an average. */
export const FewReviews: Story = {
  args: { rating: { average: 5, count: 2 } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("img")).not.toBeInTheDocument();
  },
};

/** The name gives way to stars and actions. */
export const LongText: Story = {
  tags: ["state", "visual-phone"],
  args: { name: "Schlosshotel Obermayerhofen-Sebersdorf, Orangerie & Kapelle im Englischen Garten" },
};

export const RightToLeft: Story = {
  tags: ["visual-wide"],
  args: { name: "قصر الياسمين للأفراح", lang: "ar" },
  decorators: [
    (Story) => (
      <LocaleProvider locale="ar-EG" direction="rtl">
        <div dir="rtl" lang="ar">
          <Story />
        </div>
      </LocaleProvider>
    ),
  ],
};
