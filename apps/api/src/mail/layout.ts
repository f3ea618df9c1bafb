// The one layout of every e-mail. It is made of react-email's parts, which know what mail readers do to tables and
// padding, and written without JSX, because Node runs this file as it is. Colours are set on each element for readers
// that drop style sheets; readers with a dark mode of their own change them, and the others follow the style sheet.
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
import type { EmailContent, Sender } from "./email.ts";

type Palette = Record<Theme, Record<Colour, string>>;
type Coloured = "color" | "backgroundColor" | "borderColor";

/** The colours of each part; its name is its class. */
const parts = {
  page: { backgroundColor: "paper" },
  card: { backgroundColor: "surface", borderColor: "hairline" },
  brand: { color: "accent-text" },
  stop: { color: "rose" },
  arch: { backgroundColor: "accent" },
  doorway: { backgroundColor: "paper" },
  words: { color: "ink" },
  aside: { color: "muted" },
  link: { color: "accent-text" },
  action: { backgroundColor: "accent", color: "on-accent" },
  copy: { backgroundColor: "sunken" },
  rule: { borderColor: "hairline" },
} as const satisfies Record<string, Partial<Record<Coloured, Colour>>>;

type Part = keyof typeof parts;

const colouring = (part: Part, palette: Record<Colour, string>) =>
  Object.entries(parts[part]).map(([property, colour]) => [property as Coloured, palette[colour]] as const);

// Only fonts that readers' machines have: an e-mail loads nothing.
const serif = "'Iowan Old Style', Georgia, 'Times New Roman', serif";
const sans = "-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";

const underlined: CSSProperties = { textDecoration: "underline" };
const words: CSSProperties = { fontSize: 16, lineHeight: "26px", margin: "0 0 16px", overflowWrap: "anywhere" };
const small: CSSProperties = { fontSize: 14, lineHeight: "22px", margin: 0 };
const rule: CSSProperties = { borderWidth: "1px 0 0", borderStyle: "solid", margin: "28px 0 20px" };
const wordmark: CSSProperties = {
  fontFamily: serif,
  fontStyle: "italic",
  fontSize: 30,
  lineHeight: "44px",
  letterSpacing: "-0.01em",
  margin: 0,
};
// The design's one ornament, drawn with rounded corners: readers without those show a square.
const arch: CSSProperties = { width: 36, height: 24, paddingTop: 20, borderRadius: "18px 18px 5px 5px" };
const doorway: CSSProperties = { width: 14, height: 24, margin: "0 auto", borderRadius: "7px 7px 0 0" };
const title: CSSProperties = {
  fontFamily: serif,
  fontWeight: 400,
  fontSize: 30,
  lineHeight: "38px",
  letterSpacing: "-0.01em",
  margin: "0 0 20px",
  overflowWrap: "anywhere",
};
const name: CSSProperties = { fontFamily: serif, fontWeight: 400, fontSize: 21, lineHeight: "28px", margin: "0 0 6px" };
const card: CSSProperties = {
  borderWidth: 1,
  borderStyle: "solid",
  borderRadius: radii.panel,
  borderCollapse: "separate",
};
const pill: CSSProperties = {
  padding: "15px 32px",
  margin: "12px 0 28px",
  borderRadius: radii.pill,
  fontSize: 16,
  fontWeight: 600,
  textAlign: "center",
};
const copied: CSSProperties = { padding: "14px 18px", borderRadius: radii.field, borderCollapse: "separate" };
// On phones the text has narrower margins, and the button is as wide as the text.
const narrow =
  "@media (max-width:480px){.inside{padding:28px 20px!important}.head,.foot{padding-left:4px!important;padding-right:4px!important}.title{font-size:26px!important;line-height:33px!important}.action{display:block!important}}";

