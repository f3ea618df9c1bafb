import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useState } from "react";
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { storyPictures } from "../story-pictures/story-pictures.ts";
import { Gallery } from "./gallery.tsx";

const { villa, table, flowers, cake, barn, place, quartet } = storyPictures;

const meta = {
  title: "Content/Gallery",
  component: Gallery,
  parameters: { docs: { source: { type: "code" } } },
  args: { pictures: [villa, table, flowers, cake, barn], label: "Photos of Villa Podrožnik" },
} satisfies Meta<typeof Gallery>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["visual-wide"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("list", { name: "Photos of Villa Podrožnik" })).toBeVisible();
    await expect(
      canvas.getByRole("button", { name: "Picture 1 of 5: A white villa with arches between cypresses" }),
    ).toBeVisible();
  },
};

/** Until a picture loads, its blurred copy shows in its place. */
export const OnTheirWay: Story = {
  args: {
    pictures: [villa, table, flowers].map((picture) => ({ ...picture, placeholder: picture.src })),
  },
  play: async ({ canvas, canvasElement }) => {
    const copies = canvasElement.querySelectorAll("li img:not([data-slot])");
    await expect(copies).toHaveLength(3);
    for (const [index, copy] of copies.entries()) {
      const { x, y } = canvas.getAllByRole("listitem")[index]!.getBoundingClientRect();
      const [picture, under] = document.elementsFromPoint(x + 40, y + 40);
      await expect(picture).toHaveAttribute("data-slot", "picture-image");
      await expect(under).toBe(copy);
    }
  },
};

/** In the viewer too, until the large file comes. */
export const OnItsWayInTheViewer: Story = {
  args: { pictures: [{ ...villa, placeholder: villa.src, full: "data:," }] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^Picture 1 of 1/ }));
    const viewer = await screen.findByRole("dialog", { name: "Photos of Villa Podrožnik" });
    const copy = viewer.querySelector("img[aria-hidden]");
    await expect(copy).toBeVisible();
    fireEvent.load(within(viewer).getByRole("img", { name: villa.alt }));
    await expect(copy).not.toBeVisible();
  },
};

/** None, one, two, three, and more than five. */
export const States: Story = {
  tags: ["visual-phone"],
  render: (args) => (
    <div className="grid gap-6">
      <Gallery {...args} pictures={[]} label="None" />
      <Gallery {...args} pictures={[villa]} label="One" />
      <Gallery {...args} pictures={[villa, table]} label="Two" />
      <Gallery {...args} pictures={[villa, table, flowers]} label="Three" />
      <Gallery {...args} pictures={[villa, table, flowers, cake, barn, place, quartet]} label="Seven" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "All 7 photos" })).toBeVisible();
  },
};

export const Hover: Story = { tags: ["state"], parameters: { pseudo: { hover: true } } };

export const Focus: Story = { tags: ["state"], parameters: { pseudo: { focusVisible: true } } };

export const Active: Story = { tags: ["state"], parameters: { pseudo: { active: true } } };

/** No picture yet: a quiet drawing shows instead, with nothing to press. */
export const NoImage: Story = {
  tags: ["state"],
  args: { pictures: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button")).not.toBeInTheDocument();
  },
};

/** All of them as small squares, as below a review; they wrap. */
export const Row: Story = {
  tags: ["visual", "visual-phone"],
  args: { layout: "row", pictures: [villa, table, flowers, cake, barn, place], label: "Photos by Maja & Tim" },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(6);
    await expect(canvas.queryByRole("button", { name: /^All/ })).not.toBeInTheDocument();
    const sixth = canvas.getByRole("button", { name: /^Picture 6 of 6/ });
    await userEvent.click(sixth);
    const viewer = within(await screen.findByRole("dialog", { name: "Photos by Maja & Tim" }));
    await expect(viewer.getByRole("status")).toHaveTextContent("6 of 6");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(sixth).toHaveFocus());
  },
};

/** A single picture: the viewer has nowhere to go. */
export const Single: Story = {
  tags: ["state"],
  args: { pictures: [villa] },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole("button", { name: /^Picture 1 of 1/ });
    await userEvent.click(picture);
    const viewer = within(await screen.findByRole("dialog", { name: "Photos of Villa Podrožnik" }));
    await expect(viewer.queryByRole("button", { name: "Next photo" })).not.toBeInTheDocument();
    await userEvent.click(viewer.getByRole("button", { name: "Close" }));
    await waitFor(() => expect(picture).toHaveFocus());
  },
};

