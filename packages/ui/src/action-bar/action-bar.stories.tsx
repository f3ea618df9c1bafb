import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { Button } from "../button/button.tsx";
import { Container } from "../page/page.tsx";
import { StoryLink } from "../story-pictures/story-link.tsx";
import { ActionBar } from "./action-bar.tsx";

const meta = {
  title: "Navigation/ActionBar",
  component: ActionBar,
  args: {
    children: (
      <>
        <Button asChild variant="outline">
          <StoryLink href="#call">Call</StoryLink>
        </Button>
        <Button asChild>
          <StoryLink href="#write">Write a review</StoryLink>
        </Button>
      </>
    ),
  },
  argTypes: { children: { control: false } },
  parameters: { layout: "fullscreen" },
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
  globals: { viewport: { value: "phone", isRotated: false } },
} satisfies Meta<typeof ActionBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["visual-phone"],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Call" })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Write a review" })).toHaveFocus();
  },
};

export const One: Story = {
  args: { children: <Button>Write a review</Button> },
};

/** It stays at the foot of the window while its container scrolls past, and never covers the footer. */
export const Sticky: Story = {
  decorators: [
    (Story) => (
      <>
        <main>
          <p className="h-[200vh]">The page's content</p>
          <Story />
        </main>
        <footer className="py-20">The footer</footer>
      </>
    ),
  ],
  play: async ({ canvas }) => {
    const bar = canvas.getByRole("link", { name: "Write a review" }).parentElement!;
    const footer = canvas.getByRole("contentinfo");
    await expect(Math.round(bar.getBoundingClientRect().bottom)).toBe(window.innerHeight);
    await expect(getComputedStyle(document.documentElement).scrollPaddingBlockEnd).toBe("88px");
    footer.scrollIntoView({ block: "end" });
    await expect(bar.getBoundingClientRect().bottom).toBeLessThanOrEqual(footer.getBoundingClientRect().top);
    window.scrollTo(0, 0);
  },
};

/** A wide window has room for these actions where they belong. */
export const WideWindow: Story = {
  globals: { viewport: { value: "desktop", isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("link")).not.toBeInTheDocument();
  },
};
