import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { Badge } from "../badge/badge.tsx";
import { Breadcrumb } from "../breadcrumb/breadcrumb.tsx";
import { Button } from "../button/button.tsx";
import { Card } from "../card/card.tsx";
import { ContactCard } from "../contact-card/contact-card.tsx";
import { FactPanel } from "../fact-panel/fact-panel.tsx";
import { FavouriteButton } from "../favourite-button/favourite-button.tsx";
import { Gallery } from "../gallery/gallery.tsx";
import { Heading } from "../heading/heading.tsx";
import { Aside, Columns, Container, Stack } from "../page/page.tsx";
import { RatingSummary } from "../rating-summary/rating-summary.tsx";
import { ReviewCard } from "../review-card/review-card.tsx";
import { Separator } from "../separator/separator.tsx";
import { StoryLink } from "../story-pictures/story-link.tsx";
import { storyPictures } from "../story-pictures/story-pictures.ts";
import { Text } from "../text/text.tsx";
import { VendorHeader } from "../vendor-header/vendor-header.tsx";

const meta = {
  title: "Recipes/VendorPage",
  parameters: { layout: "fullscreen" },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const { villa, table, flowers, cake, place } = storyPictures;

/** Photos, the name, what people can do, and the first review. */
export const Default: Story = {
  tags: ["visual-wide", "visual-phone"],
  render: () => (
    <Container className="pt-4 pb-16">
      <Breadcrumb
        items={[
          { label: "Venues", link: <StoryLink href="#venues" /> },
          { label: "Ljubljana", link: <StoryLink href="#ljubljana" /> },
          { label: "Villa Podrožnik" },
        ]}
      />
      <Gallery
        className="mt-3"
        label="Photos of Villa Podrožnik"
        pictures={[villa, table, flowers, cake, place].map((picture) => ({ ...picture, full: picture.src }))}
      />
      <Columns layout="main-aside" className="mt-8 lg:grid-rows-[auto_1fr]">
        <VendorHeader
          name="Villa Podrožnik"
          rating={{ average: 4.9, count: 212 }}
          reviewsLink={<StoryLink href="#reviews" />}
          badges={
            <>
              <Badge tone="green" dot>
                Open now · until 18:00
              </Badge>
              <Badge>Claimed</Badge>
              <Badge>€€€</Badge>
            </>
          }
          description="An 1890s villa above the old town with an orangery for ninety, a walled garden for a hundred and forty, and a rain plan that does not feel like one."
        />
        <Stack asChild gap={6}>
          <Aside className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
            <Card padding="lg">
              <Stack gap={3}>
                <Button size="lg">Write a review</Button>
                <FavouriteButton variant="outline" name="Villa Podrožnik" pressed={false} />
                <Text size={14} tone="muted">
                  Were you there? The next couple will thank you.
                </Text>
              </Stack>
            </Card>
            <ContactCard
              address="Cesta na Rožnik 12, Ljubljana"
              website={
                <a href="https://podroznik.example" rel="nofollow ugc">
                  podroznik.example
                </a>
              }
              phone={<a href="tel:+38615550142">+386 1 555 01 42</a>}
            />
            <FactPanel
              title="In the open"
              rows={[
                { label: "Reviews received", value: 216 },
                { label: "Removed", value: 4 },
                { label: "Disputed · kept", value: 3 },
                { label: "Replies", value: "71 %" },
              ]}
            />
          </Aside>
        </Stack>
        <Stack gap={8}>
          <Separator />
          <RatingSummary
            average={4.9}
            count={212}
            histogram={[1, 1, 4, 19, 187]}
            aspects={[
              { label: "Quality", value: 4.9 },
              { label: "Communication", value: 4.8 },
              { label: "Value", value: 4.5 },
            ]}
            renderBar={(stars) => <StoryLink href={`#stars-${stars}`} />}
          />
          <Separator />
          <section id="reviews" aria-labelledby="reviews-title">
            <Heading level={2} id="reviews-title" size="panel">
              What couples say
            </Heading>
            <ReviewCard
              className="mt-6"
              author={{ name: "Maja & Tim" }}
              meta="Married June 2026"
              rating={5}
              badge={<Badge tone="green">Proof seen</Badge>}
              title="Nobody noticed the rain."
              text="Ana moved the whole ceremony into the orangery in twenty minutes, candles and all. The garden was set again by the time we had finished the toasts."
              date="2026-07-02"
              response={{
                name: "Villa Podrožnik",
                text: "Thank you both. The umbrellas are still drying.",
                date: "2026-07-04",
              }}
              actions={
                <Button variant="quiet" size="sm">
                  Helpful · 38
                </Button>
              }
            />
          </section>
        </Stack>
      </Columns>
    </Container>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Villa Podrožnik" })).toBeVisible();
    // From the top: the path to the page, the photos, the link to the reviews, the actions.
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Venues" })).toHaveFocus();
    const order = [...canvas.getAllByRole("link"), ...canvas.getAllByRole("button")]
      .toSorted((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
      .map((control) => control.textContent?.trim() || control.getAttribute("aria-label"));
    await expect(order.indexOf("212 reviews")).toBeLessThan(order.indexOf("Write a review"));
    await expect(order.indexOf("Write a review")).toBeLessThan(order.indexOf("Helpful · 38"));
  },
};
