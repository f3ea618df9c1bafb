// What component pages are written with, beside Storybook's own blocks.
import { ArgTypes, useOf } from "@storybook/addon-docs/blocks";
import { type ComponentType, Fragment, type ReactNode } from "react";

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

/** The props of several exported components, one table each: what it is, its type, its default. */
export function Props({ of }: { of: Readonly<Record<string, ComponentType<never>>> }) {
  return Object.entries(of).map(([name, component]) => (
    <Fragment key={name}>
      <h3 id={`props-${name.toLowerCase()}`}>{name}</h3>
      {hasOwnProps(component) ? (
        <ArgTypes of={component} />
      ) : (
        <p>Nothing of its own: it takes what its element takes.</p>
      )}
    </Fragment>
  ));
}

/** Whether any prop was found in its source; the table of one without would say that something is broken. */
const hasOwnProps = (component: ComponentType<never>) =>
  "__docgenInfo" in component &&
  Object.keys((component.__docgenInfo as { props?: object } | undefined)?.props ?? {}).length > 0;

/** Which stories of this page are tests too: those that somebody's hands walk through, with what they promise. */
export function Tested() {
  const { csfFile } = useOf("meta", ["meta"]);
  const stories = Object.values(csfFile.stories).filter(({ play }) => play);
  if (stories.length === 0) return null;
  return (
    <section className="sb-unstyled mt-14 border-t border-hairline pt-6 text-ink">
      <h2 className="font-display text-21">Walked through by tests</h2>
      <p className="mt-1 text-14 text-muted">
        In a real browser, in light and dark, with axe; the other stories are drawn and checked by axe too.
      </p>
      <ul className="mt-4 grid gap-x-8 gap-y-3 sm:grid-cols-2">
        {stories.map(({ id, name, parameters }) => (
          <li key={id} className="grid grid-cols-[1.25rem_minmax(0,1fr)] text-15">
            <span aria-hidden className="text-green">
              ✓
            </span>
            <span>
              <a href={`./?path=/story/${id}`} target="_top" className="font-medium text-accent-text underline">
                {name}
              </a>
              {typeof parameters?.["docs"]?.description?.story === "string" ? (
                <span className="block text-14 text-muted">{parameters["docs"].description.story}</span>
              ) : null}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** One right and one wrong way, side by side, each drawn and said. */
export function DoAndDont({
  good,
  goodAbout,
  bad,
  badAbout,
}: {
  good: ReactNode;
  goodAbout: ReactNode;
  bad: ReactNode;
  badAbout: ReactNode;
}) {
  return (
    <div className="sb-unstyled my-6 grid gap-5 sm:grid-cols-2">
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
const coded = (words: ReactNode): ReactNode =>
  typeof words === "string"
    ? words.split("`").map((part, index) => (index % 2 === 1 ? <Code key={index}>{part}</Code> : part))
    : words;

/** A name as it is written in code. */
export function Code({ className = "", children }: { className?: string; children: ReactNode }) {
  return <code className={`rounded-small bg-sunken px-1.5 py-0.5 text-13 text-muted ${className}`}>{children}</code>;
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
