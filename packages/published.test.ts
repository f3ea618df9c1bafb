// What a registry would get: packed, unpacked, and looked at by the tools that its users have.
import { execFileSync, spawnSync } from "node:child_process";
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join, resolve } from "node:path";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { parseAst } from "vite";
import { afterAll, describe, expect, test } from "vitest";
import { packPackages } from "../scripts/pack-packages.ts";
import { codeBlocks } from "../scripts/readme-blocks.ts";
import { components } from "./ui/components.ts";
import { subpaths } from "./ui/subpaths.ts";

type Manifest = {
  license: string;
  exports: Record<string, string | Record<string, string>>;
  dependencies: Record<string, string>;
  peerDependencies?: Record<string, string>;
  sideEffects: unknown;
};

// Each by itself: a component's words are declared beside it, and must be known without it.
const wordsOfProvider = `
import type { LocaleProviderProps, Texts } from "@troth/ui/locale-provider";
export const texts: LocaleProviderProps["texts"] = { gallery: { close: "Fermer" } };
// @ts-expect-error There is no such component.
export const unknown: LocaleProviderProps["texts"] = { galery: { close: "Fermer" } };
// @ts-expect-error There is no such word.
export const misspelt: LocaleProviderProps["texts"] = { gallery: { closed: "Fermer" } };
// @ts-expect-error A whole language has more.
export const french: Texts = { gallery: texts.gallery };
`;
const wordsOfLanguage = `
import { de } from "@troth/ui/locales/de";
export const words: string = de.button.loadingLabel + de.gallery.all(3);
// @ts-expect-error There is no such component.
export const unknown = de.galery;
`;

