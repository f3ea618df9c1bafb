import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent } from "storybook/test";
import { Avatar } from "../avatar/avatar.tsx";
import { Button } from "../button/button.tsx";
import { Card } from "../card/card.tsx";
import { Text } from "../text/text.tsx";
import { Skeleton } from "./skeleton.tsx";

const meta = {
  title: "Feedback/Skeleton",
  component: Skeleton,
  args: { className: "w-48" },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It is as high as a line of the surrounding text. */
export const Default: Story = {};

export const Variants: Story = {
  tags: ["visual"],
  render: () => (
    <div className="grid max-w-md grid-cols-2 items-start gap-6">
      <Skeleton className="w-3/4 text-26" />
      <Skeleton lines={3} />
      <Skeleton shape="picture" />
      <Skeleton shape="block" className="h-24" />
      <Skeleton shape="circle" className="w-14" />
    </div>
  ),
};

export const Lines: Story = {
  tags: ["state"],
  args: { lines: 3 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll("[data-slot=skeleton] > span")).toHaveLength(3);
  },
};

export const Circle: Story = { tags: ["state"], args: { shape: "circle", className: "w-10" } };

export const Picture: Story = { tags: ["state"], args: { shape: "picture" } };

/** Announced once for all: which part is busy, and a status that says so. */
export const Examples: Story = {
  tags: ["visual"],
  render: function Arriving() {
    const [here, setHere] = useState(false);
    return (
      <div className="grid max-w-sm gap-4">
        <output className="sr-only">{here ? "1 review" : "Loading reviews"}</output>
        <Card asChild className="grid gap-3">
          <section aria-busy={!here} aria-label="Reviews">
            <div className="flex items-center gap-3">
              {here ? <Avatar name="Layla Haddad" /> : <Skeleton shape="circle" className="w-10" />}
              {here ? <Text className="font-semibold">Layla Haddad</Text> : <Skeleton className="w-32" />}
            </div>
            {here ? (
              <Text size={15}>
                The quartet learned our song in a week, and played it as if it had always been theirs. Nobody sat down.
              </Text>
            ) : (
              <Skeleton lines={3} className="text-15" />
            )}
          </section>
        </Card>
        <Button variant="outline" size="sm" onClick={() => setHere(true)}>
          Let it arrive
        </Button>
      </div>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "Reviews" })).toHaveAttribute("aria-busy", "true");
    await expect(canvas.getByRole("status")).toHaveTextContent("Loading reviews");
    await userEvent.click(canvas.getByRole("button", { name: "Let it arrive" }));
    await expect(canvas.getByRole("region", { name: "Reviews" })).toHaveAttribute("aria-busy", "false");
    await expect(canvas.getByRole("status")).toHaveTextContent("1 review");
  },
};
