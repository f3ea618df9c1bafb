import type { Meta, StoryObj } from "@storybook/react-vite";
import { hydrateRoot } from "react-dom/client";
import { expect, fn, spyOn, waitFor } from "storybook/test";
import { LocaleProvider } from "../locale-provider/locale-provider.tsx";
import { splashScript, SplashTyper, splashWords } from "./splash-typer.tsx";

const meta = {
  title: "Feedback/SplashTyper",
  component: SplashTyper,
  // Moving pictures can't be compared, so screenshots are taken with the word at rest (see "Still" and
  // "ReducedMotion").
  args: { shortName: "Troth", overlay: false },
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof SplashTyper>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Tests run with reduced motion, so that screenshots hold still; a story about motion sets what it needs. */
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

/** So slow that the first letter stays. */
const still = 3_600_000;

const wordIn = (canvasElement: HTMLElement) =>
  canvasElement.querySelector<HTMLElement>('[data-slot="splash-typer-word"]');

/** What is shown now. */
const typed = (canvasElement: HTMLElement) => wordIn(canvasElement)?.textContent ?? "";

/** Everything shown in order, until the cycle has started again. */
async function watch(canvasElement: HTMLElement, rounds: number): Promise<string[]> {
  const seen: string[] = [];
  const word = wordIn(canvasElement)!;
  const observer = new MutationObserver(() => seen.push(word.textContent ?? ""));
  observer.observe(word, { childList: true, characterData: true, subtree: true });
  const cycle = splashWords("Troth").join("").length;
  await waitFor(() => expect(seen.length).toBeGreaterThan(cycle * rounds));
  observer.disconnect();
  return seen;
}

/** The name in capitals, capitalised, each letter on its own, in lower case; 50 ms a letter. */
export const Default: Story = {
  beforeEach: withMotion("no-preference"),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Troth is loading");
    for (const word of ["TROTH", "Troth", "T", "r", "o", "t", "h", "troth"]) {
      await waitFor(() => expect(typed(canvasElement)).toBe(word), { interval: 10 });
    }
  },
};

/** White on the brand's blue, at rest after the first letter. */
export const Still: Story = {
  args: { speed: still },
  tags: ["visual", "visual-phone"],
  parameters: { chromatic: { disableSnapshot: false } },
  beforeEach: withMotion("no-preference"),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(typed(canvasElement)).toBe("T"));
  },
};

/** A short name, a long one, one in another script: capitals always fit. */
export const States: Story = {
  tags: ["visual"],
  parameters: { chromatic: { disableSnapshot: false } },
  beforeEach: withMotion("reduce"),
  render: (args) => (
    <div className="grid gap-4">
      <SplashTyper {...args} shortName="Ja" label="Ja is loading" />
      <SplashTyper {...args} shortName="Hochzeitsbote" />
      <SplashTyper {...args} shortName="عرسنا" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const words = [...canvasElement.querySelectorAll("[data-slot=splash-typer-word]")];
    // Arabic has no italics.
    await expect(words.map((word) => getComputedStyle(word).fontStyle)).toEqual(["italic", "italic", "normal"]);
  },
};

/** With reduced motion the name stays still. */
export const ReducedMotion: Story = {
  tags: ["visual"],
  parameters: { chromatic: { disableSnapshot: false } },
  beforeEach: withMotion("reduce"),
  play: async ({ canvasElement }) => {
    const timer = spyOn(globalThis, "setTimeout");
    await expect(typed(canvasElement)).toBe("Troth");
    // A timer would add the next letter.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await expect(timer.mock.calls.filter(([, wait]) => wait === 50)).toEqual([]);
    await expect(typed(canvasElement)).toBe("Troth");
    timer.mockRestore();
  },
};

/** A letter every 50 ms, and after the last word the first one again, over and over. */
export const Looping: Story = {
  args: { speed: 5 },
  beforeEach: withMotion("no-preference"),
  play: async ({ canvasElement }) => {
    const seen = await watch(canvasElement, 2);
    const end = seen.indexOf("troth");
    await expect(seen.slice(end, end + 7)).toEqual(["troth", "T", "TR", "TRO", "TROT", "TROTH", "T"]);
  },
};

