import type { Meta, StoryObj } from "@storybook/react-vite";
import { useRef, useState } from "react";
import { expect, userEvent } from "storybook/test";
import { Button } from "../button/button.tsx";
import { Heading } from "../heading/heading.tsx";
import { Banner } from "./banner.tsx";

const meta = {
  title: "Feedback/Banner",
  component: Banner,
  args: { title: "Confirm your e-mail", children: "We sent a link to ana@example.org." },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

const sendAgain = (
  <Button size="sm" variant="outline">
    Send again
  </Button>
);

/** It stood here when the page came, so nothing announces it. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Confirm your e-mail")).toBeVisible();
    await expect(canvas.queryByRole("status")).toBeNull();
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

export const Variants: Story = {
  tags: ["visual", "visual-phone"],
  render: () => (
    <div className="flex max-w-2xl flex-col gap-4">
      <Banner title="Confirm your e-mail" action={sendAgain}>
        We sent a link to ana@example.org.
      </Banner>
      <Banner tone="caution" title="An unusual number of reviews" onDismiss={() => {}}>
        New ones are read by a person before they appear. This ends by itself.
      </Banner>
      <Banner tone="danger" title="The listing was not saved" action={sendAgain} onDismiss={() => {}}>
        Somebody else changed it meanwhile. Look at their changes, then save again.
      </Banner>
      <Banner tone="success" title="Your review is published" />
      <Banner>You are offline. What you write is kept on this device.</Banner>
    </div>
  ),
};

/** In answer to something, it is said: what went wrong at once, the rest when it suits. */
export const Live: Story = {
  tags: ["state"],
  args: { live: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Confirm your e-mail");
  },
};

export const LiveDanger: Story = {
  tags: ["state"],
  args: { live: true, tone: "danger", title: "We could not log you in", children: "Check e-mail and password." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("We could not log you in");
  },
};

export const WithAction: Story = { tags: ["state"], args: { action: sendAgain } };

export const LongText: Story = {
  tags: ["state"],
  args: {
    title: "Hochzeitsgesellschaftsfotografiegemeinschaft hat geantwortet",
    children:
      "Somebody wrote to hochzeitsgesellschaftsfotografiegemeinschaft@example.org from an address that we do not know, so we keep it until you confirm that it was you.",
    action: sendAgain,
    onDismiss: () => {},
  },
};

/** Taken away, it leaves the focus at what it stood above, not nowhere. */
export const Dismissible: Story = {
  render: function Dismissed() {
    const [shown, setShown] = useState(true);
    const heading = useRef<HTMLHeadingElement>(null);
    return (
      <div className="grid max-w-2xl gap-6">
        {shown ? (
          <Banner
            tone="success"
            title="Your review is published"
            onDismiss={() => {
              setShown(false);
              heading.current?.focus();
            }}
          />
        ) : null}
        <Heading level={2} ref={heading} tabIndex={-1}>
          Your reviews
        </Heading>
      </div>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Dismiss" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.queryByText("Your review is published")).toBeNull();
    await expect(canvas.getByRole("heading", { name: "Your reviews" })).toHaveFocus();
  },
};
