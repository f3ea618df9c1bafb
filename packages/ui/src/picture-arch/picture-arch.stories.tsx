import type { Meta, StoryObj } from "@storybook/react-vite";
import { createRoot } from "react-dom/client";
import { expect, spyOn, waitFor } from "storybook/test";
import { storyPictures } from "../story-pictures/story-pictures.ts";
import { ArchPicture, PictureImage } from "./picture-arch.tsx";

const meta = {
  title: "Content/PictureArch",
  component: ArchPicture,
  args: { picture: storyPictures.glasshouse, priority: true },
  decorators: [
    (Story, { parameters }) => (
      <div className={parameters["wide"] ? "max-w-3xl" : "max-w-64"}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ArchPicture>;

export default meta;
type Story = StoryObj<typeof meta>;

/** On the first screen it loads immediately and first; its space is reserved in advance. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const picture = canvas.getByRole("img", { name: "A glasshouse under a pale sun" });
    await expect(picture).toHaveAttribute("fetchpriority", "high");
    await expect(picture).toHaveAttribute("loading", "eager");
    await expect(picture).toHaveAttribute("width", "600");
  },
};

/** The arch, its counterpart for pairs, and a card's corners where an arch would be one too many. */
export const Variants: Story = {
  tags: ["visual"],
  parameters: { wide: true },
  render: (args) => (
    <div className="grid grid-cols-3 gap-4">
      <ArchPicture {...args} />
      <ArchPicture {...args} shape="vessel" picture={storyPictures.bouquet} />
      <ArchPicture {...args} shape="card" picture={storyPictures.villa} />
    </div>
  ),
};

export const Sizes: Story = {
  parameters: { wide: true },
  render: (args) => (
    <div className="grid grid-cols-2 items-end gap-4 sm:grid-cols-4">
      {(["tall", "portrait", "wide", "tile"] as const).map((ratio) => (
        <ArchPicture key={ratio} {...args} ratio={ratio} />
      ))}
    </div>
  ),
};

/** Below the first screen: it loads when it comes close, and a blurred copy holds its place. */
export const Lazy: Story = {
  args: { priority: false, picture: { ...storyPictures.bouquet, placeholder: storyPictures.flowers.src } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: storyPictures.bouquet.alt })).toHaveAttribute("loading", "lazy");
    await expect(canvas.getAllByRole("img")).toHaveLength(1);
  },
};

/** With AVIFs, browsers that can read them load one of those; the box and its blurred copy are the same. */
export const Avif: Story = {
  args: {
    picture: {
      ...storyPictures.villa,
      avif: `${new URL("../story-pictures/villa.avif", import.meta.url).href} 640w`,
      sizes: "256px",
      placeholder: storyPictures.flowers.src,
    },
  },
  play: async ({ canvas, canvasElement }) => {
    const picture = canvas.getByRole<HTMLImageElement>("img", { name: storyPictures.villa.alt });
    await waitFor(() => expect(picture.currentSrc).toMatch(/\/villa[\w-]*\.avif/));
    await waitFor(() => expect(picture.naturalWidth).toBeGreaterThan(0));
    const { width, height } = canvasElement.querySelector("[data-slot=picture-arch]")!.getBoundingClientRect();
    await expect([picture.offsetWidth, picture.offsetHeight]).toEqual([Math.round(width), Math.round(height)]);
  },
};

/**
 * A picture that takes its time fades in over its blurred copy. One that is there immediately, as from the browser's
 * cache, just appears. So does every picture with reduced motion, and one that never loads doesn't fade either.
 */
export const FadesIn: Story = {
  args: { picture: null },
  play: async ({ canvasElement }) => {
    const { villa, flowers } = storyPictures;
    /** Shows a picture far below, which the browser does not fetch, and tells it what becomes of it. @returns its fade */
    const show = async (event: string, after: number, motion = true): Promise<Animation | undefined> => {
      const own = globalThis.matchMedia;
      const wish = spyOn(globalThis, "matchMedia").mockImplementation(() =>
        own.call(globalThis, motion ? "not all" : "all"),
      );
      const box = canvasElement.appendChild(document.createElement("div"));
      box.style.cssText = "position: absolute; top: 50000px; width: 100px";
      const root = createRoot(box);
      // One that the browser hasn't cached.
      const src = `${villa.src}?${crypto.randomUUID()}`;
      root.render(<ArchPicture picture={{ ...villa, src, placeholder: flowers.src }} />);
      const image = await waitFor(() => {
        const found = box.querySelector<HTMLImageElement>("[data-slot=picture-image]");
        if (!found) throw new Error("It is not rendered yet");
        return found;
      });
      const [fade] = image.getAnimations();
      if (fade) await expect([fade.playState, getComputedStyle(image).opacity]).toEqual(["paused", "0"]);
      const told = new Event(event);
      Object.defineProperty(told, "timeStamp", { value: performance.now() + after });
      image.dispatchEvent(told);
      if (fade?.playState === "idle") await expect(getComputedStyle(image).opacity).toBe("1");
      wish.mockRestore();
      root.unmount();
      box.remove();
      return fade;
    };
    await expect((await show("load", 101))?.playState).toBe("running");
    // Before it was shown, however slow this machine is.
    await expect((await show("load", -10_000))?.playState).toBe("idle");
    await expect((await show("error", 101))?.playState).toBe("idle");
    await expect(await show("load", 101, false)).toBeUndefined();
  },
};

/** Without a picture: a sun over hills in the theme's own colours. */
export const NoImage: Story = {
  tags: ["state", "visual"],
  args: { picture: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("img")).not.toBeInTheDocument();
  },
};

/** `PictureImage` is the picture without a shape: its caller provides the box. */
export const ImageOnly: Story = {
  render: () => (
    <div className="aspect-[4/3] overflow-hidden rounded-field">
      <PictureImage picture={storyPictures.place} />
    </div>
  ),
};
