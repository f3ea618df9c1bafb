// The blocks that component pages are written with, in addition to Storybook's own.
import { Canvas as StorybookCanvas, DocsContext, PureArgsTable, Story, useOf } from "@storybook/addon-docs/blocks";
import {
  type ComponentProps,
  Fragment,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useRef,
  useState,
} from "react";
import { RESET_STORY_ARGS, STORY_ARGS_UPDATED, UPDATE_STORY_ARGS } from "storybook/internal/core-events";
import type { Args, PreparedStory } from "storybook/internal/types";
import { KeyCombination } from "../packages/ui/src/key-hints/key-hints.tsx";
import { defaultOf, onPage, settable } from "./arg-types.ts";
import { type Box, type Mark, place, union } from "./marks.ts";
import { spoken } from "./names.ts";

/**
 * The most that each component may weigh, by the file in its folder: `{ "dialog": "2.1 kB", "dialog, whole": "20.7 kB"
 * }`.
 */
const budgets = import.meta.glob<Record<string, string>>("../packages/ui/src/*/size-budget.json", {
  eager: true,
  import: "default",
});

/** A part: what it is, and how to find it in the drawing: by its `data-slot` or, where it has none, by a selector. */
type Part = { part: string; slot?: string; at?: string; about: ReactNode };

/**
 * The parts of a component, outermost first: the component itself with a number at each part, and the list. A part that
 * has no slot, or doesn't appear in the story shown, is listed without a number.
 */
