// The conventions that a machine can hold, so that people need not.
import { execFileSync } from "node:child_process";
import { existsSync, globSync, mkdtempSync, readdirSync, readFileSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";

const files = (pattern: string | string[]) =>
  globSync(pattern, {
    exclude: (name) => /node_modules|\/build\/|\.react-router|storybook-static/.test(name),
  }).toSorted();
const text = (file: string) => readFileSync(file, "utf8");
const sources = files(["{apps,packages,scripts,e2e,bench,.storybook}/**/*.{ts,tsx}"]);
const components = readdirSync("packages/ui/src").filter(
  (name) =>
    statSync(join("packages/ui/src", name)).isDirectory() && existsSync(join("packages/ui/src", name, `${name}.tsx`)),
);

describe("what is generated is current", () => {
  test("the client's types follow openapi.yaml", () => {
    const out = join(mkdtempSync(join(tmpdir(), "conventions-")), "schema.ts");
    execFileSync(
      "pnpm",
      ["--filter", "@troth/api-client", "exec", "openapi-typescript", "../../openapi.yaml", "-o", out],
      { stdio: "pipe" },
    );
    expect(text(out)).toBe(text("packages/api-client/src/schema.generated.ts"));
  });

  test("the tokens' style sheet and script follow the token files", () => {
    // Exit code 1, and the name of the file, when one does not.
    execFileSync("node", ["packages/ui/tokens/generate.ts", "--check"], { stdio: "pipe" });
  });
});

describe("the design system", () => {
  test("every folder that holds a component has its stories and its page", () => {
    const missing = components.flatMap((name) =>
      [".stories.tsx", ".mdx"]
        .map((ending) => `packages/ui/src/${name}/${name}${ending}`)
        .filter((file) => !existsSync(file)),
    );
    expect(missing).toEqual([]);
  });

  test("every component has a story called Default", () => {
    const without = components.filter(
      (name) => !/export const Default\b/.test(text(`packages/ui/src/${name}/${name}.stories.tsx`)),
    );
    expect(without).toEqual([]);
  });

  test("colours come from tokens: no hex, rgb or default palette in a component", () => {
    const raw = files("packages/ui/src/*/*.tsx").filter(
      (file) =>
        !file.includes(".stories.") &&
        /#[0-9a-f]{6}\b|rgba?\(|\b(?:bg|text|border)-(?:slate|gray|zinc|red|blue|green|amber|yellow|indigo|purple)-\d/i.test(
          text(file),
        ),
    );
    expect(raw).toEqual([]);
  });

  test("no style attribute: the pages' content security policy forbids it", () => {
    const styled = files(["packages/ui/src/*/*.tsx", "apps/site/app/**/*.tsx"]).filter(
      (file) => !file.includes(".stories.") && /\bstyle=\{/.test(text(file)),
    );
    expect(styled).toEqual([]);
  });
});

describe("the site", () => {
  test("only state/ makes atoms", () => {
    const elsewhere = files("apps/site/app/**/*.{ts,tsx}").filter(
      (file) =>
        !file.includes("/state/") &&
        !file.includes(".test.") &&
        /import \{[^}]*\batom\b[^}]*\} from "jotai"/.test(text(file)),
    );
    expect(elsewhere).toEqual([]);
  });
});

describe("the contract", () => {
  const contract = parse(text("openapi.yaml")) as {
    paths: Record<string, Record<string, { operationId?: string; responses: object }>>;
  };
  const operations = Object.values(contract.paths).flatMap((path) =>
    Object.values(path).filter((item) => item.operationId),
  );

  test("every operation has a name of its own and says what happens otherwise", () => {
    const names = operations.map((operation) => operation.operationId);
    expect(new Set(names).size).toBe(names.length);
    for (const { operationId, responses } of operations)
      expect([operationId, Object.keys(responses)]).toEqual([
        operationId,
        expect.arrayContaining(["400", "503", "default"]),
      ]);
  });
});

describe("files", () => {
  test("are named in kebab-case", () => {
    const others = sources.filter((file) => {
      const name = basename(file);
      return !/^[$_.]?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*\.(ts|tsx)$/.test(name);
    });
    expect(others).toEqual([]);
  });

  test("leave nothing for later", () => {
    const mark = /\b(?:TOD[O]|FIXM[E]|XX[X])\b/;
    expect(sources.filter((file) => mark.test(text(file)))).toEqual([]);
  });

  test("load nothing from another host", () => {
    const loads = sources.filter(
      (file) =>
        !/\.test\.|\.stories\./.test(file) &&
        /(?:src|href)="https?:\/\/(?!.*example)|@import url\(|fonts\.googleapis|unpkg\.com|cdn\./.test(text(file)),
    );
    expect(loads).toEqual([]);
  });

  test("decisions are numbered one after another", () => {
    const numbers = readdirSync("docs/decisions")
      .map((name) => Number(name.slice(0, 3)))
      .toSorted((a, b) => a - b);
    expect(numbers).toEqual(numbers.map((_, i) => i + 1));
  });
});

describe("docs/security.md", () => {
  const page = text("docs/security.md");
  const named = [...page.matchAll(/\]\(\.\.\/([\w./-]+\.(?:test|e2e)\.tsx?)\): ((?:“[^”]+”(?:, )?)+)/g)].flatMap(
    ([, file, titles]) => [...titles!.matchAll(/“([^”]+)”/g)].map(([, title]) => [file!, title!] as const),
  );

  test("names tests that there are", () => {
    const gone = named.filter(([file, title]) => !existsSync(file) || !text(file).includes(title));
    expect(gone).toEqual([]);
    // Each link to a test is followed by what it promises.
    const files = [...page.matchAll(/\]\(\.\.\/[\w./-]+\.(?:test|e2e)\.tsx?\)/g)];
    const runs = [...page.matchAll(/\]\(\.\.\/[\w./-]+\.(?:test|e2e)\.tsx?\): “/g)];
    expect(runs).toHaveLength(files.length);
  });

  test("says of each check from 1 to 38 what holds it", () => {
    const rows = [...page.matchAll(/^\| (\d+) \| [^|]+ \| (.+) \|$/gm)].filter(([, , tests]) =>
      tests!.includes("](../"),
    );
    expect(rows.map(([, number]) => Number(number))).toEqual(Array.from({ length: 38 }, (_, i) => i + 1));
  });
});
