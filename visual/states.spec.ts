// A story counts as a state only if something shows it: a role, an ARIA attribute or a computed style that `Default`
// lacks.
import { expect, type Page } from "@playwright/test";
import { entries, test } from "./storybook.ts";

const stories = entries();
const componentOf = (id: string) => id.slice(0, id.indexOf("--"));
const states = Map.groupBy(
  stories.filter(({ tags }) => tags.includes("state")),
  ({ id }) => componentOf(id),
);

for (const [component, own] of states) {
  test(`each state of ${component} differs from its Default`, async ({ show }) => {
    test.setTimeout(60_000);
    const normal = await appearance(await show({ id: `${component}--default`, play: false }));
    for (const { id } of own) {
      expect.soft(await appearance(await show({ id })), `${id} looks and reads like Default`).not.toBe(normal);
    }
  });
}

test("every control and field shows its states", () => {
  const names = Map.groupBy(stories, ({ title }) => title);
  const without = [...names].flatMap(([title, own]) =>
    /^(?:Actions|Forms)\//.test(title)
      ? ["Hover", "Focus"]
          .filter((name) => !own.some((story) => story.name === name && story.tags.includes("state")))
          .map((name) => `${title}: ${name}`)
      : [],
  );
  expect(without).toEqual([]);
});

/**
 * A digest of every element in the story and in anything it opens over the page: tag, role, ARIA attributes, computed
 * styles.
 */
const appearance = (page: Page) =>
  page.evaluate(async () => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    // Storybook's own messages sit beside the story, hidden.
    const roots = [...document.body.children].filter(
      (node) =>
        node.id === "storybook-root" ||
        !/^(?:storybook-|sb-)|^(?:SCRIPT|STYLE)$/.test(node.id || node.classList[0] || node.tagName),
    );
    const elements = roots.flatMap((root) => [...root.querySelectorAll("*")]);
    const text = elements
      .map((element) => {
        const role = [...element.attributes].filter(({ name }) =>
          /^(?:role|aria-(?!labelledby|describedby|controls))/.test(name),
        );
        const looks = ["", "::before", "::after", ...("placeholder" in element ? ["::placeholder"] : [])].map(
          (part) => {
            const style = getComputedStyle(element, part);
            // Most elements have no such pseudo-element: its hundreds of style values would be for nothing.
            if (part.length > 0 && style.content === "none") return "";
            return Array.from(style, (name) => `${name}:${style.getPropertyValue(name)}`).join(";");
          },
        );
        return [element.tagName, ...role.map(({ name, value }) => `${name}=${value}`), ...looks].join("|");
      })
      .join("\n");
    // In full it would be megabytes, twice for each failure reported.
    const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
    return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  });