/** A single drawn picture, because there are no photos yet. */
export const Drawn: Story = {
  tags: ["state", "visual"],
  args: { pictures: [{ ...villa, alt: "", drawn: true }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Picture 1 of 1: Drawn: no photos yet" })).toBeVisible();
    await expect(canvas.getByText("Drawn: no photos yet")).toBeVisible();
  },
};

/** The viewer: arrows, Home and End move, the focus cycles, Escape returns it to where it was. */
export const Viewer: Story = {
  tags: ["visual", "visual-phone"],
  play: async ({ canvas }) => {
    const second = canvas.getByRole("button", { name: /^Picture 2 of 5/ });
    second.focus();
    await userEvent.keyboard("{Enter}");
    const viewer = within(await screen.findByRole("dialog", { name: "Photos of Villa Podrožnik" }));
    await expect(viewer.getByRole("img", { name: table.alt })).toBeInTheDocument();
    const close = viewer.getByRole("button", { name: "Close" });
    await waitFor(() => expect(close).toHaveFocus());
    for (const name of ["Previous photo", "Next photo"]) {
      await userEvent.tab();
      await expect(viewer.getByRole("button", { name })).toHaveFocus();
    }
    await userEvent.tab();
    await expect(close).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(viewer.getByRole("status")).toHaveTextContent("3 of 5");
    await userEvent.keyboard("{End}");
    await expect(viewer.getByRole("status")).toHaveTextContent("5 of 5");
    await userEvent.click(viewer.getByRole("button", { name: "Next photo" }));
    await expect(viewer.getByRole("status")).toHaveTextContent("1 of 5");
    await userEvent.keyboard("{ArrowLeft}");
    await expect(viewer.getByRole("status")).toHaveTextContent("5 of 5");
    await userEvent.keyboard("{Home}{Escape}");
    await waitFor(() => expect(second).toHaveFocus());
    await userEvent.click(second);
    await screen.findByRole("dialog");
  },
};

/** The page keeps which picture is shown, such as in its history; whatever else closes the viewer, the focus returns. */
export const Controlled: Story = {
  args: { onShownChange: fn() },
  render: function Kept({ onShownChange, ...args }) {
    const [shown, setShown] = useState<number | null>(null);
    useEffect(() => {
      const close = () => setShown(null);
      window.addEventListener("popstate", close);
      return () => window.removeEventListener("popstate", close);
    }, []);
    return (
      <Gallery
        {...args}
        shown={shown}
        onShownChange={(next) => {
          setShown(next);
          onShownChange?.(next);
        }}
      />
    );
  },
  play: async ({ canvas, args }) => {
    const second = canvas.getByRole("button", { name: /^Picture 2 of 5/ });
    await userEvent.click(second);
    const viewer = within(await screen.findByRole("dialog"));
    await expect(args.onShownChange).toHaveBeenLastCalledWith(1);
    await userEvent.click(viewer.getByRole("button", { name: "Next photo" }));
    await expect(args.onShownChange).toHaveBeenLastCalledWith(2);
    await expect(viewer.getByRole("status")).toHaveTextContent("3 of 5");
    await fireEvent(window, new PopStateEvent("popstate"));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await waitFor(() => expect(second).toHaveFocus());
    await userEvent.click(second);
    await userEvent.click(await screen.findByRole("button", { name: "Close" }));
    await expect(args.onShownChange).toHaveBeenLastCalledWith(null);
    await waitFor(() => expect(second).toHaveFocus());
  },
};

/** A long description, in another language. */
export const LongText: Story = {
  tags: ["state", "visual-phone"],
  args: {
    label: "Bilder von Schlosshotel Hochzeitsdienstleisterverzeichnis",
    pictures: [villa, table, flowers, cake, barn, place, quartet].map((picture) => ({
      ...picture,
      alt: "Die Orangerie in der Dämmerung, mit einer langen Tafel für neunzig Gäste und Lichterketten zwischen den Zypressen",
    })),
    texts: {
      open: (position, total, alt) => `Bild ${position} von ${total}: ${alt}`,
      all: (total) => `Alle ${total} Bilder`,
      position: (position, total) => `${position} von ${total}`,
      previous: "Vorheriges Bild",
      next: "Nächstes Bild",
      close: "Schließen",
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Alle 7 Bilder" }));
    const viewer = within(await screen.findByRole("dialog"));
    await expect(viewer.getByRole("button", { name: "Nächstes Bild" })).toBeVisible();
    await expect(viewer.getByRole("status")).toHaveTextContent("1 von 7");
  },
};

/** In right-to-left text the left arrow goes forward. */
export const RightToLeft: Story = {
  globals: { direction: "rtl" },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^Picture 1 of 5/ }));
    const viewer = within(await screen.findByRole("dialog"));
    await waitFor(() => expect(viewer.getByRole("button", { name: "Close" })).toHaveFocus());
    await userEvent.keyboard("{ArrowLeft}");
    await expect(viewer.getByRole("status")).toHaveTextContent("2 of 5");
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    await expect(viewer.getByRole("status")).toHaveTextContent("5 of 5");
  },
};
