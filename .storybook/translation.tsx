// How complete each language is, counted from the words themselves.
import type { Texts } from "../packages/ui/src/lib/locale.ts";
import { de } from "../packages/ui/src/locales/de.generated.ts";
import { Code, Table } from "./blocks.tsx";

type Name = keyof Texts;
type Language = { code: string; name: string; texts: { [name in Name]?: object } };

const nameOf = new Intl.DisplayNames("en-GB", { type: "language" });
const files = import.meta.glob<Record<string, Language["texts"]>>("../packages/ui/src/locales/*.generated.ts", {
  eager: true,
});

// German first: it has to be complete for anything to compile, so it shows which words there are.
const languages = Object.entries(files)
  .map(([file, exported]): Language => {
    const code = file.split("/").at(-1)!.split(".")[0]!;
    return { code, name: nameOf.of(code) ?? code, texts: exported[code] ?? {} };
  })
  .toSorted((one, other) => Number(other.code === "de") - Number(one.code === "de"));

const missing = (texts: Language["texts"], name: Name) =>
  Object.keys(de[name]).filter((word) => !Object.hasOwn(texts[name] ?? {}, word));

/** Each component that has words of its own, and which of them each language still lacks. */
export function Translations() {
  const names = (Object.keys(de) as Name[]).toSorted();
  const behind = (name: Name) => languages.some(({ texts }) => missing(texts, name).length > 0);
  const lagging = names.filter(behind);
  return (
    <>
      <p>
        {lagging.length === 0
          ? `All ${names.length} components with words of their own have them in every language.`
          : `Some words are still missing in ${lagging.length} of ${names.length} components. They appear in English for now.`}
      </p>
      <Table head={["Component", "Words", ...languages.map(({ name }) => name)]}>
        {[...lagging, ...names.filter((name) => !behind(name))].map((component) => (
          <tr key={component} className="border-t border-hairline">
            <th scope="row" className="px-4 py-2 text-start font-medium">
              {component}
            </th>
            <td className="figures px-4 py-2">{Object.keys(de[component]).length}</td>
            {languages.map(({ code, texts }) => (
              <td key={code} className="px-4 py-2">
                <Lacking words={missing(texts, component)} />
              </td>
            ))}
          </tr>
        ))}
      </Table>
    </>
  );
}

function Lacking({ words }: { words: readonly string[] }) {
  if (words.length === 0) return <span className="text-muted">all</span>;
  return (
    <span className="flex flex-wrap items-baseline gap-1.5">
      <span className="text-rose">lacks</span>
      {words.map((word) => (
        <Code key={word}>{word}</Code>
      ))}
    </span>
  );
}