/** Space for the widest word is reserved from the first letter: nothing moves while the name is typed. */
export const NothingShifts: Story = {
  args: { speed: 5 },
  beforeEach: withMotion("no-preference"),
  play: async ({ canvasElement }) => {
    const shifts: PerformanceEntry[] = [];
    const shiftsSeen = new PerformanceObserver((list) => shifts.push(...list.getEntries()));
    shiftsSeen.observe({ type: "layout-shift" });
    const box = wordIn(canvasElement)!.parentElement!;
    const before = box.getBoundingClientRect();
    const places = new Set<number>();
    const observer = new MutationObserver(() => places.add(wordIn(canvasElement)!.getBoundingClientRect().left));
    observer.observe(box, { childList: true, characterData: true, subtree: true });
    await watch(canvasElement, 1);
    observer.disconnect();
    shiftsSeen.disconnect();
    await expect(places.size).toBe(1);
    await expect(box.getBoundingClientRect()).toEqual(before);
    await expect(shifts).toEqual([]);
  },
};

/** Over everything, on level 100, as when an application loads. */
export const Overlay: Story = {
  args: { overlay: true, speed: still },
  parameters: { layout: "fullscreen", docs: { story: { inline: false, height: "320px" } } },
  play: async ({ canvas, canvasElement }) => {
    const splash = canvasElement.querySelector('[data-slot="splash-typer"]')!;
    const { zIndex, position } = getComputedStyle(splash);
    await expect([zIndex, position]).toEqual(["100", "fixed"]);
    const { top, left, width, height } = splash.getBoundingClientRect();
    await expect([top, left, width, height]).toEqual([0, 0, innerWidth, innerHeight]);
    await expect(canvas.getByRole("status")).toHaveTextContent("Troth is loading");
  },
};

/** It announces once that something is loading; the typing is only visual. */
export const ScreenReader: Story = {
  args: { label: "Opening your dashboard", speed: 20 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("status")).toHaveLength(1);
    await expect(canvas.getByRole("status")).toHaveTextContent(/^Opening your dashboard$/);
  },
};

export const LongText: Story = {
  tags: ["state"],
  args: { shortName: "Hochzeitsbote", speed: still },
};

/** A name in another script is typed from its own side, on a page of either direction. */
export const RightToLeft: Story = {
  tags: ["visual"],
  args: { shortName: "عرسنا" },
  parameters: { chromatic: { disableSnapshot: false } },
  beforeEach: withMotion("reduce"),
  decorators: [
    (Story) => (
      <LocaleProvider
        locale="ar"
        direction="rtl"
        texts={{ "splash-typer": { label: (shortName) => `جارٍ فتح ${shortName}` } }}
      >
        <div dir="rtl" lang="ar">
          <Story />
        </div>
      </LocaleProvider>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("جارٍ فتح عرسنا");
    await expect(getComputedStyle(wordIn(canvasElement)!).direction).toBe("rtl");
  },
};

/** From the server: a script of a few hundred bytes types before React loads, and React takes over seamlessly. */
export const TypedBeforeReact: Story = {
  beforeEach: withMotion("no-preference"),
  play: async ({ canvasElement, args }) => {
    // What the server sends: the same elements, the whole word, no typing.
    const server = document.createElement("div");
    const sent = canvasElement.querySelector('[data-slot="splash-typer"]')?.cloneNode(true) as HTMLElement;
    const word = sent.querySelector('[data-slot="splash-typer-word"]');
    word?.removeAttribute("data-typing");
    word?.replaceChildren("Troth");
    server.append(sent);
    canvasElement.prepend(server);

    const runInline = new Function(splashScript(args.shortName, 20));
    runInline();
    await waitFor(() => expect(typed(server)).toBe("TRO"), { interval: 5 });

    const onRecoverableError = fn();
    const root = hydrateRoot(server, <SplashTyper {...args} />, { onRecoverableError });
    await waitFor(() => expect(word).toHaveAttribute("data-typing"));
    await waitFor(() => expect(typed(server)).toBe("Troth"), { interval: 20 });
    await expect(onRecoverableError).not.toHaveBeenCalled();
    root.unmount();
    server.remove();
  },
};
