import type { Meta, StoryObj } from "@storybook/react-vite";
import { hydrateRoot } from "react-dom/client";
import { expect, fn, waitFor } from "storybook/test";
import { splashScript, SplashTyper } from "./splash-typer.tsx";

const meta = {
  title: "Components/SplashTyper",
  component: SplashTyper,
  // A moving picture cannot be compared: snapshots are taken with the word at rest (see "Still" and "ReducedMotion").
  args: { shortName: "Troth", overlay: false },
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof SplashTyper>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Tests run with reduced motion, so that pictures hold still; a story that is about motion says what it wants. */
const withMotion = (motion: "no-preference" | "reduce") => () => {
  const own = globalThis.matchMedia;
  globalThis.matchMedia = (query) => {
    if (!query.includes("prefers-reduced-motion")) return own.call(globalThis, query);
    return own.call(globalThis, motion === "reduce" ? "all" : "not all");
  };
  return () => {
    globalThis.matchMedia = own;
  };
};

/** The letter that stands there now. */
const typed = (canvasElement: HTMLElement) =>
  canvasElement.querySelector('[data-slot="splash-typer-word"]')?.textContent ?? "";

export const Default: Story = {
  beforeEach: withMotion("no-preference"),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Troth is loading");
    for (const word of ["TROTH", "Troth", "T", "r", "troth"]) {
      await waitFor(() => expect(typed(canvasElement)).toBe(word), { timeout: 6000, interval: 20 });
    }
  },
};

/** So slow that the first letter stays: how it looks at rest. */
export const Still: Story = {
  args: { speed: 3_600_000 },
  tags: ["visual"],
  parameters: { chromatic: { disableSnapshot: false } },
  beforeEach: withMotion("no-preference"),
  play: async ({ canvasElement }) => {
    await expect(typed(canvasElement)).toBe("T");
  },
};

/** Who asked for less motion sees the name, standing still. */
export const ReducedMotion: Story = {
  tags: ["visual"],
  parameters: { chromatic: { disableSnapshot: false } },
  beforeEach: withMotion("reduce"),
  play: async ({ canvasElement }) => {
    await expect(typed(canvasElement)).toBe("Troth");
    await new Promise((resolve) => setTimeout(resolve, 200));
    await expect(typed(canvasElement)).toBe("Troth");
  },
};

/** Over everything, on level 100, as while an application loads. */
export const Overlay: Story = {
  args: { overlay: true, speed: 3_600_000 },
  parameters: { layout: "fullscreen", docs: { story: { inline: false, height: "320px" } } },
  play: async ({ canvas, canvasElement }) => {
    const splash = canvasElement.querySelector('[data-slot="splash-typer"]');
    await expect(splash && getComputedStyle(splash).zIndex).toBe("100");
    await expect(canvas.getByRole("status")).toHaveTextContent("Troth is loading");
  },
};

/** It says that something loads once; the typing is for the eyes only. */
export const ScreenReader: Story = {
  args: { label: "Opening your dashboard", speed: 20 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("status")).toHaveLength(1);
    await expect(canvas.getByRole("status")).toHaveTextContent(/^Opening your dashboard$/);
  },
};

export const LongName: Story = { args: { shortName: "Hochzeitsbote", speed: 3_600_000 } };

/** From the server: a script of a few hundred bytes types before React comes, and React takes over without a word. */
export const TypedBeforeReact: Story = {
  beforeEach: withMotion("no-preference"),
  play: async ({ canvasElement, args }) => {
    // What the server sends: the same elements, the word whole, nobody typing.
    const server = document.createElement("div");
    const sent = canvasElement.querySelector('[data-slot="splash-typer"]')?.cloneNode(true) as HTMLElement;
    const word = sent.querySelector('[data-slot="splash-typer-word"]');
    word?.removeAttribute("data-typing");
    word?.replaceChildren("Troth");
    server.append(sent);
    canvasElement.prepend(server);

    const runInline = new Function(splashScript(args.shortName, 20));
    runInline();
    await waitFor(() => expect(typed(server)).toBe("TRO"), { timeout: 2000, interval: 5 });

    const onRecoverableError = fn();
    const root = hydrateRoot(server, <SplashTyper {...args} />, { onRecoverableError });
    await waitFor(() => expect(word).toHaveAttribute("data-typing"));
    await waitFor(() => expect(typed(server)).toBe("Troth"), { timeout: 6000, interval: 20 });
    await expect(onRecoverableError).not.toHaveBeenCalled();
    root.unmount();
    server.remove();
  },
};