/** @returns a whole document */
export function layout(
  { subject, paragraphs, sections = [], action, otherwise, footnote }: EmailContent,
  { brand, colour }: Sender,
): string {
  const palette: Palette = colour === "" ? colours : branded(colour);
  /** The class and style of a part, in the light theme's colours. */
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
        h("style", null, followingTheReader(palette) + narrow),
        // Separate, since some readers drop a whole style sheet because of one selector they do not know.
        h("style", null, inOutlook(palette)),
      ),
      h(
        Body,
        dressed("page", { margin: 0, padding: "32px 16px 40px" }),
        paragraphs.length > 0 && h(Preview, null, paragraphs.join(" ")),
        h(
          Container,
          { style: { maxWidth: 600 } },
          h(Row, {
            children: [
              h(
                Column,
                { key: "brand", className: "head", style: { padding: "0 0 20px 40px" } },
                h(Text, dressed("brand", wordmark), brand, h("span", dressed("stop", wordmark), ".")),
              ),
              h(
                Column,
                { key: "arch", className: "head", align: "right", style: { padding: "0 40px 20px 0" } },
                h("div", dressed("arch", arch), h("div", dressed("doorway", doorway))),
              ),
            ],
          }),
          h(Row, {
            ...dressed("card", card),
            children: h(
              Column,
              { className: "inside", style: { padding: "40px 40px 36px" } },
              h(Heading, { ...dressed("words", title), className: "words title" }, subject),
              ...paragraphs.map((paragraph) => h(Text, dressed("words", words), ...inLines(paragraph))),
              ...sections.map(({ heading, facts, hint }) =>
                h(Row, {
                  key: heading.url,
                  style: { margin: "0 0 24px" },
                  children: h(
                    Column,
                    null,
                    h(
                      Heading,
                      { as: "h2", ...dressed("words", name) },
                      h(Link, { href: heading.url, ...dressed("link", { ...name, ...underlined }) }, heading.label),
                    ),
                    h(
                      "ul",
                      dressed("words", { ...words, margin: 0, paddingInlineStart: 22 }),
                      ...facts.map((fact) => h("li", null, fact)),
                    ),
                    hint &&
                      h(
                        Text,
                        dressed("aside", { ...small, margin: "8px 0 0" }),
                        `${hint.text} `,
                        h(Link, { href: hint.action.url, ...dressed("link", underlined) }, hint.action.label),
                      ),
                  ),
                }),
              ),
              action && [
                h(Button, { key: "button", href: action.url, ...dressed("action", pill) }, action.label),
                h(Row, {
                  key: "address",
                  children: h(
                    Column,
                    dressed("copy", copied),
                    h(
                      Text,
                      dressed("aside", small),
                      "Or copy this address:",
                      h("br"),
                      h(Link, { href: action.url, ...dressed("link", { wordBreak: "break-all" }) }, action.url),
                    ),
                  ),
                }),
              ],
              otherwise &&
                h(
                  Text,
                  dressed("words", { ...words, margin: "24px 0 0" }),
                  h(Link, { href: otherwise.url, ...dressed("link", underlined) }, otherwise.label),
                ),
              footnote !== undefined && [
                h(Hr, { key: "rule", ...dressed("rule", rule) }),
                h(Text, { key: "footnote", ...dressed("aside", small) }, footnote),
              ],
            ),
          }),
          h(Row, {
            children: h(
              Column,
              { className: "foot", style: { padding: "24px 40px 0" } },
              h(
                Text,
                dressed("aside", { ...small, fontFamily: serif, fontStyle: "italic", fontSize: 16 }),
                `— ${brand}`,
              ),
            ),
          }),
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

/** The dark theme's colours, each as a rule that overrides the one on the element. */
const darkRules = (palette: Palette, selector: (part: Part, property: Coloured) => string) =>
  (Object.keys(parts) as Part[])
    .flatMap((part) => colouring(part, palette.dark).map(([property, colour]) => ({ part, property, colour })))
    .map(({ part, property, colour }) => `${selector(part, property)}{${cssNames[property]}:${colour}!important}`)
    .join("");

// The page's colour is on the cell within it too, for readers that drop the body.
const everywhere = (part: Part) => (part === "page" ? ".page,.page>table>tbody>tr>td" : `.${part}`);

const followingTheReader = (palette: Palette) =>
  `:root{color-scheme:light dark;supported-color-schemes:light dark}@media (prefers-color-scheme:dark){${darkRules(palette, everywhere)}}`;

/**
 * Outlook, in the browser and on phones, marks what it recolours: text with one attribute, backgrounds with another.
 */
const inOutlook = (palette: Palette) =>
  darkRules(palette, (part, property) => `[data-ogs${property === "color" ? "c" : "b"}] .${part}`);
