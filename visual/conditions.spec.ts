// Every component works in a narrow window, with text at twice the size, right to left, in forced colours and without
// motion.
import { expect, type Page } from "@playwright/test";
import { entries, test } from "./storybook.ts";

/** Names of stories that show a whole component; the others show a single feature. */
const telling = /^(?:Default|Variants|Sizes|States|Long Text|Empty|Examples|Open)$/;

const chosen = entries().filter(({ name, tags }) => telling.test(name) || tags.some((tag) => tag.startsWith("visual")));

for (const { id } of chosen) {
  test(id, async ({ show }) => {
    const page = await show({ id });
    expect.soft(await moving(page), "moves, although reduced motion is on").toEqual([]);

    await page.emulateMedia({ forcedColors: "active" });
    expect.soft(await withoutEdge(page), "has no edge in forced colours").toEqual([]);
    expect.soft(await withoutFocus(page), "shows no focus in forced colours").toEqual([]);
    await page.emulateMedia({ forcedColors: "none" });
    expect.soft(await withoutFocus(page), "shows no focus").toEqual([]);

    await page.setViewportSize({ width: 320, height: 640 });
    expect.soft(await outside(page), "does not fit into 320 px").toEqual([]);
    await turn(page, "rtl");
    expect.soft(await outside(page), "does not fit into 320 px right to left").toEqual([]);
    await turn(page, "ltr");

    await page.setViewportSize({ width: 1280, height: 900 });
    await enlarge(page, 32);
    expect.soft(await outside(page), "does not fit with text at twice the size").toEqual([]);
    await enlarge(page, 16);
  });
}

const turn = (page: Page, direction: "ltr" | "rtl") =>
  page.evaluate((direction) => void (document.documentElement.dir = direction), direction);

/** The reader's own font size, which media queries in rem follow too. */
async function enlarge(page: Page, standard: number) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Page.setFontSizes", { fontSizes: { standard, fixed: standard } });
  await devtools.detach();
}

/** Running animations that change more than opacity or colour. */
const moving = (page: Page) =>
  page.evaluate(() =>
    document.getAnimations().flatMap((animation) => {
      const effect = animation.effect;
      if (!(effect instanceof KeyframeEffect) || animation.playState !== "running") return [];
      const moves = effect
        .getKeyframes()
        .flatMap((frame) => Object.keys(frame))
        .filter((name) =>
          /^(?:transform|translate|rotate|scale|left|right|top|bottom|inset|width|height|margin)/.test(name),
        );
      const name = effect.target?.closest("[data-slot]")?.getAttribute("data-slot") ?? effect.target?.tagName ?? "";
      return moves.length > 0 ? [`${name}: ${[...new Set(moves)].join(", ")}`] : [];
    }),
  );

/**
 * Text that is outside the window or cut off by its own box, unless people can scroll to it or it ends in an ellipsis.
 */
const outside = (page: Page) =>
  page.evaluate(() => {
    const wide = document.documentElement.clientWidth;
    const faults = new Set<string>();
    if (document.documentElement.scrollWidth > wide)
      faults.add(`the page is ${document.documentElement.scrollWidth} px wide`);
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = words.nextNode(); node; node = words.nextNode()) {
      const element = node.parentElement;
      if (!element || !node.nodeValue?.trim() || element.closest("script, style, noscript, svg, select, textarea"))
        continue;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const text = range.getBoundingClientRect();
      if (text.width === 0 || text.height === 0) continue;
      const say = (fault: string) => faults.add(`${fault}: “${node.nodeValue!.trim().slice(0, 40)}”`);
      let excused = false;
      for (let box: Element | null = element; box && !excused; box = box.parentElement) {
        const style = getComputedStyle(box);
        const frame = box.getBoundingClientRect();
        // For screen readers only: shrunk to one pixel.
        if (style.clipPath !== "none" || (frame.width <= 1 && frame.height <= 1)) excused = true;
        else if (
          /auto|scroll/.test(style.overflowX) ||
          style.textOverflow === "ellipsis" ||
          style.webkitLineClamp !== "none"
        )
          excused = true;
        else if (/hidden|clip/.test(style.overflowX) && box !== document.body && box !== document.documentElement) {
          if (text.left < frame.left - 1 || text.right > frame.right + 1) say("cut off at the side");
          else if (/hidden|clip/.test(style.overflowY) && text.bottom > frame.bottom + 2) say("cut off at the bottom");
        }
      }
      // Content moved out of the way on purpose, such as a skip link, is above the top.
      if (!excused && text.bottom > 0 && (text.left < -1 || text.right > wide + 1)) say("outside the window");
    }
    return [...faults];
  });

