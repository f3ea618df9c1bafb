import type { Meta, StoryObj } from "@storybook/react-vite";
import { Heart } from "lucide-react";
import { expect, fn, userEvent } from "storybook/test";
import { Badge } from "../badge/badge.tsx";
import { Button } from "../button/button.tsx";
import { Heading } from "../heading/heading.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import { Separator } from "../separator/separator.tsx";
import { Text } from "../text/text.tsx";
import { Card, CardFooter, CardHeader, CardLink } from "./card.tsx";

const meta = {
  title: "Content/Card",
  component: Card,
  subcomponents: { CardHeader, CardFooter, CardLink },
  args: {
    className: "max-w-sm",
    children: (
      <>
        <Heading level={2} size="card">
          <CardLink href="#contact">Contact</CardLink>
        </Heading>
        <Text size={15} tone="muted" className="mt-2">
          Cesta na Rožnik 12, Ljubljana
        </Text>
      </>
    ),
  },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

/** On its own it is just a sheet: nothing can be pressed but the link inside. */
export const Default: Story = { tags: ["visual"] };

export const Variants: Story = {
  tags: ["visual"],
  render: () => (
    <div className="grid max-w-3xl gap-6 sm:grid-cols-3">
      <Card>A reply raised above the page.</Card>
      <Card tone="outline">A reply outlined on it.</Card>
      <Card tone="sunken">A reply sunk into it.</Card>
    </div>
  ),
};

export const Sizes: Story = {
  tags: ["visual"],
  render: () => (
    <div className="grid max-w-md gap-6">
      <Card padding="none">none: for content that fills it to the edge</Card>
      <Card padding="sm">sm: for lists</Card>
      <Card padding="md">md</Card>
      <Card padding="lg">lg: for forms</Card>
    </div>
  ),
};

/** Normal, hovered, focused, pressed, selected. */
export const States: Story = {
  tags: ["visual"],
  parameters: {
    pseudo: { hover: ".hovered", active: ".pressed", focusVisible: ".focused [data-slot=card-link]" },
  },
  render: () => (
    <div className="grid max-w-3xl gap-6 sm:grid-cols-3">
      {["at rest", "hovered", "focused", "pressed"].map((state) => (
        <Card key={state} interactive className={state}>
          <CardLink href={`#${state}`}>Villa Podrožnik, {state}</CardLink>
        </Card>
      ))}
      <Card interactive selected>
        <CardLink href="#selected" aria-current="true">
          Villa Podrožnik, chosen
        </CardLink>
      </Card>
    </div>
  ),
};

export const Hover: Story = {
  tags: ["state"],
  args: { interactive: true },
  parameters: { pseudo: { hover: "[data-slot=card]" } },
};

export const Focus: Story = {
  tags: ["state"],
  args: { interactive: true },
  parameters: { pseudo: { focusVisible: true } },
};

export const Active: Story = {
  tags: ["state"],
  args: { interactive: true },
  parameters: { pseudo: { active: "[data-slot=card]" } },
};

export const Selected: Story = { tags: ["state"], args: { selected: true } };

export const LongText: Story = {
  tags: ["state"],
  args: {
    children: (
      <>
        <CardHeader>
          <Heading level={2} size="card">
            Hochzeitsgesellschaftsfotografiegemeinschaft Müller-Lüdenscheidt &amp; Söhne
          </Heading>
          <Badge size="sm">Photographers</Badge>
        </CardHeader>
        <Text size={15} tone="muted">
          https://hochzeitsgesellschaftsfotografiegemeinschaft.example/galerien/2026
        </Text>
      </>
    ),
  },
};

const save = fn();

/** The whole card links to the vendor; the heart on it is a separate button, and neither is inside the other. */
export const WithOneLink: Story = {
  tags: ["visual"],
  render: () => (
    <Card asChild interactive className="max-w-sm">
      <article>
        <CardHeader>
          <Heading level={2} size="card">
            <CardLink href="#villa">Villa Podrožnik</CardLink>
          </Heading>
          <IconButton label="Add to favourites" size="sm" className="relative -my-1" onClick={save}>
            <Heart aria-hidden />
          </IconButton>
        </CardHeader>
        <Text size={15} tone="muted">
          Venue in Ljubljana, up to 140 guests
        </Text>
      </article>
    </Card>
  ),
  play: async ({ canvas, canvasElement }) => {
    const link = canvas.getByRole("link", { name: "Villa Podrožnik" });
    const heart = canvas.getByRole("button", { name: "Add to favourites" });
    const at = (element: Element, x: number, y: number) => {
      const box = element.getBoundingClientRect();
      return document.elementFromPoint(box.left + box.width * x, box.top + box.height * y);
    };
    const card = canvas.getByRole("article");
    await expect(at(card, 0.9, 0.9)).toBe(link);
    await expect(heart.contains(at(heart, 0.5, 0.5))).toBe(true);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await userEvent.tab();
    await expect(heart).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(save).toHaveBeenCalledOnce();
    await expect(canvasElement.querySelector("a button, button a")).toBeNull();
    heart.blur();
  },
};

export const WithHeaderAndFooter: Story = {
  tags: ["visual"],
  render: () => (
    <Card className="max-w-md">
      <CardHeader>
        <Heading level={2} size="card">
          Claim of Cvet &amp; List
        </Heading>
        <Badge tone="gold" size="sm">
          Waiting for you
        </Badge>
      </CardHeader>
      <Text size={15}>Maja Zupan sent a utility bill and the number from the shop window.</Text>
      <CardFooter>
        <Button size="sm">Approve</Button>
        <Button size="sm" variant="outline">
          Refuse
        </Button>
        <Text size={14} tone="muted" className="ms-auto">
          2 days ago
        </Text>
      </CardFooter>
    </Card>
  ),
};

/** The card itself is the link, if it contains nothing but text. */
export const AsLink: Story = {
  render: () => (
    <Card asChild interactive className="block max-w-sm text-ink no-underline">
      <a href="#how-we-rank">Read how we rank</a>
    </Card>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Read how we rank" })).toHaveAttribute("data-slot", "card");
  },
};

export const Examples: Story = {
  render: () => (
    <Card padding="none" className="max-w-md">
      {["Venues", "Flowers", "Cakes and desserts"].map((name, index) => (
        <div key={name}>
          {index > 0 ? <Separator /> : null}
          <Text className="px-5 py-3.5">{name}</Text>
        </div>
      ))}
    </Card>
  ),
};
