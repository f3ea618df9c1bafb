// The foundations, drawn from the tokens: the pages show what the components are made of, with nothing written by hand.
import { Check, Copy, Download } from "lucide-react";
import { downloads } from "virtual:downloads";
import { type ReactNode, useEffect, useState } from "react";
import semanticBase from "../packages/ui/tokens/semantic.tokens.json";
import semanticLight from "../packages/ui/tokens/semantic.light.tokens.json";
import { pairs } from "../packages/ui/tokens/pairs.ts";
import { Badge } from "../packages/ui/src/badge/badge.tsx";
import { Button } from "../packages/ui/src/button/button.tsx";
import { brandColours } from "../packages/ui/src/lib/brand-colours.ts";
import { contrast } from "../packages/ui/src/lib/colour.ts";
import { Switch } from "../packages/ui/src/switch/switch.tsx";
import {
  breakpoints,
  type Colour,
  colours,
  durations,
  easings,
  forcedColours,
  layers,
  motions,
  radii,
  shadows,
  space,
  spaces,
  texts,
  type Theme,
  viewports,
  weights,
} from "../packages/ui/src/tokens.generated.ts";
import { Code, coded, Table } from "./blocks.tsx";

const themes = ["light", "dark"] as const satisfies Theme[];
const row = "border-t border-hairline";
const cell = "px-4 py-2.5 align-middle";

type Described = Record<string, { $description?: string } | string>;
/** What a token is for, in its file's own words. */
const aboutOf = (group: object) => (name: string) => {
  const token = (group as Described)[name];
  return typeof token === "object" ? (token.$description ?? "") : "";
};

const ratio = (value: number) => `${(Math.floor(value * 10) / 10).toFixed(1)} : 1`;

