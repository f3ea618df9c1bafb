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

/** It was there when the page loaded, so it isn't announced. */
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
        A person reads new ones before they appear. This will end automatically.
      </Banner>
      <Banner tone="danger" title="We couldn't save the listing" action={sendAgain} onDismiss={() => {}}>
        Someone else has changed it in the meantime. Look at their changes, then save again.
      </Banner>
      <Banner tone="success" title="We've published your review" />
      <Banner>You're offline. We'll keep what you write on this device.</Banner>
    </div>
  ),
};

/** A response to something is announced: bad news straight away, the rest at the next pause. */
export const Live: Story = {
  tags: ["state"],
  args: { live: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Confirm your e-mail");
  },
};

export const LiveDanger: Story = {
  tags: ["state"],
  args: {
    live: true,
    tone: "danger",
    title: "We couldn't log you in",
    children: "Check your e-mail address and password.",
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("We couldn't log you in");
  },
};

export const WithAction: Story = { tags: ["state"], args: { action: sendAgain } };

export const LongText: Story = {
  tags: ["state"],
  args: {
    title: "Hochzeitsgesellschaftsfotografiegemeinschaft hat geantwortet",
    children:
      "Someone wrote to hochzeitsgesellschaftsfotografiegemeinschaft@example.org from an address we don't know, so we're holding the message until you confirm that it was you.",
    action: sendAgain,
    onDismiss: () => {},
  },
};

/** When it is dismissed, the focus goes to what it stood above, instead of getting lost. */
export const Dismissible: Story = {
  render: function Dismissed() {
    const [shown, setShown] = useState(true);
    const heading = useRef<HTMLHeadingElement>(null);
    return (
      <div className="grid max-w-2xl gap-6">
        {shown ? (
          <Banner
            tone="success"
            title="We've published your review"
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
    await expect(canvas.queryByText("We've published your review")).toBeNull();
    await expect(canvas.getByRole("heading", { name: "Your reviews" })).toHaveFocus();
  },
};
