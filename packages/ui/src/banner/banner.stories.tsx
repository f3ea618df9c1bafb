import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Button } from "../button/button.tsx";
import { Banner } from "./banner.tsx";

const meta = {
  title: "Components/Banner",
  component: Banner,
  args: { title: "Confirm your e-mail", children: "We sent a link to ana@example.org." },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    action: (
      <Button size="sm" variant="outline">
        Send again
      </Button>
    ),
  },
};

export const Variants: Story = {
  tags: ["visual", "visual-phone"],
  render: () => (
    <div className="flex max-w-2xl flex-col gap-4">
      <Banner
        title="Confirm your e-mail"
        action={
          <Button size="sm" variant="outline">
            Send again
          </Button>
        }
      >
        We sent a link to ana@example.org.
      </Banner>
      <Banner tone="caution" title="An unusual number of reviews">
        New ones are read by a person before they appear. This ends by itself.
      </Banner>
      <Banner tone="danger" title="The listing was not saved">
        Somebody else changed it meanwhile. Look at their changes, then save again.
      </Banner>
      <Banner tone="success" title="Your review is published" />
    </div>
  ),
};

/** In answer to something, it is said at once. */
export const States: Story = {
  args: { live: true, tone: "danger", title: "We could not log you in", children: "Check e-mail and password." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("We could not log you in");
  },
};
