// What component pages are written with, beside Storybook's own blocks.
import { Canvas as StorybookCanvas, useOf } from "@storybook/addon-docs/blocks";
import { type ComponentProps, Fragment, type ReactNode } from "react";
import { spoken } from "./names.ts";

/** At most how much each component weighs, by its folder's file: `{ "dialog": "2.1 kB", "dialog, whole": "20.7 kB" }`. */
const budgets = import.meta.glob<Record<string, string>>("../packages/ui/src/*/size-budget.json", {
  eager: true,
  import: "default",
});

/** The parts of a component, outermost first: what each is and the `data-slot` it is found by. */
export function Anatomy({ parts }: { parts: readonly { part: string; slot?: string; about: ReactNode }[] }) {
  return (
    <ol className="sb-unstyled my-6 grid gap-2 text-15 text-ink">
      {parts.map(({ part, slot, about }, index) => (
        <li key={part} className="grid grid-cols-[1.75rem_minmax(0,1fr)] items-baseline gap-3">
          <span
            aria-hidden
            className="figures grid size-7 place-items-center rounded-pill bg-tint text-13 font-semibold text-accent-text"
          >
            {index + 1}
          </span>
          <span>
            <strong className="font-semibold">{part}</strong>
            {slot ? <Code className="ms-2">{slot}</Code> : null}
            <span className="ms-2 text-muted">{coded(about)}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}

/** A story with its name and its one sentence above: a picture that nobody explains is a riddle. */
export function Canvas(props: ComponentProps<typeof StorybookCanvas>) {
  const { story } = useOf(props.of ?? "story", ["story"]);
  const about: unknown = story.parameters["docs"]?.description?.story;
  return (
    <>
      {story.name === "Default" ? null : (
        <div className="sb-unstyled mt-10 -mb-4 text-ink">
          <h3 id={story.id} className="font-text text-16 font-semibold">
            {spoken(story.name)}
          </h3>
          {typeof about === "string" ? <p className="mt-1 max-w-2xl text-15 text-muted">{coded(about)}</p> : null}
        </div>
      )}
      <StorybookCanvas {...props} />
    </>
  );
}

/** What opens, opened, at the head of its page: in a frame of its own, so that it neither covers the page nor scrolls it. */
export const Opened = ({ of, height }: Pick<ComponentProps<typeof StorybookCanvas>, "of"> & { height: string }) => (
  <StorybookCanvas of={of} story={{ inline: false, height }} />
);

/** What each key does. */
export function Keys({ keys }: { keys: readonly (readonly [key: string, does: ReactNode])[] }) {
  return (
    <Table head={["Key", "What it does"]}>
      {keys.map(([key, does]) => (
        <tr key={key} className="border-t border-hairline">
          <td className="px-4 py-2.5 align-baseline whitespace-nowrap">
            {key.split(" + ").map((one, index) => (
              <Fragment key={one}>
                {index > 0 ? " + " : null}
                <kbd className="rounded-small border border-field bg-surface px-1.5 py-0.5 font-text text-13 font-medium">
                  {one}
                </kbd>
              </Fragment>
            ))}
          </td>
          <td className="px-4 py-2.5">{coded(does)}</td>
        </tr>
      ))}
    </Table>
  );
}

/** What stands behind a component, counted and measured: its weight, its stories, what tests do with them. */
export function Proof() {
  const { csfFile, preparedMeta } = useOf("meta", ["meta"]);
  const folder = preparedMeta.title
    .split("/")
    .at(-1)!
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, "-")
    .toLowerCase();
  const stories = Object.values(csfFile.stories);
  const tagged = (begin: string) =>
    stories.flatMap(({ tags }) => (tags ?? []).filter((tag) => tag.startsWith(begin))).length;
  const budget = budgets[`../packages/ui/src/${folder}/size-budget.json`];
  const [first, whole] = [budget?.[folder], budget?.[`${folder}, whole`]];
  const walked = stories.filter(({ play }) => play).length;
  const facts = [
    first ? { figure: first, about: whole ? `compressed, ${whole} once opened` : "compressed" } : null,
    { figure: String(stories.length), about: stories.length === 1 ? "story, with axe" : "stories, each with axe" },
    { figure: String(walked), about: "walked through by tests" },
    { figure: String(tagged("state")), about: "states, each told from the default" },
    { figure: String(tagged("visual") * 2), about: "pictures compared, light and dark" },
  ];
  const start = stories.find(({ name }) => name === "Default");
  return (
    <aside aria-label="What stands behind it" className="sb-unstyled my-6 text-ink">
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-card border border-hairline bg-hairline sm:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))]">
        {facts.map((fact) =>
          fact && fact.figure !== "0" ? (
            <div
              key={fact.about}
              className="flex flex-col-reverse justify-end bg-surface px-4 py-3 max-sm:last:odd:col-span-2"
            >
              <dt className="text-13 text-muted">{fact.about}</dt>
              <dd className="figures font-display text-21">{fact.figure}</dd>
            </div>
          ) : null,
        )}
      </dl>
      <p className="mt-2 text-13 text-muted">
        At most, and without React. Also tried at 320 px, right to left, with text of twice the size, forced colours and
        reduced motion.{" "}
        {start ? (
          <a href={`./?path=/story/${start.id}`} target="_top" className="font-medium text-accent-text underline">
            Try its props
          </a>
        ) : null}
      </p>
    </aside>
  );
}