export function Anatomy({
  parts,
  of,
  height,
  drawn = true,
}: {
  parts: readonly Part[];
  /** The story to show. Default the page's `Default`. */
  of?: ComponentProps<typeof Story>["of"];
  /** For anything that opens over the page: shown in a frame of its own, this high. */
  height?: string;
  /** Off for anything that renders no element. */
  drawn?: boolean;
}) {
  const { csfFile } = useOf("meta", ["meta"]);
  const first = Object.values(csfFile.stories).find(({ name }) => name === "Default");
  const { story } = useOf(of ?? first?.moduleExport ?? "story", ["story"]);
  const drawing = useRef<HTMLDivElement>(null);
  const marks = useMarks(drawing, drawn ? parts : []);
  const [pointed, setPointed] = useState<number>();
  const numbers = [...marks.keys()].toSorted((one, other) => one - other);
  const numberOf = (index: number) => numbers.indexOf(index) + 1;
  // A page needs the full width; anything smaller has its list beside it.
  const wide = height !== undefined || story.parameters["layout"] === "fullscreen";
  const shown = pointed === undefined ? undefined : marks.get(pointed);
  return (
    <div
      className={`sb-unstyled my-6 grid overflow-hidden rounded-card border border-hairline text-ink ${drawn && !wide ? "lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]" : ""}`}
    >
      {drawn ? (
        // This component is only to look at, not to use; the list says the same in words.
        <div
          ref={drawing}
          data-anatomy=""
          aria-hidden
          // Anything open in a frame would close if it couldn't take the focus.
          inert={height === undefined}
          className={`relative flex min-h-48 items-center bg-paper max-lg:border-b max-lg:border-hairline ${height ? "px-7" : wide ? "px-8 py-11" : "px-8 py-11 sm:px-11"} ${wide ? "border-b border-hairline" : "lg:border-e lg:border-hairline"}`}
        >
          <div className="min-w-0 grow overflow-x-clip overflow-y-visible">
            {height ? (
              // oxlint-disable-next-line react/iframe-missing-sandbox -- the story is ours, and its parts are measured
              <iframe
                title={story.name}
                tabIndex={-1}
                src={`./iframe.html?viewMode=story&id=${story.id}&globals=a11y.manual:!true`}
                className="pointer-events-none block w-full"
                style={{ height }}
              />
            ) : (
              <Story of={story.moduleExport} __forceInitialArgs __primary />
            )}
          </div>
          <svg className="pointer-events-none absolute inset-0 size-full">
            {shown ? (
              <rect
                x={shown.box.left - 2}
                y={shown.box.top - 2}
                width={shown.box.right - shown.box.left + 4}
                height={shown.box.bottom - shown.box.top + 4}
                rx="4"
                className="fill-accent/10 stroke-accent-text"
                strokeWidth="1.5"
              />
            ) : null}
            {numbers.map((index) => {
              const { x, y, toX, toY } = marks.get(index)!;
              return (
                <g key={index} data-mark={numberOf(index)}>
                  {/* A halo, so that a line is seen on a picture too. */}
                  <line x1={x} y1={y} x2={toX} y2={toY} className="stroke-paper" strokeWidth="3" />
                  <line x1={x} y1={y} x2={toX} y2={toY} className="stroke-accent-text" strokeWidth="1" />
                  <circle cx={toX} cy={toY} r="3" className="fill-accent-text stroke-paper" strokeWidth="1.5" />
                  <circle cx={x} cy={y} r="11" className="fill-accent stroke-paper" strokeWidth="2" />
                  <text
                    x={x}
                    y={y}
                    dy="0.35em"
                    textAnchor="middle"
                    className="figures fill-on-accent text-13 font-semibold"
                  >
                    {numberOf(index)}
                  </text>
                </g>
              );
            })}
          </svg>
        </div>
      ) : null}
      <ol className="grid content-center gap-1 bg-surface px-3 py-4 text-15">
        {parts.map(({ part, slot, at, about }, index) => (
          <li
            key={part}
            // What a selector was to find: visual/pages.spec.ts asks for these.
            data-unfound={at && numberOf(index) === 0 ? part : undefined}
            className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-3 rounded-field px-2 py-1.5 hover:bg-quiet"
            onPointerEnter={() => setPointed(index)}
            onPointerLeave={() => setPointed(undefined)}
          >
            {numberOf(index) > 0 ? (
              <span className="figures grid size-6 place-items-center rounded-pill bg-tint text-13 font-semibold text-accent-text">
                {numberOf(index)}
              </span>
            ) : (
              <span aria-hidden className="grid size-6 place-items-center text-muted">
                –
              </span>
            )}
            <span>
              <strong className="font-semibold">{part}</strong>
              {slot ? <Code className="ms-2 inline-block whitespace-nowrap">{slot}</Code> : null}
              <span className="block text-14 text-muted">{coded(about)}</span>
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** For plain text, only its words: its line may be much longer. */
function boxOf(part: Element): DOMRect {
  const words = part.ownerDocument.createRange();
  words.selectNodeContents(part);
  const { borderStyle, backgroundColor } = getComputedStyle(part);
  const plain = part.textContent.trim() !== "" && borderStyle === "none" && backgroundColor === "rgba(0, 0, 0, 0)";
  return plain && part.childElementCount === 0 ? words.getBoundingClientRect() : part.getBoundingClientRect();
}

/** Where to put the numbers of the parts that the drawing shows, by index; measured again whenever it changes. */
function useMarks(drawing: RefObject<HTMLDivElement | null>, parts: readonly Part[]) {
  const [marks, setMarks] = useState<ReadonlyMap<number, Mark & { box: Box }>>(new Map());
  useEffect(() => {
    const element = drawing.current;
    if (!element) return;
    const frame = element.querySelector("iframe");
    const content = frame ? null : element.querySelector<HTMLElement>(".sb-story");
    let waiting = 0;
    let moved = 0;
    let last = "";
    const measure = () => {
      waiting = 0;
      const from = element.getBoundingClientRect();
      const inner = frame?.getBoundingClientRect();
      const root: ParentNode | null | undefined = frame ? frame.contentDocument : element;
      const found = parts.flatMap(({ slot, at }, index) => {
        const selector = at ?? (slot ? `[data-slot="${slot}"]` : undefined);
        const part = selector ? root?.querySelector(selector) : undefined;
        const box = part ? boxOf(part) : undefined;
        if (!part || !box || !part.checkVisibility({ visibilityProperty: true })) return [];
        const [x, y] = [(inner?.left ?? 0) - from.left, (inner?.top ?? 0) - from.top];
        const within = {
          left: Math.max(0, box.left + x),
          top: Math.max(0, box.top + y),
          right: Math.min(from.width, box.right + x),
          bottom: Math.min(from.height, box.bottom + y),
        };
        return within.right - within.left > 1 && within.bottom - within.top >= 1 ? [{ index, box: within }] : [];
      });
      const placed = place(
        found.map(({ box }) => box),
        from,
      );
      // The component is centred, however wide its story is.
      if (content && found.length > 0) {
        const all = union(found.map(({ box }) => box));
        const [start, end] = [all.left, from.width - all.right];
        const room = Math.round((end - start) / 2);
        if (Math.abs(room) > 1 && all.right - all.left < from.width) {
          moved += room;
          content.style.translate = `${moved}px`;
          soon();
          return;
        }
      }
      const next = found.map(({ index, box }, at) => [index, { ...placed[at]!, box }] as const);
      const said = JSON.stringify(next);
      if (said === last) return;
      last = said;
      setMarks(new Map(next));
    };
    const soon = () => {
      waiting ||= requestAnimationFrame(measure);
    };
    const resizes = new ResizeObserver(soon);
    const changes = new MutationObserver(soon);
    const follow = () => {
      const within = frame ? frame.contentDocument?.body : element.firstElementChild;
      if (!within) return;
      changes.observe(within, { childList: true, subtree: true, attributes: true });
      resizes.observe(within);
      // An image, a font or an animation may each move the content beside it.
      for (const event of ["load", "animationend", "transitionend"]) within.addEventListener(event, soon, true);
      void within.ownerDocument.fonts.ready.then(soon);
      soon();
    };
    resizes.observe(element);
    follow();
    frame?.addEventListener("load", follow);
    return () => {
      cancelAnimationFrame(waiting);
      resizes.disconnect();
      changes.disconnect();
      frame?.removeEventListener("load", follow);
    };
  }, [drawing, parts]);
  return marks;
}

/** A story with its name and a one-sentence explanation above it: without one, it would be a riddle. */
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
      {story.name === "Default" ? <Live story={story} /> : null}
    </>
  );
}

/**
 * The props of the story above that can be changed without breaking it: those with a few values, a number or text.
 * Storybook's own `Controls` first asks whether to set a prop that wasn't given; this shows its default.
 */
function Live({ story }: { story: PreparedStory }) {
  const [args, update, reset] = useArgs(story);
  const rows = Object.entries(story.argTypes).flatMap(([name, argType]) =>
    settable(argType, story.initialArgs[name]) ? [[name, onPage(argType)] as const] : [],
  );
  const defaults = Object.fromEntries(rows.map(([name, argType]) => [name, defaultOf(argType)]));
  if (rows.length === 0)
    return (
      <p className="sb-unstyled -mt-4 mb-10 text-14 text-muted">
        Nothing to set here: it only takes lists and elements.
      </p>
    );
  return (
    <section aria-label="Controls" className="live-controls">
      <PureArgsTable
        storyId={story.id}
        controlsId={story.id}
        rows={Object.fromEntries(rows)}
        sort="requiredFirst"
        args={{ ...defaults, ...args }}
        updateArgs={update}
        resetArgs={reset}
      />
    </section>
  );
}

/** A story's current args, with functions to set and reset them, the way Storybook's own blocks do it. */
function useArgs({ id, initialArgs }: PreparedStory) {
  const { channel } = useContext(DocsContext);
  const [args, setArgs] = useState<Args>(initialArgs);
  useEffect(() => {
    const follow = (changed: { storyId: string; args: Args }) => {
      if (changed.storyId === id) setArgs(changed.args);
    };
    channel.on(STORY_ARGS_UPDATED, follow);
    return () => channel.off(STORY_ARGS_UPDATED, follow);
  }, [channel, id]);
  const update = (updatedArgs: Args) => channel.emit(UPDATE_STORY_ARGS, { storyId: id, updatedArgs });
  const reset = (argNames?: string[]) => channel.emit(RESET_STORY_ARGS, { storyId: id, argNames });
  return [args, update, reset] as const;
}

/**
 * Anything that opens, shown open at the top of its page: in a frame of its own, so that it neither covers nor scrolls
 * the page.
 */
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
            <KeyCombination keys={key} />
          </td>
          <td className="px-4 py-2.5">{coded(does)}</td>
        </tr>
      ))}
    </Table>
  );
}

