import { hash } from "node:crypto";

/** A text that is hashed only once, and the mark that stands for it while a page is rendered. */
export interface KnownText {
  mark: string;
  text: string;
  hash: string;
}

/** A rendered page as it is sent, and what its policy allows. */
export interface Sealed {
  html: string;
  /** Hashes of its own inline scripts and styles, as a policy writes them. */
  scripts: string[];
  styles: string[];
}

const hashOf = (text: string) => `'sha256-${hash("sha256", text, "base64")}'`;

export const knownText = (mark: string, text: string): KnownText => ({ mark, text, hash: hashOf(text) });

/**
 * Replaces the nonce that a page was rendered with by hashes in its policy. Whatever was rendered with the nonce is the
 * server's own: no one else can know it, because it was generated for this rendering and leaves the server in no page. So
 * markup smuggled into a page would have no nonce, and get no hash.
 */
export function seal(html: string, nonce: string, known: KnownText): Sealed {
  const attribute = ` nonce="${nonce}"`;
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const parts: string[] = [];
  let from = 0;
  for (let at = html.indexOf(attribute); at >= 0; at = html.indexOf(attribute, from)) {
    parts.push(html.slice(from, at));
    from = at + attribute.length;
    const tag = html.slice(html.lastIndexOf("<", at), at);
    const name = /^<(script|style)\b/.exec(tag)?.[1];
    if (!name) continue;
    const begin = html.indexOf(">", from) + 1;
    const end = html.indexOf(`</${name}`, begin);
    const text = html.slice(begin, end);
    if (!text) continue;
    const isKnown = text === known.mark;
    (name === "script" ? scripts : styles).add(isKnown ? known.hash : hashOf(text));
    parts.push(html.slice(from, begin), isKnown ? known.text : text);
    from = end;
  }
  parts.push(html.slice(from));
  return { html: parts.join(""), scripts: [...scripts], styles: [...styles] };
}
