// Finds where a text stops being JSON. JSON.parse only says so sometimes, and its wording changes, so once it has
// refused a text, this goes through it again.

export interface JsonError {
  /** From 1. */
  line: number;
  /** From 1, in characters. */
  column: number;
  /** From 0, in characters. */
  offset: number;
  what: string;
}

const blank = /[ \t\n\r]*/y;
const scalar = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.])|(?:true|false|null)(?!\w)/y;
// oxlint-disable-next-line no-control-regex -- JSON's own rule: they must be escaped
const plainText = /[^"\\\u0000-\u001f]*/y;
const escape = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;

/** @param text one that JSON.parse refuses */
export function jsonError(text: string): JsonError {
  let at = 0;
  const skip = (pattern: RegExp): boolean => {
    pattern.lastIndex = at;
    if (!pattern.test(text)) return false;
    at = pattern.lastIndex;
    return true;
  };
  const fault = (what: string): JsonError => {
    const before = text.slice(0, at);
    const line = (before.match(/\n/g)?.length ?? 0) + 1;
    return {
      line,
      column: at - before.lastIndexOf("\n"),
      offset: at,
      what: at < text.length ? what : "it ends too early",
    };
  };
  /** Null if the text that starts here is sound. */
  const quoted = (): JsonError | null => {
    at++;
    for (;;) {
      skip(plainText);
      if (text[at] === '"') {
        at++;
        return null;
      }
      if (text[at] !== "\\") return fault("a control character in a string");
      if (!skip(escape)) return fault("an escape sequence that JSON doesn't have");
    }
  };

  const open: ("{" | "[")[] = [];
  let expected: "value" | "value or ]" | "name" | "name or }" | ", or end" = "value";
  for (;;) {
    skip(blank);
    const sign = text[at];
    if (expected === "name" || expected === "name or }") {
      if (expected === "name or }" && sign === "}") {
        at++;
        open.pop();
        expected = ", or end";
        continue;
      }
      if (sign !== '"') return fault("a name in quotes is expected here");
      const within = quoted();
      if (within) return within;
      skip(blank);
      if (text[at] !== ":") return fault("a colon is expected here");
      at++;
      expected = "value";
    } else if (expected === ", or end") {
      const inside = open.at(-1);
      if (inside === undefined) return fault("there is more text after the end");
      if (sign === ",") expected = inside === "{" ? "name" : "value";
      else if (sign === (inside === "{" ? "}" : "]")) open.pop();
      else return fault(`a comma or ${inside === "{" ? "}" : "]"} is expected here`);
      at++;
    } else if (sign === "{" || sign === "[") {
      open.push(sign);
      expected = sign === "{" ? "name or }" : "value or ]";
      at++;
    } else if (expected === "value or ]" && sign === "]") {
      open.pop();
      expected = ", or end";
      at++;
    } else if (sign === '"') {
      const within = quoted();
      if (within) return within;
      expected = ", or end";
    } else if (skip(scalar)) {
      expected = ", or end";
    } else {
      return fault("a value is expected here");
    }
  }
}
