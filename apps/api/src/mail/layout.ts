// The one layout of every mail. Made of react-email's parts, which know what mail readers make of tables and paddings, and
// written without JSX, because Node runs this file as it stands. Colours stand on each element for readers that drop style
// sheets; readers that turn dark by themselves change them, the others follow the sheet.
import { Body } from "@react-email/body";
import { Button } from "@react-email/button";
import { Column } from "@react-email/column";
import { Container } from "@react-email/container";
import { Head } from "@react-email/head";
import { Heading } from "@react-email/heading";
import { Hr } from "@react-email/hr";
import { Html } from "@react-email/html";
import { Link } from "@react-email/link";
import { Preview } from "@react-email/preview";
import { Row } from "@react-email/row";
import { Text } from "@react-email/text";
import { brandColours } from "@troth/ui/brand-colours";
import { type Colour, colours, radii, type Theme } from "@troth/ui/tokens";
import { createElement as h, type CSSProperties, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Letter, Sender } from "./letter.ts";

type Palette = Record<Theme, Record<Colour, string>>;
type Coloured = "color" | "backgroundColor" | "borderColor";

/** What each part is coloured by; its name is its class. */
const parts = {
  page: { backgroundColor: "paper" },
  card: { backgroundColor: "surface", borderColor: "hairline" },
  brand: { color: "accent-text" },
  words: { color: "ink" },
  aside: { color: "muted" },
  link: { color: "accent-text" },
  action: { backgroundColor: "accent", color: "on-accent" },
  rule: { borderColor: "hairline" },
} as const satisfies Record<string, Partial<Record<Coloured, Colour>>>;

type Part = keyof typeof parts;

const colouring = (part: Part, palette: Record<Colour, string>) =>
  Object.entries(parts[part]).map(([property, colour]) => [property as Coloured, palette[colour]] as const);

// Only what a reader's machine has: a mail loads nothing.
const serif = "Georgia, 'Times New Roman', serif";
const sans = "-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

const underlined: CSSProperties = { textDecoration: "underline" };
const words: CSSProperties = { fontSize: 16, lineHeight: "26px", margin: "0 0 16px", overflowWrap: "anywhere" };
const small: CSSProperties = { fontSize: 14, lineHeight: "22px", margin: "0 0 16px" };
const rule: CSSProperties = { borderWidth: "1px 0 0", borderStyle: "solid", margin: "24px 0 16px" };
const wordmark: CSSProperties = {
  fontFamily: serif,
  fontStyle: "italic",
  fontSize: 28,
  lineHeight: "36px",
  margin: "0 0 20px 24px",
};
const title: CSSProperties = {
  fontFamily: serif,
  fontWeight: 400,
  fontSize: 26,
  lineHeight: "34px",
  margin: "0 0 16px",
  overflowWrap: "anywhere",
};
const card: CSSProperties = {
  borderWidth: 1,
  borderStyle: "solid",
  borderRadius: radii.card,
  borderCollapse: "separate",
};
const pill: CSSProperties = {
  padding: "14px 28px",
  margin: "8px 0 24px",
  borderRadius: radii.pill,
  fontSize: 16,
  fontWeight: 600,
};

/** @returns a whole document */
export function layout(
  { subject, paragraphs, action, otherwise, footnote }: Letter,
  { brand, colour }: Sender,
): string {
  const palette: Palette = colour === "" ? colours : branded(colour);
  /** The class and the style of a part, in the light theme's colours. */
  const dressed = (part: Part, style: CSSProperties) => ({
    className: part,
    style: { ...Object.fromEntries(colouring(part, palette.light)), fontFamily: sans, ...style },
  });

  return `<!doctype html>${renderToStaticMarkup(
    h(
      Html,
      { lang: "en" },
      h(
        Head,
        null,
        h("meta", { name: "viewport", content: "width=device-width, initial-scale=1" }),
        h("meta", { name: "color-scheme", content: "light dark" }),
        h("meta", { name: "supported-color-schemes", content: "light dark" }),
        h("title", null, subject),
        h("style", null, followingTheReader(palette)),
        // Apart, since some readers drop a whole sheet for a selector that they do not know.
        h("style", null, inOutlook(palette)),
      ),
      h(
        Body,
        dressed("page", { margin: 0, padding: "32px 12px" }),
        paragraphs[0] !== undefined && h(Preview, null, paragraphs[0]),
        h(
          Container,
          { style: { maxWidth: 600 } },
          h(Text, dressed("brand", wordmark), brand),
          h(Row, {
            ...dressed("card", card),
            children: h(
              Column,
              { style: { padding: "32px 24px 24px" } },
              h(Heading, dressed("words", title), subject),
              ...paragraphs.map((paragraph) => h(Text, dressed("words", words), ...inLines(paragraph))),
              action && [
                h(Button, { key: "button", href: action.url, ...dressed("action", pill) }, action.label),
                h(
                  Text,
                  { key: "address", ...dressed("aside", small) },
                  "Or copy this address:",
                  h("br"),
                  h(
                    Link,
                    { href: action.url, ...dressed("link", { ...underlined, wordBreak: "break-all" }) },
                    action.url,
                  ),
                ),
              ],
              otherwise &&
                h(
                  Text,
                  dressed("words", words),
                  h(Link, { href: otherwise.url, ...dressed("link", underlined) }, otherwise.label),
                ),
              footnote !== undefined && [
                h(Hr, { key: "rule", ...dressed("rule", rule) }),
                h(Text, { key: "footnote", ...dressed("aside", small) }, footnote),
              ],
            ),
          }),
          h(Text, dressed("aside", { ...small, margin: "20px 24px 0" }), `— ${brand}`),
        ),
      ),
    ),
  )}`;
}

const inLines = (text: string) =>
  text.split(/\r\n?|\n/).flatMap((line, i): ReactNode[] => (i === 0 ? [line] : [h("br"), line]));

function branded(colour: string): Palette {
  const { light, dark } = brandColours(colour);
  return { light: { ...colours.light, ...light }, dark: { ...colours.dark, ...dark } };
}

const cssNames = { color: "color", backgroundColor: "background-color", borderColor: "border-color" } as const;

/** The dark theme's colours, each as a rule that wins over the one on the element. */
const darkRules = (palette: Palette, selector: (part: Part, property: Coloured) => string) =>
  (Object.keys(parts) as Part[])
    .flatMap((part) => colouring(part, palette.dark).map(([property, colour]) => ({ part, property, colour })))
    .map(({ part, property, colour }) => `${selector(part, property)}{${cssNames[property]}:${colour}!important}`)
    .join("");

// The page's colour stands on the cell within it too, for readers that drop the body.
const everywhere = (part: Part) => (part === "page" ? ".page,.page>table>tbody>tr>td" : `.${part}`);

const followingTheReader = (palette: Palette) =>
  `:root{color-scheme:light dark;supported-color-schemes:light dark}@media (prefers-color-scheme:dark){${darkRules(palette, everywhere)}}`;

/** Outlook, in the browser and on phones, marks what it has recoloured: text by one attribute, grounds by another. */
const inOutlook = (palette: Palette) =>
  darkRules(palette, (part, property) => `[data-ogs${property === "color" ? "c" : "b"}] .${part}`);
