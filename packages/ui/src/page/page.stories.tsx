import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { Button } from "../button/button.tsx";
import { Card } from "../card/card.tsx";
import { TextLink } from "../text-link/text-link.tsx";
import { Columns, Container, Grid, Page, Section, Stack } from "./page.tsx";

const meta = {
  title: "Content/Page",
  component: Page,
  subcomponents: { Container, Section, Columns, Grid, Stack },
  parameters: { layout: "fullscreen" },
  args: {
    header: (
      <Container asChild>
        <header className="py-4">Troth</header>
      </Container>
    ),
    footer: (
      <footer className="border-t border-hairline">
        <Container className="py-6 text-14 text-muted">Nobody pays to rank.</Container>
      </footer>
    ),
    children: (
      <>
        <Section
          tone="sunken"
          title="Begin with what you need"
          action={<TextLink href="#all">All 24 categories</TextLink>}
        >
          <Grid min="tile">
            {["Venues", "Flowers", "Cakes", "Music", "Photographers", "Catering"].map((name) => (
              <Card key={name}>{name}</Card>
            ))}
          </Grid>
        </Section>
        <Section title="Well spoken of, near Ljubljana" description="By couples who were there.">
          <Columns layout="main-aside">
            <Stack gap={6}>
              <Card padding="lg">The wide column</Card>
              <Card padding="lg">One after another</Card>
            </Stack>
            <Card padding="lg">The narrow one</Card>
          </Columns>
        </Section>
      </>
    ),
  },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first Tab shows a link past the bar. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Skip to content" })).toHaveFocus();
    await expect(canvas.getByRole("main")).toHaveAttribute("id", "main");
  },
};

export const Variants: Story = { tags: ["visual-wide", "visual-phone"] };

/** Nothing around it: the link past the bar is there all the same. */
export const Bare: Story = { tags: ["state"], args: { header: undefined, footer: undefined } };

/** Pressed, the link past the bar takes the reader to where the page begins. */
export const SkipsTheBar: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    const link = canvas.getByRole("link", { name: "Skip to content" });
    await expect(link).toHaveAttribute("href", "#main");
    await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await expect(canvas.getByRole("main")).toHaveAttribute("tabindex", "-1");
  },
};

export const Layouts: Story = {
  render: () => (
    <Page>
      <Section title="A sidebar" space="md">
        <Columns layout="sidebar-main">
          <Card>Filters</Card>
          <Grid min="card">
            {["Villa Podrožnik", "Cvet & List", "Sladka Hiša", "Kvartet Aurora"].map((name) => (
              <Card key={name}>{name}</Card>
            ))}
          </Grid>
        </Columns>
      </Section>
      <Section tone="sunken" width="form" title="A form">
        <Stack asChild gap={3}>
          <form>
            <Button type="submit">Send</Button>
          </form>
        </Stack>
      </Section>
    </Page>
  ),
};
