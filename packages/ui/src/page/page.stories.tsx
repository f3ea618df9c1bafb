import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { Button } from "../button/button.tsx";
import { Card } from "../card/card.tsx";
import { TextLink } from "../text-link/text-link.tsx";
import { Aside, Columns, Container, Grid, Page, Section, Stack } from "./page.tsx";

const meta = {
  title: "Content/Page",
  component: Page,
  subcomponents: { Container, Section, Columns, Aside, Grid, Stack },
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
          title="Start with what you need"
          action={<TextLink href="#all">All 24 categories</TextLink>}
        >
          <Grid min="tile">
            {["Venues", "Flowers", "Cakes", "Music", "Photographers", "Catering"].map((name) => (
              <Card key={name}>{name}</Card>
            ))}
          </Grid>
        </Section>
        <Section title="Well reviewed, near Ljubljana" description="By couples who were there.">
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

/** The first Tab shows the skip link. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Skip to content" })).toHaveFocus();
    await expect(canvas.getByRole("main")).toHaveAttribute("id", "main");
  },
};

export const Variants: Story = { tags: ["visual-wide", "visual-phone"] };

/** With nothing around it, the skip link is still there. */
export const Bare: Story = { tags: ["state"], args: { header: undefined, footer: undefined } };

/** Pressing the skip link takes the reader to the start of the content. */
export const SkipsTheBar: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    const link = canvas.getByRole("link", { name: "Skip to content" });
    await expect(link).toHaveAttribute("href", "#main");
    await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await expect(canvas.getByRole("main")).toHaveAttribute("tabindex", "-1");
  },
};

const tall = "h-[300vh]";

/** The aside stays in view while the main column scrolls: a short one by its top, a tall one by its end. */
export const AsideStays: Story = {
  globals: { viewport: { value: "desktop", isRotated: false } },
  args: { header: undefined, footer: undefined, children: null },
  render: (args) => (
    <Page {...args}>
      <Columns layout="main-aside">
        <div className={tall}>Reviews</div>
        <Aside>
          <Card className="h-40">Short</Card>
        </Aside>
      </Columns>
      <Columns layout="main-aside">
        <div className={tall}>More reviews</div>
        <Aside>
          <Card className="h-[120vh]">Tall</Card>
        </Aside>
      </Columns>
    </Page>
  ),
  play: async ({ canvas }) => {
    const short = canvas.getByText("Short");
    const tall = canvas.getByText("Tall");
    window.scrollTo(0, innerHeight);
    const { top } = short.getBoundingClientRect();
    await expect(top).toBeGreaterThan(56);
    await expect(top).toBeLessThan(100);
    window.scrollTo(0, innerHeight * 1.5);
    await expect(short.getBoundingClientRect().top).toBe(top);
    window.scrollTo(0, innerHeight * 4.5);
    await expect(Math.round(tall.getBoundingClientRect().bottom)).toBe(innerHeight - 24);
    window.scrollTo(0, 0);
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
