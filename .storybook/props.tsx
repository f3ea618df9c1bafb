// A component's props as its page shows them: its own first, then words, then those it shares with others.
import { useOf } from "@storybook/addon-docs/blocks";
import { elements, types } from "virtual:declarations";
import type { ComponentType, ReactNode } from "react";
import { Field } from "../packages/ui/src/field/field.tsx";
import { Code, coded } from "./blocks.tsx";
import { membersOf } from "./arg-types.ts";

/** A type as react-docgen reads it. */
type Type = { name: string; raw?: string; value?: string; elements?: readonly Type[] };
type Documented = {
  required?: boolean;
  tsType?: Type;
  description?: string;
  defaultValue?: { value: string } | null;
};
type Prop = Documented & { name: string; description: string };

/** What react-docgen leaves on a component. */
function infoOf(component: unknown): { name: string; props: Prop[] } {
  const { __docgenInfo: info } = (component ?? {}) as {
    __docgenInfo?: { displayName?: string; props?: Record<string, Documented> };
  };
  return {
    name: info?.displayName ?? "",
    // A prop without a description is the native element's, named in the code only for its default.
    props: Object.entries(info?.props ?? {}).flatMap(([name, prop]) =>
      prop.description ? [{ ...prop, name, description: prop.description }] : [],
    ),
  };
}

/** Words that a component shows of its own. */
const isWord = ({ name, required }: Prop) => !required && /^texts$|Label$/.test(name);

/** @param of an exported component; default the one that the page is about */
export function Props({ of }: { of?: ComponentType<never> }) {
  const meta = useOf(of ?? "meta", of ? ["component"] : ["meta"]);
  const component: unknown = meta.type === "component" ? meta.component : meta.preparedMeta.component;
  const { name, props } = infoOf(component);
  const element = elements[`${name}Props`];

  const field = new Map(infoOf(Field).props.map((prop) => [prop.name, prop.description]));
  const ofFields = (prop: Prop) => component !== Field && !prop.required && field.get(prop.name) === prop.description;
  const groups = [
    { title: "Words", props: props.filter((prop) => isWord(prop) && !ofFields(prop)) },
    { title: "Of every field", props: props.filter(ofFields) },
  ].filter(({ props }) => props.length > 0);
  const own = props
    .filter((prop) => !isWord(prop) && !ofFields(prop))
    .toSorted((one, other) => Number(other.required ?? false) - Number(one.required ?? false));

  return (
    <div className="sb-unstyled my-6 overflow-hidden rounded-card border border-hairline bg-surface text-15 text-ink">
      <List props={own} />
      {groups.map(({ title, props }) => (
        <details key={title} className="group border-t border-hairline">
          <summary className="cursor-pointer px-5 py-3 text-14 marker:text-muted hover:bg-quiet">
            <span className="font-semibold">{title}</span>
            <span className="ms-3 text-muted group-open:hidden">{props.map(({ name }) => name).join(", ")}</span>
          </summary>
          {title === "Words" ? (
            <p className="px-5 pb-3 text-14 text-muted">{coded("`LocaleProvider` sets them for a whole app.")}</p>
          ) : null}
          <List props={props} bordered />
        </details>
      ))}
      {element || props.length === 0 ? (
        <p className="border-t border-hairline bg-sunken px-5 py-3 text-14 text-muted first:border-t-0">
          {props.length > 0 ? "And whatever " : "Whatever "}
          {element ? <Code>{`<${element}>`}</Code> : "its element"} takes, <Code>className</Code> and <Code>ref</Code>{" "}
          included.
        </p>
      ) : null}
    </div>
  );
}

function List({ props, bordered = false }: { props: readonly Prop[]; bordered?: boolean }) {
  return (
    <dl className={bordered ? "border-t border-hairline" : ""}>
      {props.map((prop) => (
        <Row key={prop.name} {...prop} />
      ))}
    </dl>
  );
}

function Row({ name, required, tsType, ...prop }: Prop) {
  const { about, otherwise } = describe(prop);
  return (
    <div className="grid gap-x-6 gap-y-1.5 border-t border-hairline px-5 py-3.5 first:border-t-0 sm:grid-cols-[11.5rem_minmax(0,1fr)]">
      <dt className="font-semibold wrap-break-word">
        {name}
        {required ? <span className="ms-2 inline-block text-13 font-medium text-accent-text">required</span> : null}
      </dt>
      <dd className="min-w-0">
        <p>{coded(about)}</p>
        <div className="mt-1.5 flex flex-wrap items-baseline gap-x-1.5 gap-y-1.5 text-13 text-muted">
          {tsType ? typed(tsType).map((type) => <TypeName key={type.name} {...type} />) : null}
          {otherwise ? <span className="ms-2">Default {coded(otherwise)}</span> : null}
        </div>
      </dd>
    </div>
  );
}

/** A type by its name; our own types open to show what they are. */
function TypeName({ name, whole }: { name: string; whole?: string }): ReactNode {
  if (!whole) return <Code className="break-words whitespace-pre-wrap">{name}</Code>;
  return (
    <details className="min-w-0 open:w-full">
      <summary className="cursor-pointer">
        <Code>{name}</Code>
      </summary>
      <pre className="mt-2 overflow-x-auto rounded-field bg-sunken p-3 font-mono text-13 whitespace-pre-wrap text-ink">
        {whole}
      </pre>
    </details>
  );
}

/** A prop's description, split from the "Default …" that ends it; without one, the default comes from the code. */
function describe({ description, defaultValue }: Pick<Prop, "description" | "defaultValue">) {
  const line = description.replaceAll(/\s+/g, " ").trim();
  const said = /(?:^|\s)Default ((?:"[^"]*"|`[^`]*`|[^.])+)\.?$/.exec(line);
  if (said) return { about: line.slice(0, said.index), otherwise: said[1]! };
  const value = defaultValue?.value;
  return { about: line, otherwise: value === undefined || value === "undefined" ? undefined : `\`${value}\`` };
}

/** A type's members as written, each with the declarations of our own types that it names. */
function typed(type: Type): { name: string; whole?: string }[] {
  if (type.name !== "union") {
    const raw = type.raw ?? type.value ?? type.name;
    const known = Object.entries(types).find(([name, whole]) => plain(whole) === plain(`type ${name} = ${raw};`));
    return [named(known?.[0] ?? plain(raw))];
  }
  const members = membersOf(type.raw ?? type.name);
  const parts = (type.elements ?? []).filter(({ name }) => name !== "undefined");
  return members.flatMap((name, index) => {
    const part = members.length === parts.length ? parts[index] : undefined;
    // A union of words is easiest to read as those words.
    return part?.name === "union" && part.raw && part.raw !== name ? typed(part) : [named(name)];
  });
}

function named(name: string): { name: string; whole?: string } {
  const ours = new Set((name.match(/\b[A-Z]\w+/g) ?? []).flatMap((word) => types[word] ?? []));
  return ours.size > 0 ? { name, whole: [...ours].join("\n\n") } : { name };
}

/** Code in one line, without its comments. */
const plain = (code: string) =>
  code
    .replaceAll(/\/\*[^]*?\*\//g, "")
    .replaceAll(/\s+\| undefined(?=;)/g, "")
    .replaceAll(/\s+/g, " ");