const focusable =
  "a[href], button:not(:disabled), input:not(:disabled):not([type=hidden]), select:not(:disabled), textarea:not(:disabled), summary, [tabindex='0']";

/** Controls that look the same with and without the focus. */
const withoutFocus = (page: Page) =>
  page.evaluate(async (focusable) => {
    /** React renders the effects of a focus in a microtask. */
    const drawn = () => new Promise<void>((done) => queueMicrotask(() => queueMicrotask(done)));
    const looks = (control: Element) => {
      // Its container, or the element that represents a hidden input, may show it.
      const beside = [...(control.parentElement?.querySelectorAll("*") ?? [])];
      const shown: (Element | null)[] = [control, ...beside];
      for (let box = control.parentElement; box && box !== document.body; box = box.parentElement) shown.push(box);
      return shown
        .flatMap((element) =>
          element ? ["", "::before", "::after"].map((part) => getComputedStyle(element, part)) : [],
        )
        .map((style) =>
          [
            style.outlineStyle === "none"
              ? "none"
              : `${style.outlineStyle} ${style.outlineWidth} ${style.outlineColor}`,
            style.boxShadow,
            style.borderColor,
            style.backgroundColor,
            style.color,
          ].join(),
        )
        .join("|");
    };
    const before = document.activeElement;
    const blur = () => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    };
    const ringed = (control: Element) =>
      ["", "::before", "::after"].some((part) => getComputedStyle(control, part).outlineStyle !== "none");
    const controls = [...document.querySelectorAll<HTMLElement>(focusable)].filter(
      (control) =>
        // Anything a story shows as focused already has its ring.
        !ringed(control) &&
        !control.matches("[tabindex='-1'], [data-radix-focus-guard]") &&
        !control.closest("[inert], [aria-hidden=true]") &&
        control.checkVisibility({ visibilityProperty: true }),
    );
    const faults: string[] = [];
    const focus = async (control: HTMLElement) => {
      control.focus({ focusVisible: true } as FocusOptions);
      await drawn();
    };
    for (const control of controls.slice(0, 25)) {
      blur();
      await drawn();
      await focus(control);
      // A dialog or a menu may trap the focus, so that no one can reach this. And most controls have a ring of their own, which
      // shows the focus without a look at everything around them.
      if (document.activeElement !== control || ringed(control)) continue;
      blur();
      await drawn();
      const plain = looks(control);
      await focus(control);
      if (document.activeElement === control && looks(control) === plain) faults.push(control.outerHTML.slice(0, 120));
    }
    blur();
    if (before instanceof HTMLElement) before.focus();
    return faults;
  }, focusable);

/** Controls that stand out only by their fill, which forced colours remove. */
const withoutEdge = (page: Page) =>
  page.evaluate(() => {
    const controls = document.querySelectorAll(
      "button, input:not([type=hidden]), select, textarea, [role=checkbox], [role=radio], [role=switch]",
    );
    return [...controls].flatMap((control) => {
      if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
      const own = getComputedStyle(control);
      const edged = (element: Element | null) => {
        if (!element) return false;
        const style = getComputedStyle(element);
        return (
          (Number.parseFloat(style.borderBlockEndWidth) > 0 && style.borderBlockEndStyle !== "none") ||
          (style.outlineStyle !== "none" && Number.parseFloat(style.outlineWidth) > 0)
        );
      };
      // Controls drawn by the system have an edge; those with words, an icon or a drawing are visible without one.
      if (own.appearance !== "none" && !control.matches("button")) return [];
      const drawing = control.matches("[type=radio], [type=checkbox]") ? control.parentElement : control;
      if (drawing?.querySelector("svg, img")) return [];
      if (control.matches("button, [role=switch]") && control.textContent?.trim() !== "") return [];
      const near: (Element | null)[] = [control, ...(control.parentElement?.querySelectorAll("*") ?? [])];
      const group = control.closest("form, fieldset, [role=group], [role=search]") ?? control.parentElement;
      for (let box = control.parentElement; box; box = box === group ? null : box.parentElement) near.push(box);
      return near.some(edged) ? [] : [control.outerHTML.slice(0, 120)];
    });
  });
