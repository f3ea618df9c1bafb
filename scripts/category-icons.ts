// The icons that categories can have, in one picture that pages refer to by name. As components they'd be part of a page's script;
// like this, it says only which of them it shows.
import { createRequire } from "node:module";
import type { ComponentType } from "react";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { messages } from "../apps/site/app/admin/categories/messages.ts";
import type { Files } from "./generate.ts";

const { resolve } = createRequire(new URL("../packages/ui/package.json", import.meta.url));

async function symbolOf(name: string): Promise<string> {
  const icon = (await import(resolve(`lucide-react/icons/${name}`))) as { default: ComponentType };
  const [, shapes] = /^<svg[^>]*>(.*)<\/svg>$/.exec(renderToStaticMarkup(createElement(icon.default)))!;
  return `<symbol id="${name}" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${shapes}</symbol>`;
}

export async function categoryIcons(): Promise<Files> {
  const symbols = await Promise.all(Object.keys(messages.fields.icons).map(symbolOf));
  const text = `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join("\n")}\n</svg>\n`;
  return { "apps/site/app/categories/category-icons.generated.svg": text };
}