/** One colour in both themes: its name, its purpose and its value. Pressing a name or a value copies it. */
export function Swatches() {
  const about = aboutOf(semanticLight.color);
  const [copied, setCopied] = useState<Copied>();
  const copy = async (what: string, text: string) => {
    const done = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    setCopied({ what, words: done ? `Copied ${text}` : "Not copied: the browser doesn't allow it", done });
  };
  useEffect(() => {
    if (!copied) return;
    const later = setTimeout(() => setCopied(undefined), 2000);
    return () => clearTimeout(later);
  }, [copied]);
  return (
    <>
      <output className="sb-unstyled sr-only">{copied?.words}</output>
      <ul className="sb-unstyled my-8 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {(Object.keys(colours.light) as Colour[]).map((name) => (
          <li key={name} className="overflow-hidden rounded-card border border-hairline bg-surface text-ink">
            <div className="grid grid-cols-2">
              {themes.map((theme) => (
                <div key={theme} data-theme={theme} className="bg-paper p-3 text-ink">
                  <div
                    className="h-18 rounded-field border border-hairline"
                    style={{ background: `var(--ui-${name})` }}
                  />
                  <CopyButton
                    text={colours[theme][name]}
                    label={`Copy ${colours[theme][name]}, ${name} in ${theme}`}
                    copied={copied}
                    onCopy={copy}
                    className="mt-1 -mb-1 text-13 text-muted"
                  />
                </div>
              ))}
            </div>
            <div className="border-t border-hairline px-4 pt-2 pb-3">
              <CopyButton
                text={`--ui-${name}`}
                label={`Copy --ui-${name}`}
                copied={copied}
                onCopy={copy}
                className="text-15 font-semibold"
              >
                {name}
              </CopyButton>
              <p className="text-14 text-muted">{about(name)}</p>
              {name in forcedColours ? (
                <p className="mt-1 text-13 text-muted">
                  Forced colours: <Code>{forcedColours[name as keyof typeof forcedColours]}</Code>
                </p>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

/** What was copied last, until it has been read out, and whether the browser let us. */
type Copied = { what: string; words: string; done: boolean } | undefined;

/** Copies its text. The confirmation appears in place of the text, so that nothing moves. */
function CopyButton({
  text,
  label,
  copied,
  onCopy,
  className,
  children = text,
}: {
  text: string;
  /** What it does, in words that no other button uses. */
  label: string;
  copied: Copied;
  onCopy: (what: string, text: string) => void;
  className: string;
  children?: ReactNode;
}) {
  const told = copied?.what === label ? copied : undefined;
  const Icon = told?.done ? Check : Copy;
  return (
    <button
      type="button"
      aria-label={label}
      onClick={() => onCopy(label, text)}
      className={`figures group -mx-1.5 inline-flex min-h-8 cursor-pointer items-center gap-1.5 rounded-small px-1.5 hover:bg-quiet pointer-coarse:min-h-11 ${className}`}
    >
      {told ? <span className="text-accent-text">{told.done ? "Copied" : "Not copied"}</span> : children}
      <Icon
        aria-hidden
        className={`size-3.5 shrink-0 ${told ? "text-accent-text" : "text-muted opacity-0 group-hover:opacity-100 group-focus-visible:opacity-100 pointer-coarse:opacity-100"}`}
      />
    </button>
  );
}

/** The tokens as files, the one for Figma first. */
export function Downloads() {
  return (
    <ul className="sb-unstyled my-8 overflow-hidden rounded-card border border-hairline bg-surface text-ink">
      {downloads.map(({ file, href, about, bytes }) => (
        <li
          key={file}
          className="grid items-center gap-x-6 gap-y-3 border-t border-hairline px-5 py-4 first:border-t-0 sm:grid-cols-[minmax(0,1fr)_auto]"
        >
          <div>
            <p className="text-15 font-semibold wrap-break-word">
              {file} <span className="figures ms-1 text-13 font-normal text-muted">{Math.ceil(bytes / 1000)} kB</span>
            </p>
            <p className="text-14 text-muted">{coded(about)}</p>
          </div>
          <Button asChild size="sm" variant="outline" className="justify-self-start">
            <a href={href} download={file} aria-label={`Download ${file}`}>
              <Download aria-hidden /> Download
            </a>
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** Every pair in use, its contrast in both themes and the least it needs. A test checks the same table. */
export function Contrast() {
  return (
    <Table head={["Pair", "Where", "Light", "Dark", "At least"]}>
      {pairs.map(({ front, back, least, use }) => (
        <tr key={`${front} ${back}`} className={row}>
          <td className={`${cell} whitespace-nowrap`}>
            <Code>{front}</Code> on <Code>{back}</Code>
          </td>
          <td className={`${cell} text-14 text-muted`}>{use}</td>
          {themes.map((theme) => (
            <td key={theme} data-theme={theme} className={`${cell} bg-paper`}>
              <span
                className="figures inline-block rounded-small px-2.5 py-1 text-14 font-medium whitespace-nowrap"
                style={{ background: `var(--ui-${back})`, color: `var(--ui-${front})` }}
              >
                {ratio(contrast(colours[theme][front], colours[theme][back]))}
              </span>
            </td>
          ))}
          <td className={`${cell} figures text-14 whitespace-nowrap text-muted`}>
            {least} : 1 {least === 7 ? "AAA" : "AA"}
          </td>
        </tr>
      ))}
    </Table>
  );
}

/** Each size of the scale, shown at that size. */
export function TypeScale() {
  return (
    <dl className="sb-unstyled my-8 grid gap-5 text-ink">
      {Object.entries(texts)
        .toReversed()
        .map(([name, { size, leading, tracking }]) => (
          <div
            key={name}
            className="grid items-baseline gap-x-6 border-t border-hairline pt-4 sm:grid-cols-[9rem_minmax(0,1fr)]"
          >
            <dt className="figures text-13 text-muted">
              <Code>text-{name}</Code>
              <span className="mt-1 block">
                {size} px, {leading}
                {tracking ? `, ${tracking} em` : ""}
              </span>
            </dt>
            <dd
              className={`truncate pb-1 ${Number(name) > 18 ? "font-display font-display" : ""}`}
              style={{ fontSize: `var(--ui-text-${name})`, lineHeight: leading, letterSpacing: `${tracking}em` }}
            >
              How was it, <em className="text-accent-text">really?</em>
            </dd>
          </div>
        ))}
    </dl>
  );
}

/** The two typefaces, and the weights of each. */
export function Faces() {
  return (
    <div className="sb-unstyled my-8 grid gap-5 text-ink sm:grid-cols-2">
      <Plate title="Newsreader" about="Headlines, names, the wordmark. One weight, all optical sizes.">
        <p className="font-display text-56 font-display">Aa Ää Žž</p>
        <p className="font-display text-26 font-display text-accent-text italic">the phrase that matters</p>
      </Plate>
      <Plate title="Instrument Sans" about="All other text, with equal-width figures in tables and times.">
        {Object.entries(weights)
          .filter(([name]) => name !== "display")
          .map(([name, weight]) => (
            <p key={name} className="flex items-baseline justify-between gap-4 text-21" style={{ fontWeight: weight }}>
              <span className="font-text">Ljubljana 09:00–14:30</span>
              <span className="text-13 text-muted">
                {name} {weight}
              </span>
            </p>
          ))}
      </Plate>
    </div>
  );
}

/** The steps, and the spaces that have a name. */
export function SpaceSteps() {
  return (
    <div className="sb-unstyled my-8 grid gap-1.5 text-ink">
      {[1, 2, 3, 4, 5, 6, 8, 10, 12, 14, 18, 24].map((steps) => (
        <p key={steps} className="figures grid grid-cols-[3rem_4rem_minmax(0,1fr)] items-center text-14">
          <Code className="justify-self-start">{steps}</Code>
          <span className="text-muted">{steps * space.step} px</span>
          <span className="h-4 rounded-small bg-accent" style={{ width: steps * space.step }} />
        </p>
      ))}
    </div>
  );
}

export function NamedSpaces() {
  return <Values of={spaces} unit="px" about={aboutOf(semanticBase.space)} prefix="--ui-space-" />;
}

/** The shapes that aren't rectangles. */
const plates: Readonly<Record<string, string>> = { arch: "h-24 w-18 rounded-arch", pill: "my-6.5 h-11 w-32" };

export function Radii() {
  const about = aboutOf(semanticBase.radius);
  return (
    <ul className="sb-unstyled my-8 grid grid-cols-2 gap-5 text-ink lg:grid-cols-3">
      {Object.entries(radii).map(([name, value]) => (
        <li key={name} className="rounded-card border border-hairline bg-surface p-5">
          <div
            className={`mx-auto mb-4 border-2 border-accent bg-tint ${plates[name] ?? "h-24 w-32"}`}
            style={name === "arch" ? {} : { borderRadius: `var(--ui-radius-${name})` }}
          />
          <p className="text-15 font-semibold">
            rounded-{name} <span className="figures font-normal text-muted">{value < 999 ? `${value} px` : ""}</span>
          </p>
          <p className="text-14 text-muted">{about(name)}</p>
        </li>
      ))}
    </ul>
  );
}

export function Shadows() {
  return (
    <div className="sb-unstyled my-8 grid gap-5 sm:grid-cols-2">
      {themes.map((theme) => (
        <div
          key={theme}
          data-theme={theme}
          className="grid gap-6 rounded-panel border border-hairline bg-paper p-8 text-ink"
        >
          {Object.keys(shadows.light).map((name) => (
            <div
              key={name}
              className="rounded-card border border-hairline bg-surface p-5"
              style={{ boxShadow: `var(--ui-shadow-${name})` }}
            >
              <p className="text-15 font-semibold">shadow-{name}</p>
              <p className="text-14 text-muted">{name === "card" ? "Cards" : "Menus, dialogs, toasts"}</p>
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

/** Each movement, played when its button is pressed. */
export function Motions() {
  const about = aboutOf(semanticBase.motion);
  return (
    <div className="sb-unstyled my-8 grid gap-5 text-ink sm:grid-cols-3">
      {Object.entries(motions).map(([name, value]) => (
        <Plate key={name} title={name} about={about(name)}>
          <Played name={name} />
          <p className="figures mt-3 text-13 text-muted">{value}</p>
        </Plate>
      ))}
    </div>
  );
}

function Played({ name }: { name: string }) {
  const [times, setTimes] = useState(0);
  const animated = name === "rise" ? "animate-rise" : "animate-appear";
  return (
    <div className="grid h-32 place-items-center gap-3">
      {name === "press" ? (
        <Button variant="outline">Point at me</Button>
      ) : (
        <>
          <span
            key={times}
            className={`rounded-card border border-hairline bg-surface px-4 py-2 text-15 shadow-float ${animated} motion-reduce:animate-none`}
          >
            Saved
          </span>
          <Button size="sm" variant="quiet" onClick={() => setTimes(times + 1)}>
            Again
          </Button>
        </>
      )}
    </div>
  );
}

export function Durations() {
  return (
    <>
      <Values of={durations} unit="ms" about={aboutOf(semanticBase.duration)} prefix="duration-" />
      <Values of={easings} unit="" about={aboutOf(semanticBase.easing)} prefix="ease-" />
    </>
  );
}

/** Where layouts change, and the windows we check everything in. */
export function Breakpoints() {
  const about = aboutOf(semanticBase.breakpoint);
  const widest = Math.max(...Object.values(breakpoints));
  return (
    <div className="sb-unstyled my-8 grid gap-4 text-ink">
      {Object.entries(breakpoints).map(([name, width]) => (
        <div key={name}>
          <p className="flex flex-wrap items-baseline gap-x-3 text-15">
            <Code>{name}:</Code>
            <span className="figures font-semibold">{width} px</span>
            <span className="text-14 text-muted">{about(name)}</span>
          </p>
          <div className="mt-1.5 h-2 rounded-pill bg-sunken">
            <div className="h-full rounded-pill bg-accent" style={{ width: `${(width / widest) * 100}%` }} />
          </div>
        </div>
      ))}
    </div>
  );
}

export function Windows() {
  return <Values of={viewports} unit="px" about={aboutOf(semanticBase.viewport)} prefix="" />;
}

export function Layers() {
  return <Values of={layers} unit="" about={aboutOf(semanticBase.layer)} prefix="z-" />;
}

/** Twelve columns, as a page's grids fall into them. */
export function Columns() {
  return (
    <div
      aria-hidden
      className="sb-unstyled my-8 grid h-40 grid-cols-4 gap-3 rounded-card border border-hairline bg-surface px-5 sm:grid-cols-8 sm:px-8 lg:grid-cols-12"
    >
      {Array.from({ length: 12 }, (_, index) => (
        <span
          key={index}
          className={`bg-tint ${index >= 8 ? "hidden lg:block" : index >= 4 ? "hidden sm:block" : ""}`}
        />
      ))}
    </div>
  );
}

/** A brand colour to try out: what becomes of it in both themes, on real components. */
export function BrandTry() {
  const [colour, setColour] = useState("#7a1f5c");
  const brand = brandColours(colour);
  return (
    <div className="sb-unstyled my-8 text-ink">
      <label className="mb-5 flex flex-wrap items-center gap-3 text-15 font-medium">
        Your colour
        <input
          type="color"
          value={colour}
          onChange={(event) => setColour(event.target.value)}
          className="h-11 w-20 cursor-pointer rounded-field border border-field bg-surface p-1"
        />
        <Code>BRAND_COLOUR={colour}</Code>
      </label>
      <div className="grid gap-5 sm:grid-cols-2">
        {themes.map((theme) => (
          <div
            key={theme}
            data-theme={theme}
            className="grid gap-5 rounded-panel border border-hairline bg-paper p-6 text-ink"
            style={Object.fromEntries(Object.entries(brand[theme]).map(([name, value]) => [`--ui-${name}`, value]))}
          >
            <p className="font-display text-26">
              How was it, <em className="text-accent-text">really?</em>
            </p>
            <div className="flex flex-wrap items-center gap-3">
              <Button>Publish</Button>
              <Button variant="outline">Back</Button>
              <Button variant="plain">Preview</Button>
              <Badge tone="tint">Selected</Badge>
            </div>
            <Switch label="Tell me about replies" defaultChecked />
            <dl className="grid grid-cols-2 gap-x-4 gap-y-2 text-13 sm:grid-cols-3">
              {Object.entries(brand[theme]).map(([name, value]) => (
                <div key={name} className="flex items-center gap-2">
                  <span
                    className="size-6 shrink-0 rounded-small border border-hairline"
                    style={{ background: value }}
                  />
                  <div className="min-w-0">
                    <dt className="truncate text-muted">{name}</dt>
                    <dd className="figures">{value}</dd>
                  </div>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
    </div>
  );
}

function Plate({ title, about, children }: { title: string; about: ReactNode; children: ReactNode }) {
  return (
    <figure className="m-0 flex flex-col overflow-hidden rounded-card border border-hairline bg-surface">
      <div className="grow bg-paper p-6">{children}</div>
      <figcaption className="border-t border-hairline px-4 py-3 text-14 text-muted">
        <strong className="block text-15 font-semibold text-ink">{title}</strong>
        {about}
      </figcaption>
    </figure>
  );
}

/** Tokens as a table: name, value, purpose. */
function Values({
  of,
  unit,
  about,
  prefix,
}: {
  of: Readonly<Record<string, string | number>>;
  unit: string;
  about: (name: string) => string;
  prefix: string;
}) {
  return (
    <Table head={["Name", "Value", "Purpose"]}>
      {Object.entries(of).map(([name, value]) => (
        <tr key={name} className={row}>
          <td className={`${cell} whitespace-nowrap`}>
            <Code>
              {prefix}
              {name}
            </Code>
          </td>
          <td className={`${cell} figures text-14 whitespace-nowrap`}>
            {value} {unit}
          </td>
          <td className={`${cell} text-14 text-muted`}>{about(name)}</td>
        </tr>
      ))}
    </Table>
  );
}
