import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { StoryLink } from "../story-pictures/story-link.tsx";
import { Wordmark } from "../wordmark/wordmark.tsx";
import { Footer } from "./footer.tsx";

const meta = {
  title: "Components/Footer",
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
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("contentinfo")).toBeVisible();
    await expect(canvas.getByRole("navigation", { name: "Legal" })).toBeVisible();
    for (const name of [
      "Privacy Policy",
      "Terms & Conditions",
      "Contact Us",
      "Give Feedback",
      "Instagram",
      "X",
      "WhatsApp",
    ]) {
      await expect(canvas.getByRole("link", { name })).toBeVisible();
    }
  },
};

export const WithoutSocials: Story = { args: { socials: [], note: undefined } };

export const RightToLeft: Story = { args: { dir: "rtl" } };