/** Which stories of this page are tests too: those that somebody's hands walk through, with what they promise. */
export function Tested() {
  const { csfFile } = useOf("meta", ["meta"]);
  const stories = Object.values(csfFile.stories).filter(({ play }) => play);
  if (stories.length === 0) return null;
  // What its name says by itself stands in one line at the end.
  const [told, named] = [true, false].map((wanted) =>
    stories.filter(({ parameters }) => Boolean(parameters?.["docs"]?.description?.story) === wanted),
  ) as [typeof stories, typeof stories];
  return (
    <section className="sb-unstyled mt-14 border-t border-hairline pt-6 text-ink">
      <h2 className="font-display text-21">Walked through by tests</h2>
      <p className="mt-1 text-14 text-muted">
        In a real browser, in light and dark, with axe; the other stories are drawn and checked by axe too.
      </p>
      <ul className="mt-4 grid gap-x-8 gap-y-3 sm:grid-cols-2">
        {told.map(({ id, name, parameters }) => (
          <li key={id} className="grid grid-cols-[1.25rem_minmax(0,1fr)] text-15">
            <span aria-hidden className="text-green">
              ✓
            </span>
            <span>
              <a href={`./?path=/story/${id}`} target="_top" className="font-medium text-accent-text underline">
                {spoken(name)}
              </a>
              {typeof parameters?.["docs"]?.description?.story === "string" ? (
                <span className="block text-14 text-muted">{coded(parameters["docs"].description.story)}</span>
              ) : null}
            </span>
          </li>
        ))}
      </ul>
      {named.length > 0 ? (
        <p className="mt-4 text-14 text-muted">
          {told.length > 0 ? "And: " : null}
          {named.map(({ id, name }, index) => (
            <Fragment key={id}>
              {index > 0 ? ", " : null}
              <a href={`./?path=/story/${id}`} target="_top" className="text-accent-text underline">
                {spoken(name)}
              </a>
            </Fragment>
          ))}
        </p>
      ) : null}
    </section>
  );
}

/** One right and one wrong way, side by side, each drawn and said. */
export function DoAndDont({
  good,
  goodAbout,
  bad,
  badAbout,
  wide = false,
}: {
  good: ReactNode;
  goodAbout: ReactNode;
  bad: ReactNode;
  badAbout: ReactNode;
  /** One under the other, for what needs the width. */
  wide?: boolean;
}) {
  return (
    <div className={`sb-unstyled my-6 grid gap-5 ${wide ? "" : "sm:grid-cols-2"}`}>
      <Example title="Do" tone="verified" about={goodAbout} className="border-t-green">
        {good}
      </Example>
      <Example title="Don’t" tone="danger" about={badAbout} className="border-t-rose">
        {bad}
      </Example>
    </div>
  );
}

function Example({
  title,
  tone,
  about,
  className,
  children,
}: {
  title: string;
  tone: "verified" | "danger";
  about: ReactNode;
  className: string;
  children: ReactNode;
}) {
  return (
    <figure
      className={`m-0 flex min-w-0 flex-col overflow-hidden rounded-card border border-t-4 border-hairline ${className}`}
    >
      {/* A picture of a component, not one to use: neither the focus nor a screen reader goes in. */}
      <div inert className="flex min-h-32 grow flex-wrap items-center justify-center gap-3 bg-paper p-6 text-ink">
        {children}
      </div>
      <figcaption className="flex items-baseline gap-3 border-t border-hairline bg-surface px-4 py-3 text-14 text-muted">
        <span className={`shrink-0 font-semibold ${tone === "danger" ? "text-rose" : "text-green"}`}>{title}</span>
        <span>{coded(about)}</span>
      </figcaption>
    </figure>
  );
}

/** Words in which names of code stand between backticks, as in a page's own text. */
export const coded = (words: ReactNode): ReactNode =>
  typeof words === "string"
    ? words.split("`").map((part, index) => (index % 2 === 1 ? <Code key={index}>{part}</Code> : part))
    : words;

/** A name as it is written in code. */
export function Code({ className = "", children }: { className?: string; children: ReactNode }) {
  return <code className={`rounded-small bg-sunken px-1.5 py-0.5 text-13 text-muted ${className}`}>{children}</code>;
}

/** A table of words, in which code stands between backticks. (MDX by itself reads no tables.) */
export function Facts({ head, rows }: { head: readonly string[]; rows: readonly (readonly string[])[] }) {
  return (
    <Table head={head}>
      {rows.map((row) => (
        <tr key={row[0]} className="border-t border-hairline">
          {row.map((cell) => (
            <td key={cell} className="px-4 py-2.5 align-baseline">
              {coded(cell)}
            </td>
          ))}
        </tr>
      ))}
    </Table>
  );
}

/** A table with a head, that scrolls by itself where it does not fit. */
export function Table({ head, children }: { head: readonly ReactNode[]; children: ReactNode }) {
  return (
    <div className="sb-unstyled my-6 overflow-x-auto rounded-card border border-hairline bg-surface">
      <table className="w-full text-start text-15 text-ink">
        <thead className="bg-sunken text-13 text-muted">
          <tr>
            {head.map((title, index) => (
              <th key={index} scope="col" className="px-4 py-2 text-start font-medium">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
