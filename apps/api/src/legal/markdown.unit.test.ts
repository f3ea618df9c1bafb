import { expect, test } from "vitest";
import { contentOf } from "./markdown.ts";

/** The elements and text, written as HTML. */
const html = (markdown: string) =>
  contentOf(markdown, "Terms")
    .map((part) =>
      typeof part === "string"
        ? part.replaceAll("<", "&lt;")
        : "open" in part
          ? `<${part.open}${part.href === undefined ? "" : ` href="${part.href}"`}>`
          : `</${part.close}>`,
    )
    .join("");

test("headings, lists, tables and inline elements are shown", () => {
  expect(html("# Ours\n\nBe **kind**, *please*, `always`  \nand here.\n\n> So be it.\n\n---")).toBe(
    "<h1>Ours</h1><p>Be <strong>kind</strong>, <em>please</em>, <code>always</code><br></br>and here.</p>" +
      "<blockquote><p>So be it.</p></blockquote><hr></hr>",
  );
  expect(html("# A\n\n1. one\n2. two\n   - deeper")).toBe(
    "<h1>A</h1><ol><li>one</li><li>two<ul><li>deeper</li></ul></li></ol>",
  );
  expect(html("# A\n\n| what | how long |\n|---|---|\n| name | a year |")).toBe(
    "<h1>A</h1><table><thead><tr><th>what</th><th>how long</th></tr></thead>" +
      "<tbody><tr><td>name</td><td>a year</td></tr></tbody></table>",
  );
  expect(html("# A\n\n```\nx < y\n```")).toBe("<h1>A</h1><pre><code>x &lt; y</code></pre>");
});

test("a page has one first-level heading, whatever the text has", () => {
  expect(html("Be kind.")).toBe("<h1>Terms</h1><p>Be kind.</p>");
  expect(html("# One\n\n# Two\n\n###### Six")).toBe("<h1>One</h1><h2>Two</h2><h4>Six</h4>");
});

test("HTML is shown as text, and a comment not at all", () => {
  expect(html('# A\n\n<script>alert(1)</script>\n\nBe <b onclick="x()">kind</b>.\n\n<!-- ours -->')).toBe(
    '<h1>A</h1>&lt;script>alert(1)&lt;/script><p>Be &lt;b onclick="x()">kind&lt;/b>.</p>',
  );
  expect(html("# A\n\n<!-- 1 --> We sell nothing. <!-- 2 -->")).toBe("<h1>A</h1>We sell nothing.");
  expect(html("# A\n\n![a picture](https://example.org/x.png)")).toBe("<h1>A</h1><p>a picture</p>");
});

test.each([
  ["https://example.org/a?b=c", "https://example.org/a?b=c"],
  ["http://example.org", "http://example.org/"],
  ["mailto:ana@example.org", "mailto:ana@example.org"],
  ["/privacy#mail", "/privacy#mail"],
  ["contact-us", "/contact-us"],
  ["//example.org/x", "https://example.org/x"],
])("a link to %s is kept", (address, href) => {
  expect(html(`# A\n\n[there](${address})`)).toBe(`<h1>A</h1><p><a href="${href}">there</a></p>`);
  expect(html(`# A\n\n[there][1]\n\n[1]: ${address}`)).toBe(`<h1>A</h1><p><a href="${href}">there</a></p>`);
});

test.each([
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "java&#10;script:alert(1)",
  "data:text/html,x",
  "vbscript:x",
  "file:///etc/passwd",
  "/.//example.org",
  "/a/..//example.org",
  "https://",
])("of a link to %s only the text is kept", (address) => {
  expect(html(`# A\n\n[there](${address})`)).toBe("<h1>A</h1><p>there</p>");
});
