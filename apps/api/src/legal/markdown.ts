// Markdown as a page may show it: a few kinds of element with text in them. Any HTML in it is treated as text.
import type { components } from "@troth/api-client/schema";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmTableFromMarkdown } from "mdast-util-gfm-table";
import { gfmTable } from "micromark-extension-gfm-table";

type Part = components["schemas"]["TextPart"];
type Tag = components["schemas"]["TextTag"];
type Root = ReturnType<typeof fromMarkdown>;
type Parsed = Root["children"][number];

const element = (tag: Tag, content: readonly Part[], href?: string): Part[] => [
  { open: tag, ...(href !== undefined && { href }) },
  ...content,
  { close: tag },
];

/** @param title the heading of a text that has none */
export function contentOf(markdown: string, title: string): Part[] {
  const root = fromMarkdown(markdown, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] });
  const definitions = new Map(
    // Of two with one name, the first counts.
    root.children
      .toReversed()
      .flatMap((node) => (node.type === "definition" ? [[node.identifier, node.url] as const] : [])),
  );
  // A page has one first-level heading.
  let hasTitle = false;
  const levelOf = (depth: number): Tag => {
    if (depth === 1 && !hasTitle) {
      hasTitle = true;
      return "h1";
    }
    return (["h2", "h2", "h3", "h4"] as const)[depth - 1] ?? "h4";
  };
  const all = (nodes: readonly Parsed[]): Part[] => nodes.flatMap(read);
  const link = (url: string | undefined, children: readonly Parsed[]): Part[] => {
    const href = url === undefined ? null : safeAddress(url);
    return href === null ? all(children) : element("a", all(children), href);
  };

  function read(node: Parsed): Part[] {
    switch (node.type) {
      case "text":
        return [node.value];
      case "html":
        return [node.value.replaceAll(/<!--[^]*?-->/g, "").trim()].filter((text) => text !== "");
      case "heading":
        return element(levelOf(node.depth), all(node.children));
      case "paragraph":
        return element("p", all(node.children));
      case "emphasis":
        return element("em", all(node.children));
      case "strong":
        return element("strong", all(node.children));
      case "blockquote":
        return element("blockquote", all(node.children));
      case "inlineCode":
        return element("code", [node.value]);
      case "code":
        return element("pre", element("code", [node.value]));
      case "thematicBreak":
        return element("hr", []);
      case "break":
        return element("br", []);
      case "list":
        return element(node.ordered ? "ol" : "ul", all(node.children));
      case "listItem":
        // A single paragraph is the item itself.
        return element(
          "li",
          node.children.flatMap((child) =>
            child.type === "paragraph" && !node.spread ? all(child.children) : read(child),
          ),
        );
      case "table": {
        const [head, ...rows] = node.children;
        const row = (tag: "th" | "td", { children }: (typeof rows)[number]) =>
          element(
            "tr",
            children.flatMap((cell) => element(tag, all(cell.children))),
          );
        return element("table", [
          ...(head ? element("thead", row("th", head)) : []),
          ...(rows.length > 0
            ? element(
                "tbody",
                rows.flatMap((each) => row("td", each)),
              )
            : []),
        ]);
      }
      case "link":
        return link(node.url, node.children);
      case "linkReference":
        return link(definitions.get(node.identifier), node.children);
      case "image":
      case "imageReference":
        return node.alt ? [node.alt] : [];
      default:
        return [];
    }
  }

  const content = all(root.children);
  return hasTitle ? content : [...element("h1", [title]), ...content];
}

/** A host that does not exist: an address that resolves to it was meant to be within the site. */
const nowhere = "https://within.invalid";

/** An address that may be followed, in the form it will be followed; null for any other. */
function safeAddress(address: string): string | null {
  if (address.startsWith("#") || !URL.canParse(address, nowhere)) return null;
  const url = new URL(address, nowhere);
  // A path that starts with two slashes is an address on another host.
  if (url.origin === nowhere) return url.pathname.startsWith("//") ? null : url.pathname + url.search + url.hash;
  return ["http:", "https:", "mailto:"].includes(url.protocol) ? url.href : null;
}
