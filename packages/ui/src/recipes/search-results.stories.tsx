import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent } from "storybook/test";
import { Button } from "../button/button.tsx";
import { EmptyState } from "../empty-state/empty-state.tsx";
import { FavouriteButton } from "../favourite-button/favourite-button.tsx";
import { FilterPanel } from "../filter-panel/filter-panel.tsx";
import { Heading } from "../heading/heading.tsx";
import { Columns, Container, Grid, Stack } from "../page/page.tsx";
import { SearchBar } from "../search-bar/search-bar.tsx";
import { SortSelect } from "../sort-select/sort-select.tsx";
import { StoryLink } from "../story-pictures/story-link.tsx";
import { storyPictures } from "../story-pictures/story-pictures.ts";
import { VendorCard } from "../vendor-card/vendor-card.tsx";

const meta = {
  title: "Recipes/SearchResults",
  parameters: { layout: "fullscreen" },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const vendors = [
  {
    name: "Wild Hem Flowers",
    category: "florists",
    picture: storyPictures.flowers,
    facts: ["Florist", "Bristol", "€€"],
    rating: { average: 4.8, count: 87 },
    open: true,
  },
  {
    name: "Villa Podrožnik",
    category: "venues",
    picture: storyPictures.villa,
    facts: ["Venue", "Ljubljana", "€€€"],
    rating: { average: 4.9, count: 212 },
    open: true,
  },
  {
    name: "The Great Hall",
    category: "venues",
    picture: storyPictures.barn,
    facts: ["Venue", "York", "€€€€"],
    rating: { average: 3.4, count: 12_000 },
    open: false,
  },
  {
    name: "قصر الياسمين للأفراح",
    category: "venues",
    picture: null,
    facts: ["Venue", "Amman", "€€"],
    rating: null,
    open: false,
  },
];

const kinds = [
  { value: "venues", label: "Venues", count: 3 },
  { value: "florists", label: "Florists", count: 1 },
  { value: "cakes", label: "Cakes", count: 0 },
];

function Results() {
  const [chosen, choose] = useState<string[]>([]);
  const [openNow, setOpenNow] = useState(false);
  const [order, setOrder] = useState("best");
  const [saved, save] = useState<string[]>(["Villa Podrožnik"]);
  const shown = vendors.filter(
    ({ category, open }) => (chosen.length === 0 || chosen.includes(category)) && (!openNow || open),
  );
  const found = `${shown.length} ${shown.length === 1 ? "vendor" : "vendors"}`;
  const clear = () => {
    choose([]);
    setOpenNow(false);
  };
  const sort = (
    <SortSelect
      action="#search"
      options={[
        { value: "best", label: "Best match" },
        { value: "newest", label: "Newest" },
      ]}
      value={order}
      onChange={setOrder}
    />
  );
  return (
    <Container className="grid gap-2 py-4 sm:gap-8 sm:py-8">
      <SearchBar
        summary="Near Ljubljana"
        action="#search"
        what={{ name: "q", label: "What", placeholder: "Florist, quartet, barn…" }}
        where={{ name: "location", label: "Where", placeholder: "Town or region" }}
      />
      <Columns layout="sidebar-main" className="max-lg:gap-y-4">
        <FilterPanel
          action="#search"
          resultLabel={`Show ${found}`}
          beside={sort}
          groups={[
            {
              id: "openNow",
              legend: "Open now",
              kind: "toggle",
              options: [{ value: "true", label: "Open now", checked: openNow }],
            },
            {
              id: "category",
              legend: "Category",
              kind: "multiple",
              options: kinds.map((kind) => ({
                ...kind,
                checked: chosen.includes(kind.value),
              })),
            },
          ]}
          onChange={(id, values) => (id === "category" ? choose(values) : setOpenNow(values.length > 0))}
          onClear={clear}
        />
        <Stack gap={6}>
          <div className="flex items-start justify-between gap-4">
            <div>
              <Heading level={1} size="panel">
                Vendors near Ljubljana
              </Heading>
              <output className="text-15 text-muted">{found}</output>
            </div>
            <div className="hidden lg:block">{sort}</div>
          </div>
          {shown.length === 0 ? (
            <EmptyState
              title="Nothing matches all of that"
              description="Remove a filter, or look a little further from Ljubljana."
              action={
                <Button variant="outline" onClick={clear}>
                  Clear all filters
                </Button>
              }
            />
          ) : (
            <Grid asChild>
              <ul>
                {shown.map(({ name, picture, facts, rating, open }) => (
                  <li key={name}>
                    <VendorCard
                      name={name}
                      link={<StoryLink href="#vendor" />}
                      picture={picture && { ...picture, alt: "" }}
                      facts={facts}
                      rating={rating}
                      openStatus={
                        open ? { tone: "open", label: "Open now" } : { tone: "closed", label: "Opens Mon 9:00" }
                      }
                      headingLevel={2}
                      action={
                        <FavouriteButton
                          variant="on-picture"
                          name={name}
                          pressed={saved.includes(name)}
                          onPressedChange={(pressed) =>
                            save(pressed ? [...saved, name] : saved.filter((other) => other !== name))
                          }
                        />
                      }
                    />
                  </li>
                ))}
              </ul>
            </Grid>
          )}
        </Stack>
      </Columns>
    </Container>
  );
}

/** Filters, and the results that follow from them. */
export const Default: Story = {
  tags: ["visual-wide", "visual-phone"],
  render: () => <Results />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText("4 vendors", { selector: "output" })).toBeVisible();
    const heart = canvas.getByRole("button", { name: "Save Wild Hem Flowers" });
    await userEvent.click(heart);
    await expect(heart).toHaveAttribute("aria-pressed", "true");
    // In a wide window the filters are beside the results; on a phone they are in a dialog.
    if (window.innerWidth < 1024) return;
    const florists = canvas.getByRole("checkbox", { name: /Florists/ });
    await userEvent.click(florists);
    await expect(canvas.getByText("1 vendor", { selector: "output" })).toBeVisible();
    await userEvent.click(canvas.getByRole("checkbox", { name: /Cakes/ }));
    await userEvent.click(florists);
    await expect(canvas.getByText("0 vendors", { selector: "output" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Clear all filters" }));
    await expect(canvas.getByText("4 vendors", { selector: "output" })).toBeVisible();
  },
};
