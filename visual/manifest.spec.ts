// What coding assistants learn: the built Storybook's manifest, which its MCP add-on answers from.
import { readFileSync } from "node:fs";
import { expect } from "@playwright/test";
// The same test as elsewhere, so that the same workers go on.
import { entries, test } from "./storybook.ts";

type Component = {
  name: string;
  import?: string;
  description?: string;
  stories?: unknown[];
  error?: { message: string };
};

const folder = process.env["VISUAL_STORYBOOK"] ?? "storybook-static";
const { components } = JSON.parse(readFileSync(`${folder}/manifests/components.json`, "utf8")) as {
  components: Record<string, Component>;
};

test("the manifest lists every component that has stories, with its description, its import and its stories", () => {
  const titles = new Set(entries().flatMap(({ title }) => (/^(?:Recipes|E-mails)\//.test(title) ? [] : [title])));
  const listed = new Map(Object.entries(components));
  const lacking = [...titles].flatMap((title) => {
    const component = listed.get(title.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-"));
    if (!component) return [`${title}: not listed`];
    if (component.error) return [`${title}: ${component.error.message.split("\n")[0]}`];
    return component.description && component.stories?.length ? [] : [`${title}: no description or no stories`];
  });
  expect(lacking).toEqual([]);
});

test("its imports are those of an app: one subpath a component", () => {
  // The e-mails belong to the server: they are shown beside the design system but aren't part of it.
  const own = Object.entries(components).flatMap(([id, component]) => (id === "e-mails" ? [] : [component]));
  const wrong = own.filter((component) => /from ['"]@troth\/ui['"]|from ['"]\./.test(component.import ?? ""));
  expect(wrong.map(({ name }) => name)).toEqual([]);
});
