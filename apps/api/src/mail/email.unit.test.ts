import { colours } from "@troth/ui/tokens";
import { expect, test } from "vitest";
import { renderEmail, type EmailContent } from "./email.ts";

const troth = { brand: "Troth", colour: "" };
const plain: EmailContent = {
  to: "ana@example.org",
  subject: "Set a new password for Troth",
  paragraphs: ["Someone has asked for a new password.", "Nothing else has changed."],
  action: { label: "Set a new password", url: "https://troth.example/reset#token=abc" },
  otherwise: { label: "Stop it", url: "https://troth.example/reset#stop=def" },
  footnote: "The link works once, for 1 hour.",
};

test("text and HTML say the same, in the same order", () => {
  const { text, html } = renderEmail(plain, troth);
  const { paragraphs, action, otherwise, footnote } = plain;
  const told = [...paragraphs, action!.label, action!.url, otherwise!.label, footnote!, "— Troth"];
  const shown = html.slice(html.indexOf("</h1>")).replaceAll(/<[^>]+>/g, " ");
  for (const whole of [text, shown]) {
    const places = told.map((words) => whole.indexOf(words));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  }
  expect(text).toContain(otherwise!.url);
  expect(html).toContain(`href="${otherwise!.url}"`);
});

test("strangers' words stay plain text, in the subject, the text and the brand", () => {
  const evil = `<img src=x onerror="alert('&')">`;
  const { html } = renderEmail(
    { to: plain.to, subject: `</title>${evil}`, paragraphs: [evil] },
    { brand: evil, colour: "" },
  );
  expect(html).not.toContain("<img");
  expect(html.match(/<\/title>/g)).toHaveLength(1);
  expect(html).toContain("&lt;img src=x onerror=&quot;alert(&#x27;&amp;&#x27;)&quot;&gt;");
});

test("an e-mail loads nothing and runs nothing", () => {
  expect(renderEmail(plain, troth).html).not.toMatch(/<(?:img|script|link|iframe)\b|url\(|@import|@font-face/i);
});

test("an e-mail declares its language, previews its first words, and has the dark theme's colours for readers in dark mode", () => {
  const { html } = renderEmail(plain, troth);
  expect(html).toMatch(/^<!doctype html><html dir="ltr" lang="en">/);
  expect(html).toContain('<meta name="color-scheme" content="light dark"/>');
  expect(html).toMatch(/<div style="display:none[^>]*>Someone has asked for a new password\./);
  expect(html).toContain(`style="background-color:${colours.light.paper}`);
  expect(html.slice(html.indexOf("prefers-color-scheme:dark"))).toContain(`${colours.dark.paper}!important`);
});

test("the preview continues into the next paragraph when the first is short", () => {
  const { html } = renderEmail({ ...plain, paragraphs: ["Nour writes:", "The gate was closed."] }, troth);
  expect(html).toMatch(/<div style="display:none[^>]*>Nour writes: The gate was closed\./);
});

test("a brand's own colour replaces ours", () => {
  const { html } = renderEmail(plain, { brand: "Vow", colour: "#7a1f3d" });
  expect(html).toContain("background-color:#7a1f3d");
  expect(html).not.toContain(colours.light.accent);
});
