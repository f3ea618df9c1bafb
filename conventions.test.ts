// The conventions that a machine can check, so that people don't have to.
import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { components } from "./packages/ui/components.ts";
import { lifetimes } from "./packages/rules/lifetimes.ts";

const files = (pattern: string | string[]) =>
  globSync(pattern, {
    exclude: (name) => /node_modules|\/build\/|\.react-router|storybook-static/.test(name),
  }).toSorted();
const text = (file: string) => readFileSync(file, "utf8");
const sources = files(["{apps,packages,scripts,e2e,bench,.storybook}/**/*.{ts,tsx}"]);

describe("the design system", () => {
  const folder = "packages/ui/src";
  const part = (name: string, ending: string) => `${folder}/${name}/${name}${ending}`;
  /** The scripts of the package, without stories, tests, translations and anything only stories need. */
  const scripts = files(`${folder}/*/*.{ts,tsx}`).filter(
    (file) => !/\.stories\.|\.test\.|\.[a-z]{2}\.ts$|\/(?:story-pictures|testing|recipes|locales)\//.test(file),
  );

  test("every component folder has its stories, its page and its size budget", () => {
    const missing = components.flatMap((name) =>
      [part(name, ".stories.tsx"), part(name, ".mdx"), `${folder}/${name}/size-budget.json`].filter(
        (file) => !existsSync(file),
      ),
    );
    expect(missing).toEqual([]);
  });

  test("every component has a story called Default", () => {
    const without = components.filter((name) => !/export const Default\b/.test(text(part(name, ".stories.tsx"))));
    expect(without).toEqual([]);
  });

  test("every story is in a group of the sidebar, under its component's name", () => {
    const groups = `Foundations|Actions|Forms|Overlays|Feedback|Navigation|Content|Vendors and reviews|Templates|Recipes`;
    const elsewhere = components.flatMap((name) => {
      const title =
        /^const meta\b[\s\S]*?\btitle: "([^"]+)"/m.exec(text(part(name, ".stories.tsx")))?.[1] ?? "no title";
      const pascal = name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
      return new RegExp(`^(?:${groups})/${pascal}$`).test(title) ? [] : [`${name}: ${title}`];
    });
    expect(elsewhere).toEqual([]);
  });

  test("every page has the same sections in the same order, with its evidence, its parts, and right beside wrong", () => {
    const sections = [
      "When to use",
      "When not",
      "Anatomy",
      "Props",
      "Variants and states",
      "Accessibility",
      "Do and don't",
      "Design notes",
    ];
    const others = components.flatMap((name) => {
      const page = text(part(name, ".mdx")).replaceAll(/^```[\s\S]*?^```$/gm, "");
      const found = [...page.matchAll(/^## (.+)$/gm)].map(([, title]) => title!.trim().replaceAll("’", "'"));
      const blocks = ["<Proof", "<Props", "<Anatomy", "<DoAndDont", "<Canvas"].filter((block) => !page.includes(block));
      return found.join() === sections.join() && blocks.length === 0
        ? []
        : [[name, ...sections.filter((title) => !found.includes(title)), ...blocks].join(" ")];
    });
    expect(others).toEqual([]);
  });

  test("every exported component and every prop says what it is", () => {
    const silent = scripts.filter((file) => file.endsWith(".tsx")).flatMap((file) => undocumented(file, text(file)));
    expect(silent).toEqual([]);
  });

  test('"use client" is where state, effects, context or handlers need it, and nowhere else', () => {
    const wrong = scripts.flatMap((file) => {
      const code = text(file);
      const says = code.startsWith('"use client";');
      const needs =
        /\b(?:use(?!Id\b)[A-Z]\w*|use|createContext|lazy|lazyComponent)(?:<[^>]*>)?\(/.test(code) ||
        /\bon[A-Z]\w*=\{(?!(?:on[A-Z]\w*|undefined)\})/.test(code) ||
        /\bref=\{(?!ref\})/.test(code);
      // A file may say so if its library makes it client code.
      const may = needs || /from "@radix-ui|document\.|window\./.test(code);
      if (says ? may : !needs || file.includes("/lib/")) return [];
      return [`${file} ${says ? "says it for nothing" : "needs it"}`];
    });
    expect(wrong).toEqual([]);
  });

  test("every text that a component supplies can be set by the provider, under its folder's name", () => {
    const named = (pattern: RegExp) =>
      scripts
        .filter((file) => !file.includes("/lib/"))
        .flatMap((file) => [...text(file).matchAll(pattern)].map(([, name]) => [basename(dirname(file)), name!]));
    const exporting = named(/^export type (\w+Texts) = /gm).map(([folder]) => folder);
    // The compiler checks that each declaration has the right type and its German texts.
    const declared = named(/^ {2}interface Texts \{\n {4}"?([a-z-]+)"?: \w+Texts;$/gm);
    expect(declared.filter(([folder, name]) => folder !== name)).toEqual([]);
    expect(declared.map(([, name]) => name)).toEqual(exporting);
    const reading = new Set(named(/useTexts\(\s*"([^"]+)"/g).map(([, name]) => name));
    expect(exporting.filter((name) => !reading.has(name))).toEqual([]);
  });

  test("a language's texts are imported only by its object, which leaves none out", () => {
    const words = files(`${folder}/*/*.??.ts`).filter((file) => !file.includes("/lib/"));
    const misnamed = words.filter((file) => basename(file).slice(0, -6) !== basename(dirname(file)));
    expect(misnamed).toEqual([]);
    expect(scripts.filter((file) => /(?:from|import\() ?"[^"]+\.[a-z]{2}\.ts"/.test(text(file)))).toEqual([]);
  });

  test("shared code imports no component, and circular imports stay within a component's folder", () => {
    const all = files(`${folder}/**/*.{ts,tsx}`).filter((file) => !/\.stories\.|\.test\./.test(file));
    // Includes types, because people who read or move a file follow those too.
    const imported = new Map(
      all.map((file) => [
        file,
        [...text(file).matchAll(/(?:\bfrom|\bimport\()\s*"(\.[^"]+\.tsx?)"/g)].map(([, path]) =>
          join(dirname(file), path!),
        ),
      ]),
    );
    const reach = (file: string, seen = new Set<string>()): Set<string> => {
      for (const next of imported.get(file) ?? []) if (!seen.has(next)) reach(next, seen.add(next));
      return seen;
    };
    const reached = new Map(all.map((file) => [file, reach(file)]));
    const shared = all.filter((file) => file.startsWith(`${folder}/lib/`));
    const known = shared.flatMap((file) =>
      [...reached.get(file)!]
        .filter((other) => !other.startsWith(`${folder}/lib/`) && other !== `${folder}/tokens.generated.ts`)
        .map((other) => `${file} → ${other}`),
    );
    expect(known).toEqual([]);
    const circles = all.flatMap((file) =>
      [...reached.get(file)!]
        .filter((other) => dirname(other) !== dirname(file) && reached.get(other)?.has(file))
        .map((other) => `${file} ↔ ${other}`),
    );
    expect(circles).toEqual([]);
  });

  test("no component fixes a language: dates, numbers and lists follow the provider", () => {
    // Unlike components, lib/ takes the language as an argument and says which one is the default.
    const fixed = scripts.filter((file) => {
      // A letter is a letter in every language, so a Segmenter may use any of them.
      const code = text(file).replaceAll(/^\s*(?:\/\/|\/?\*).*$|Intl\.Segmenter\([^)]*/gm, "");
      return (
        /Intl\.\w+\(\s*(?:\)|undefined|["'`])|\.toLocale\w*\(\s*(?:\)|undefined|["'`])/.test(code) ||
        (!file.includes("/lib/") && !file.includes("/locale-provider/") && /["']en(?:-[A-Z]{2})?["']/.test(code))
      );
    });
    expect(fixed).toEqual([]);
  });

  test("durations, curves and layers come from tokens", () => {
    const raw = scripts.flatMap((file) =>
      [...text(file).matchAll(/(?<![\w-])(?:duration-(?:\d+|\[)|z-(?:\d\d+|\[)|ease-\[)[\w.\]]*/g)].map(
        ([name]) => `${file} ${name}`,
      ),
    );
    expect(raw).toEqual([]);
  });

  test("colours come from tokens: no hex, no colour function, no default palette in any script", () => {
    const colour = [
      /(?<![\w&])#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b/,
      /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/,
      /\b[a-z]+-(?:(?:slate|gray|zinc|neutral|stone|red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|fuchsia|pink|rose)-\d|(?:white|black)\b)/,
    ];
    const found = new RegExp(colour.map(({ source }) => source).join("|"), "gi");
    const writing = [
      // Names the colour format that it calculates with.
      "packages/ui/src/lib/colour.ts",
      // Writes the colours of the tokens.
      "packages/ui/tokens/generate.ts",
    ];
    const raw = files("packages/ui/{src,tokens}/**/*.{ts,tsx}")
      .filter((file) => !/\.stories\.|\.test\.|\.generated\./.test(file))
      .flatMap((file) => [...text(file).matchAll(found)].map(([value]) => ({ file, value })));
    expect(raw.filter(({ file }) => !writing.includes(file))).toEqual([]);
    expect(writing.filter((file) => raw.every((one) => one.file !== file))).toEqual([]);
  });

  test("no style attribute: the pages' content security policy forbids it", () => {
    const styled = files(["packages/ui/src/*/*.tsx", "apps/site/app/**/*.tsx"]).filter(
      (file) => !file.includes(".stories.") && /\bstyle=\{/.test(text(file)),
    );
    expect(styled).toEqual([]);
  });

  test("coding assistants can ask Storybook: the add-on is on, and its manifest says how an app imports", async () => {
    expect(text(".storybook/main.ts")).toContain('"@storybook/addon-mcp"');
    const { withSubpaths } = await import("./.storybook/manifest.ts");
    const imports = `import { Heart } from 'lucide-react';\nimport {\n  Button,\n  Grid,\n} from '@troth/ui';\nimport { fn } from 'storybook/test';`;
    const manifests = withSubpaths({ components: { components: { button: { import: imports } } } });
    expect(manifests.components.components.button.import.trim().split("\n")).toEqual([
      "import { Heart } from 'lucide-react';",
      'import { Button } from "@troth/ui/button";',
      'import { Grid } from "@troth/ui/page";',
    ]);
  });
});

/** Exported components and members of exported props that have no comment: `file: name`. */
function undocumented(file: string, code: string): string[] {
  const lines = code.split("\n");
  const commented = (index: number) => /\*\/\s*$/.test(lines[index - 1] ?? "");
  const silent: string[] = [];
  lines.forEach((line, index) => {
    // The first signature of a function describes the others.
    const component = /^export (?:async )?function ([A-Z]\w*)/.exec(line)?.[1];
    if (component && !commented(index) && !lines.slice(0, index).some((one) => one.includes(`function ${component}(`)))
      silent.push(`${file}: ${component}`);
    const props = /^export (?:type|interface) (\w*Props)\b/.exec(line)?.[1];
    if (!props) return;
    let depth = 0;
    for (let at = index; at < lines.length; at++) {
      const inner = lines[at]!.replaceAll(/"[^"]*"|\/\*.*?\*\//g, "");
      const member = /^\s+(?:readonly )?"?([a-zA-Z][\w-]*)"?\??: /.exec(lines[at]!)?.[1];
      if (depth === 1 && member && !commented(at) && !/^\s*\*/.test(lines[at]!))
        silent.push(`${file}: ${props}.${member}`);
      for (const brace of inner.match(/[{}]/g) ?? []) depth += brace === "{" ? 1 : -1;
      if (depth === 0 && /;\s*$/.test(inner)) break;
    }
  });
  return silent;
}

const app = "apps/site/app";

/**
 * A module of the site and everything it imports, except guards, which decide in the browser only, and pages that are
 * loaded ahead of use.
 */
function importedBy(module: string, known = new Set<string>()): Set<string> {
  if (known.has(module) || !existsSync(module) || module.startsWith(`${app}/guards/`)) return known;
  if (module === `${app}/frame/use-preload-flow.ts`) return known;
  known.add(module);
  const code = text(module).replaceAll(/^import type [^;]+;/gm, "");
  for (const [, path] of code.matchAll(/(?:from |import\()"(\.[^"]+)"/g))
    importedBy(join(dirname(module), path!), known);
  return known;
}

/** The address parameters that a module reads; for a list, the expression that holds their names. */
function parametersIn(module: string): string[] {
  // A position in a list is among that list's names.
  if (["lists/params.ts", "prefetch.ts"].some((file) => module === `${app}/${file}`)) return [];
  const code = text(module);
  const list = /const (\w+) = listParams\(/.exec(code)?.[1];
  const names = [...code.matchAll(/\b(?:params|searchParams)\.(?:get|getAll|has)\("(\w+)"\)/g)].map(
    ([, name]) => name!,
  );
  if (!list) return names;
  const ofList = new RegExp(`names: (\\w+) \\} = ${list};`).exec(code)?.[1] ?? `${list}.names`;
  return [ofList, ...names.filter((name) => !new RegExp(`^ +${name}: `, "m").test(code))];
}

describe("the site", () => {
  const pages = files(`${app}/**/*.{ts,tsx}`).filter((file) => !file.includes(".test."));

  test("only state/ makes atoms", () => {
    const elsewhere = pages.filter(
      (file) =>
        !file.includes("/state/") &&
        /import \{[^}]*\batom\b[^}]*\} from "jotai"|from "jotai\/(?:utils|vanilla)/.test(text(file)),
    );
    expect(elsewhere).toEqual([]);
  });

  test("changes things on the server only through its actions", () => {
    const withoutAction = [
      // Saved while people type, without a button being pressed.
      "saveVendorDraft",
      "deleteVendorDraft",
      "saveReviewDraft",
      "deleteReviewDraft",
      // A POST, so that no address contains the token; it does not use it up.
      "readInvitation",
      // A POST, because it takes as much as a listing; it changes nothing.
      "findDuplicates",
      // Fetches the session opened on the way back from Google, without a button being pressed.
      "refreshToken",
    ];
    const writes = [...text("packages/api-client/src/addresses.generated.ts").matchAll(/^ {2}(\w+): \["(\w+)"/gm)]
      .filter(([, id, method]) => method !== "get" && !withoutAction.includes(id!))
      .map(([, id]) => id!);
    expect(writes).toContain("createReview");
    const others = pages.filter(
      (file) =>
        !file.includes("/app/actions/") &&
        new RegExp(`\\bapi(?:\\.tagged)?\\.(?:${writes.join("|")})\\(|\\buseMutation\\b`).test(text(file)),
    );
    expect(others).toEqual([]);
  });

  test("names every address parameter that a page reads, because the server renders without the others", () => {
    const modules = [...text(`${app}/routes.ts`).matchAll(/"([\w/-]+\.tsx)"/g)].map(([, name]) => join(app, name!));
    expect(modules.length).toBeGreaterThan(25);
    const read = new Map(modules.map((module) => [module, [...importedBy(module)].flatMap(parametersIn)]));
    expect(new Set([...read.values()].flat())).toEqual(
      new Set([
        "from",
        "google",
        "email",
        "seleted",
        "vendor",
        "claim",
        "explain",
        "list",
        "id",
        "address",
        "problem",
        "tab",
        "searchNames",
        "reviewParams.names",
        "favouriteParams.names",
        "queueParams.names",
        "logParams.names",
        "recordParams.names",
      ]),
    );
    const undeclared = modules.flatMap((module) => {
      const declared: string[] =
        /handle: Reads = \{ reads: ([^}]+) \}/.exec(text(module))?.[1]?.match(/\w[\w.]*/g) ?? [];
      return read.get(module)!.flatMap((name) => (declared.includes(name) ? [] : `${module} reads ${name}`));
    });
    expect(undeclared).toEqual([]);
  });

  test("mentions only lifetimes that the rules define and the server keeps to", () => {
    const server = files("apps/api/src/**/*.ts").map(text).join("\n");
    expect(Object.keys(lifetimes).filter((name) => !server.includes(`lifetimes.${name}`))).toEqual([]);
    const told = /\b(?:an?|one|two|three|\d+) (?:minute|hour|day|year)s?\b/;
    const own = [
      ...files("apps/site/app/{account,admin,content}/**/messages.ts"),
      ...files("apps/api/src/legal/*.md"),
    ].flatMap((file) =>
      text(file)
        .split("\n")
        .filter((line) => told.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    );
    // Neither of these is a lifetime on the server.
    expect(own.filter((line) => !/It (?:takes|may take) a minute/.test(line))).toEqual([]);
  });
});

describe("the contract", () => {
  const contract = parse(text("openapi.yaml")) as {
    paths: Record<string, Record<string, { operationId?: string; responses: object }>>;
  };
  const operations = Object.values(contract.paths).flatMap((path) =>
    Object.values(path).filter((item) => item.operationId),
  );

  test("every operation has a unique name and says what happens when it fails", () => {
    const names = operations.map((operation) => operation.operationId);
    expect(new Set(names).size).toBe(names.length);
    for (const { operationId, responses } of operations)
      expect([operationId, Object.keys(responses)]).toEqual([
        operationId,
        expect.arrayContaining(["400", "503", "default"]),
      ]);
  });
});

describe("the record of decisions", () => {
  test("is written by record/ alone, in tests too", () => {
    const elsewhere = sources.filter(
      (file) =>
        !file.startsWith("apps/api/src/record/") &&
        /insertInto\(\s*"moderation_events"|insert into moderation_events/i.test(text(file)),
    );
    expect(elsewhere).toEqual([]);
  });

  test("covers every change of state, because only record/ sets one on the server", () => {
    const elsewhere = files("apps/api/src/**/*.ts").filter(
      (file) => !/\.test\.ts$|\/record\//.test(file) && /\.set\(\{[^}]*\bstatus\b|\bset status\b/.test(text(file)),
    );
    expect(elsewhere).toEqual([]);
  });
});

test("every e-mail that the server sends has a story", () => {
  const makers = files("apps/api/src/**/*.ts").filter(
    (file) => !/\.test\./.test(file) && /\brenderEmail\(/.test(text(file)),
  );
  const emails = makers.flatMap((file) =>
    [...text(file).matchAll(/^export (?:const|(?:async )?function) (\w+Email)\b/gm)].map(([, name]) => name!),
  );
  const stories = text("apps/api/src/mail/mails.stories.tsx");
  const without = emails.filter((name) => name !== "renderEmail" && !new RegExp(`\\b${name}\\(`).test(stories));
  expect(emails.length).toBeGreaterThan(70);
  expect(without).toEqual([]);
});

describe("files", () => {
  test("have names in kebab-case", () => {
    const others = sources.filter((file) => {
      const name = basename(file);
      return !/^[$_.]?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*\.(ts|tsx)$/.test(name);
    });
    expect(others).toEqual([]);
  });

  test("contain no notes to do something later", () => {
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

test("the client's README lists every kind of problem under its status", () => {
  const kinds = [...text("apps/api/src/problems.ts").matchAll(/^ {2}"?([a-z-]+)"?: \[(\d{3}), "/gm)].map(
    ([, kind, status]) => `${status} ${kind}`,
  );
  const rows = [...text("packages/api-client/README.md").matchAll(/^\| (\d{3}) \| (`.+) \|$/gm)];
  const named = rows.flatMap(([, status, cell]) =>
    [...cell!.matchAll(/`([a-z-]+)`/g)].map(([, kind]) => `${status} ${kind}`),
  );
  expect(kinds.length).toBeGreaterThan(20);
  expect(named.toSorted()).toEqual(kinds.toSorted());
});

test("CONTRIBUTING names only files that exist", () => {
  const named = [
    ...text("CONTRIBUTING.md").matchAll(/`((?:apps|packages|docs|scripts|e2e|visual|\.storybook)\/[\w./-]+)`/g),
  ];
  expect(named.length).toBeGreaterThan(30);
  expect(named.map(([, file]) => file!).filter((file) => !existsSync(file))).toEqual([]);
});

test("Node 20 and npm are enough for every command in the docs", () => {
  const { scripts, devDependencies } = JSON.parse(text("package.json")) as Record<string, Record<string, string>>;
  // Packages are checked against the Node that they run on.
  expect(parse(text("pnpm-workspace.yaml")).nodeVersion).toBe(devDependencies!["node"]);
  const told = ["README.md", "CONTRIBUTING.md", ...files("docs/*.md")].map(text).join("\n");
  const commands = [...told.matchAll(/`([\w-]+(?: [^`\n]*)?)`|^(npm [^#\n]*)/gm)].map(
    ([, inline, own]) => inline ?? own!,
  );
  const bare = /^(?:vitest|pnpm|tsc|knip|oxlint|oxfmt|playwright|storybook|react-router) /;
  expect(commands.filter((command) => bare.test(command))).toEqual([]);
  const run = commands.flatMap((command) => /^npm (?:run )?([\w:]+)/.exec(command)?.[1] ?? []);
  expect(run.length).toBeGreaterThan(15);
  expect(run.filter((name) => scripts![`pre${name}`] !== "node scripts/bootstrap.mjs")).toEqual([]);
});

test("no journey limits a route to a number of times: a request on its way when the route ends may be lost", () => {
  expect(files("e2e/*.ts").filter((file) => /\btimes: \d/.test(text(file)))).toEqual([]);
});

describe("docs/security.md", () => {
  const page = text("docs/security.md");
  const named = [...page.matchAll(/\]\(\.\.\/([\w./-]+\.(?:test|e2e)\.tsx?)\): ((?:“[^”]+”(?:, )?)+)/g)].flatMap(
    ([, file, titles]) => [...titles!.matchAll(/“([^”]+)”/g)].map(([, title]) => [file!, title!] as const),
  );

  test("names only tests that exist", () => {
    const gone = named.filter(([file, title]) => !existsSync(file) || !text(file).includes(title));
    expect(gone).toEqual([]);
    // Each link to a test is followed by the promises it checks.
    const files = [...page.matchAll(/\]\(\.\.\/[\w./-]+\.(?:test|e2e)\.tsx?\)/g)];
    const runs = [...page.matchAll(/\]\(\.\.\/[\w./-]+\.(?:test|e2e)\.tsx?\): “/g)];
    expect(runs).toHaveLength(files.length);
  });

  test("names only files that exist where it says what was taken out", () => {
    const rows = [...page.matchAll(/^\| [^|]+ \| ((?:`[\w./-]+\.ts`(?:, )?)+) \|/gm)];
    const files = rows.flatMap(([, cell]) => [...cell!.matchAll(/`([^`]+)`/g)].map(([, file]) => file!));
    expect(files.length).toBeGreaterThan(20);
    const places = (file: string) => [`apps/${file}`, `apps/api/src/${file}`, `apps/api/${file}`, file];
    expect(files.filter((file) => !places(file).some((place) => existsSync(place)))).toEqual([]);
  });

  test("says what holds each check from 1 to 38", () => {
    const rows = [...page.matchAll(/^\| (\d+) \| [^|]+ \| (.+) \|$/gm)].filter(([, , tests]) =>
      tests!.includes("](../"),
    );
    expect(rows.map(([, number]) => Number(number))).toEqual(Array.from({ length: 38 }, (_, i) => i + 1));
  });
});