/** The evidence behind a component, counted and measured: its weight, its stories and how they are tested. */
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
  // In each of its windows in the light theme, in the first of them in the dark one too: visual/choice.ts.
  const photographed = stories.filter(({ tags }) => tags?.some((tag) => tag.startsWith("visual"))).length;
  const facts = [
    first ? { figure: first, about: whole ? `compressed, ${whole} once opened` : "compressed" } : null,
    { figure: String(stories.length), about: stories.length === 1 ? "story, with axe" : "stories, each with axe" },
    { figure: String(walked), about: "played through by tests" },
    { figure: String(tagged("state")), about: "states, each different from the default" },
    { figure: String(tagged("visual") + photographed), about: "screenshots compared, light and dark" },
  ];
  const start = stories.find(({ name }) => name === "Default");
  return (
    <aside aria-label="The evidence behind it" className="sb-unstyled my-6 text-ink">
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
        Weights are upper limits, without React. Also tested at 320 px, right to left, with text at twice the size,
        forced colours and reduced motion.{" "}
        {start ? (
          <a href={`./?path=/story/${start.id}`} target="_top" className="font-medium text-accent-text underline">
            Try its props
          </a>
        ) : null}
      </p>
    </aside>
  );
}

/** The stories on this page that are also interaction tests, with what they promise. */
export function Tested() {
  const { csfFile } = useOf("meta", ["meta"]);
  const stories = Object.values(csfFile.stories).filter(({ play }) => play);
  if (stories.length === 0) return null;
  // Stories whose name says it all share one line at the end.
  const [told, named] = [true, false].map((wanted) =>
    stories.filter(({ parameters }) => Boolean(parameters?.["docs"]?.description?.story) === wanted),
  ) as [typeof stories, typeof stories];
  return (
    <section className="sb-unstyled mt-14 border-t border-hairline pt-6 text-ink">
      <h2 className="font-display text-21">Played through by tests</h2>
      <p className="mt-1 text-14 text-muted">
        In a real browser, in light and dark, with axe. The other stories are rendered and checked by axe too.
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

/** A right and a wrong way, side by side, each shown and explained. */
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
  /** One below the other, for anything that needs the width. */
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
      {/* This component is only to look at: neither the focus nor a screen reader goes inside. */}
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

/** Text with code names between backticks, as in a page's own text. */
export const coded = (words: ReactNode): ReactNode =>
  typeof words === "string"
    ? words.split("`").map((part, index) => (index % 2 === 1 ? <Code key={index}>{part}</Code> : part))
    : words;

/** A name as written in code. */
export function Code({ className = "", children }: { className?: string; children: ReactNode }) {
  return <code className={`rounded-small bg-sunken px-1.5 py-0.5 text-13 text-muted ${className}`}>{children}</code>;
}

/** A table of text with code between backticks. (MDX on its own doesn't read tables.) */
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

/** A table with a header row that scrolls on its own when it doesn't fit. */
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
