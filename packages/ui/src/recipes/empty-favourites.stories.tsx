import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent } from "storybook/test";
import { Button } from "../button/button.tsx";
import { EmptyState } from "../empty-state/empty-state.tsx";
import { FavouriteButton } from "../favourite-button/favourite-button.tsx";
import { Heading } from "../heading/heading.tsx";
import { Container, Stack } from "../page/page.tsx";
import { StoryLink } from "../story-pictures/story-link.tsx";
import { storyPictures } from "../story-pictures/story-pictures.ts";
import { VendorCard } from "../vendor-card/vendor-card.tsx";

const meta = {
  title: "Recipes/EmptyFavourites",
  parameters: { layout: "fullscreen" },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

function Favourites({ first }: { first: readonly string[] }) {
  const [saved, setSaved] = useState(first);
  return (
    <Container width="text" className="py-10">
      <Heading level={1} size="section" tabIndex={-1} id="favourites">
        Favourites
      </Heading>
      {saved.length === 0 ? (
        <EmptyState
          className="mt-6"
          title="Nothing saved yet"
          description="Press the heart on a vendor and you'll find it here, on every device."
          action={
            <Button asChild>
              <a href="#search">Find vendors</a>
            </Button>
          }
        />
      ) : (
        <Stack asChild gap={4} className="mt-6">
          <ul>
            {saved.map((name) => (
              <li key={name}>
                <VendorCard
                  layout="row"
                  name={name}
                  link={<StoryLink href="#vendor" />}
                  picture={{ ...(name === "Tarta & Co" ? storyPictures.cake : storyPictures.villa), alt: "" }}
                  facts={name === "Tarta & Co" ? ["Cakes", "Seville"] : ["Venue", "Ljubljana", "€€€"]}
                  rating={name === "Tarta & Co" ? null : { average: 4.9, count: 212 }}
                  headingLevel={2}
                  action={
                    <FavouriteButton
                      name={name}
                      pressed
                      onPressedChange={() => {
                        setSaved(saved.filter((other) => other !== name));
                        // The focused element is gone, so the focus moves to the list's heading.
                        document.querySelector<HTMLElement>("#favourites")?.focus();
                      }}
                    />
                  }
                />
              </li>
            ))}
          </ul>
        </Stack>
      )}
    </Container>
  );
}

/** Says what isn't there yet and how to add it, with a link to do it. */
export const Default: Story = {
  tags: ["visual", "visual-phone"],
  render: () => <Favourites first={[]} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 2, name: "Nothing saved yet" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Find vendors" })).toBeVisible();
  },
};

/** Removing the last heart leaves the same empty state, and the focus somewhere to carry on from. */
export const Emptied: Story = {
  render: () => <Favourites first={["Villa Podrožnik", "Tarta & Co"]} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Save Tarta & Co" }));
    await expect(canvas.getByRole("heading", { level: 1, name: "Favourites" })).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "Save Villa Podrožnik" }));
    await expect(canvas.getByText("Nothing saved yet")).toBeVisible();
  },
};