const folder = mkdtempSync(join(tmpdir(), "published-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const tarballs = packPackages();
// What the packages depend on is found from where they lie.
symlinkSync(resolve("packages/ui/node_modules"), join(folder, "node_modules"), "junction");

describe.each(Object.entries(tarballs))("%s", (name, tarball) => {
  const unpacked = join(folder, name);
  mkdirSync(unpacked, { recursive: true });
  execFileSync("tar", ["-xzf", tarball, "-C", unpacked, "--strip-components=1"]);
  const files = globSync("**/*", { cwd: unpacked }).filter((file) => statSync(join(unpacked, file)).isFile());
  const text = (file: string) => readFileSync(join(unpacked, file), "utf8");
  const manifest = JSON.parse(text("package.json")) as Manifest;

  test("publint finds nothing", async () => {
    const { messages, pkg } = await publint({ pkgDir: unpacked, pack: false, strict: true });
    expect(messages.map((message) => formatMessage(message, pkg!))).toEqual([]);
  });

  test("its types are those of its scripts", () => {
    // Exit code 1 when anything is wrong. It looks behind no pattern by itself; style sheets and fonts have no types.
    const args = [tarball, "--profile", "esm-only", "--format", "ascii", "--no-emoji", "--no-color"];
    const scripts = [...subpaths(unpacked)].filter(([, file]) => file.endsWith(".js")).map(([path]) => path || ".");
    execFileSync("attw", [...args, "--entrypoints", ...scripts], { stdio: "pipe" });
  }, 60_000);

  test("what it exports is there", () => {
    const targets = Object.values(manifest.exports).flatMap((target) =>
      typeof target === "string" ? [target] : Object.values(target),
    );
    const missing = targets.filter((target) => globSync(target, { cwd: unpacked }).length === 0);
    expect(missing).toEqual([]);
  });

  test("nothing of the workshop is in it: no tests, stories, pages or pictures", () => {
    expect(files.filter((file) => /\.test\.|\.stories\.|\.mdx$|story-pictures|tsconfig|build\.ts/.test(file))).toEqual(
      [],
    );
    expect(files).toEqual(expect.arrayContaining(["LICENSE", "README.md", "CHANGELOG.md", "package.json"]));
    expect(manifest.license).toBe("MIT");
  });

  test("depends on what it imports and on nothing else, in ranges that an app can share", () => {
    const imported = files
      .filter((file) => /^dist\/.*\.js$/.test(file))
      .flatMap((file) => [...text(file).matchAll(/(?:\bfrom|\bimport\(|^import)\s*"([^".][\w@/.-]*)"/gm)])
      .map(([, path]) => path!.split("/", path!.startsWith("@") ? 2 : 1).join("/"));
    const own = new Set(imported.filter((module) => !(module in (manifest.peerDependencies ?? {}))));
    expect([...own].toSorted()).toEqual(Object.keys(manifest.dependencies).toSorted());
    expect(Object.values(manifest.dependencies).filter((range) => !range.startsWith("^"))).toEqual([]);
  });

  test("a debugger finds the source of every script and of every type", () => {
    const maps = files.filter((file) => file.endsWith(".map"));
    // A file of dist/types declares nothing: it leads on to one that does.
    const without = files.filter(
      (file) => /^dist\/(?!types\/).*\.(?:js|d\.ts)$/.test(file) && !maps.includes(`${file}.map`),
    );
    expect(without).toEqual([]);
    const lost = maps.filter((file) => {
      const { sources } = JSON.parse(text(file)) as { sources: string[] };
      return sources.length === 0 || !sources.every((source) => existsSync(join(unpacked, dirname(file), source)));
    });
    expect(lost).toEqual([]);
  });

  test("imports say the file that is there", () => {
    const wrong = files
      .filter((file) => /^dist\/.*\.(?:js|d\.ts)$/.test(file))
      .flatMap((file) =>
        [...text(file).matchAll(/(?:from|import\(|import|declare module)\s*"(\.[^"]+)"/g)]
          .map(([, path]) => path!)
          .filter((path) => !path.endsWith(".js") || !existsSync(join(unpacked, dirname(file), path)))
          .map((path) => `${file}: ${path}`),
      );
    expect(wrong).toEqual([]);
  });
});

describe("what the documentation shows compiles, against what is packed,", () => {
  const installed = join(folder, "readmes/node_modules");
  mkdirSync(join(installed, "@troth"), { recursive: true });
  for (const name of Object.keys(tarballs))
    symlinkSync(join(folder, name), join(installed, "@troth", name), "junction");
  for (const name of ["@types", "@vitejs", "react", "react-dom", "vite"])
    symlinkSync(resolve("node_modules", name), join(installed, name), "junction");
  const options = {
    target: "es2023",
    lib: ["es2023", "dom", "dom.iterable"],
    module: "esnext",
    moduleResolution: "bundler",
    jsx: "react-jsx",
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    verbatimModuleSyntax: true,
    skipLibCheck: true,
    noEmit: true,
    types: ["vite/client"],
  };
  const write = (to: string, markdown: string) => {
    const blocks = codeBlocks(markdown);
    for (const { file, code } of blocks) {
      mkdirSync(dirname(join(to, file)), { recursive: true });
      writeFileSync(join(to, file), code);
    }
    return blocks;
  };
  const compile = (app: string, others = {}) => {
    writeFileSync(join(app, "tsconfig.json"), JSON.stringify({ compilerOptions: { ...options, ...others } }));
    return spawnSync("tsc", ["-p", "."], { cwd: app, encoding: "utf8" }).stdout;
  };

  test.each(Object.keys(tarballs))("in the README of %s", (name) => {
    const app = join(folder, "readmes", name);
    expect(write(app, join(folder, name, "README.md")).length).toBeGreaterThan(3);
    expect(compile(app)).toBe("");
  });

  test("on the components' pages, except for names of the reader's own app", () => {
    const app = join(folder, "readmes/pages");
    const pages = globSync("packages/ui/src/**/*.mdx");
    const blocks = pages.flatMap((page) => write(join(app, basename(page, ".mdx")), page));
    expect(blocks.length).toBeGreaterThan(components.length / 2);
    const undeclared = /error TS(?:2304|2552|18004):/;
    const errors = compile(app, { noImplicitAny: false }).split("\n");
    expect(errors.filter((line) => line && !undeclared.test(line))).toEqual([]);
  });
});

describe("ui", () => {
  const unpacked = join(folder, "ui");
  const text = (file: string) => readFileSync(join(unpacked, file), "utf8");
  const scripts = globSync("dist/**/*.js", { cwd: unpacked });

  test("exports one subpath a component, and nothing that is only a part", () => {
    const modules = [...subpaths(unpacked)].filter(([, file]) => file.endsWith(".js")).map(([path]) => path);
    const languages = globSync("dist/locales/*.js", { cwd: unpacked }).map((file) => basename(file, ".generated.js"));
    expect(modules.toSorted()).toEqual(
      [
        ...components,
        ...languages.map((language) => `locales/${language}`),
        "tokens",
        "brand-colours",
        "dates",
        "opening-hours",
      ].toSorted(),
    );
  });

  test("an editor can suggest where a component comes from: its types stand behind a single star", () => {
    const { types } = (JSON.parse(text("package.json")) as Manifest).exports["./*"] as { types: string };
    expect(types.split("*")).toHaveLength(2);
    const named = globSync(types, { cwd: unpacked }).map((file) => basename(file, ".d.ts"));
    expect(named.toSorted()).toEqual(components);
  });

  test("an app that checks the types of its libraries too knows the words of components that it does not import", () => {
    const app = join(folder, "app");
    mkdirSync(join(app, "node_modules/@troth"), { recursive: true });
    symlinkSync(unpacked, join(app, "node_modules/@troth/ui"), "junction");
    writeFileSync(join(app, "provider.ts"), wordsOfProvider);
    writeFileSync(join(app, "language.ts"), wordsOfLanguage);
    for (const file of ["provider.ts", "language.ts"]) {
      const options = ["--strict", "--noEmit", "--module", "nodenext", "--target", "es2023", "--types", ""];
      const { stdout } = spawnSync("tsc", ["--ignoreConfig", ...options, "--skipLibCheck", "false", file], {
        cwd: app,
        encoding: "utf8",
      });
      expect(stdout).toBe("");
    }
  });

  test("the workspace imports no more of it than others can", () => {
    const published = subpaths(unpacked);
    const others = globSync("{apps,bench,consumers,.storybook}/**/*.{ts,tsx,css,mdx}", {
      exclude: (name) => /node_modules|\.react-router|[/\\]build[/\\]/.test(name),
    }).flatMap((file) =>
      [...readFileSync(file, "utf8").matchAll(/["']@troth\/ui\/([\w./-]+)["']/g)]
        .filter(([, path]) => !published.has(path!))
        .map(([, path]) => `${file}: ${path}`),
    );
    expect(others).toEqual([]);
  });

  test('"use client" stands first wherever the source says so, and wherever state, effects or handlers need it', () => {
    const says = (code: string) => /^["']use client["'];/.test(code);
    const lost = scripts.filter((file) => {
      const source = file.replace(/^dist/, "src").replace(/\.js$/, "");
      const original = [".tsx", ".ts"].map((ending) => join(unpacked, source + ending)).find(existsSync);
      return says(readFileSync(original!, "utf8")) !== says(text(file));
    });
    expect(lost).toEqual([]);
    const needs =
      /\b(?:useState|useReducer|useEffect|useLayoutEffect|useRef|useContext|useSyncExternalStore|createContext|useTransition|useImperativeHandle|useTexts|useLocale)\(|\bon[A-Z]\w*: (?:async )?(?:\([^)]*\)|\w+) =>/;
    expect(scripts.filter((file) => needs.test(text(file)) && !says(text(file)))).toEqual([]);
  });

  test("a module does nothing by being imported, so that what is unused falls away", () => {
    const doing = scripts.flatMap((file) =>
      parseAst(text(file))
        .body.filter((statement) => statement.type === "ExpressionStatement" && !("directive" in statement))
        .map(({ start, end }) => `${file}: ${text(file).slice(start, end)}`),
    );
    expect(doing).toEqual([]);
    expect((JSON.parse(text("package.json")) as Manifest).sideEffects).toEqual(["**/*.css"]);
  });

  test("the style sheet needs nothing: compiled, with its fonts beside it, from no other host", () => {
    const css = text("dist/styles.css");
    expect(css).not.toMatch(/@(?:import|theme|source|utility|apply|tailwind)\b/);
    const addresses = [...css.matchAll(/url\(["']?([^)"']+)/g)].map(([, address]) => address!);
    expect(addresses.length).toBeGreaterThan(3);
    expect(addresses.filter((address) => !existsSync(join(unpacked, "dist", address)))).toEqual([]);
    expect(css).toContain(".bg-accent{");
    expect(css).toContain("[data-theme=dark]");
  });

  test("the folders that the README names for Tailwind are all that its first page is made of", () => {
    const app = codeBlocks(join(unpacked, "README.md")).find(({ file }) => file === "src/App.tsx")!;
    const reached = new Set<string>();
    const reach = (file: string) => {
      if (reached.has(file)) return;
      reached.add(file);
      for (const [, path] of text(file).matchAll(/(?:from|import\()\s*"(\.[^"]+\.js)"/g))
        reach(join(dirname(file), path!).replaceAll("\\", "/"));
    };
    for (const [, name] of app.code.matchAll(/"@troth\/ui\/([\w-]+)"/g)) reach(`dist/${name}/${name}.js`);
    const folders = [...reached].map((file) => file.split("/")[1]!).filter((name) => !name.endsWith(".js"));
    const named = /dist\/\{([\w,-]+)\}/.exec(text("README.md"))![1]!.split(",");
    expect(named).toEqual([...new Set(folders)].toSorted());
  });

  test("the style sheets for Tailwind are whole", () => {
    for (const name of ["tailwind.css", "theme.css", "only-tokens.css"]) {
      for (const [, address] of text(`dist/${name}`).matchAll(/^@import "([^"]+)"/gm)) {
        expect(existsSync(join(unpacked, "dist", address!)), address).toBe(true);
      }
    }
  });

  test("what is installed stays small", () => {
    const installed = globSync("**/*", { cwd: unpacked })
      .map((file) => statSync(join(unpacked, file)))
      .reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0);
    expect(statSync(tarballs.ui).size / 1024, "kB packed").toBeLessThan(800);
    expect(installed / 1024, "kB unpacked").toBeLessThan(2500);
  });
});
