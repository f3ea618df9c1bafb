// What component pages are written with, beside Storybook's own blocks.
import type { ReactNode } from "react";

/** The parts of a component, outermost first: what each is and the `data-slot` it is found by. */
export function Anatomy({ parts }: { parts: readonly { part: string; slot?: string; about: ReactNode }[] }) {
  return (
    <ol className="sb-unstyled my-6 grid gap-2 text-15 text-ink">
      {parts.map(({ part, slot, about }, index) => (
        <li key={part} className="grid grid-cols-[1.75rem_1fr] items-baseline gap-3">
          <span className="figures grid size-7 place-items-center rounded-pill bg-tint text-13 font-semibold text-accent-text">
            {index + 1}
          </span>
          <span>
            <strong className="font-semibold">{part}</strong>
            {slot ? (
              <code className="ms-2 rounded-small bg-sunken px-1.5 py-0.5 text-13 text-muted">{slot}</code>
            ) : null}
            <span className="ms-2 text-muted">{about}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}

/** What each key does. */
export function Keys({ keys }: { keys: readonly (readonly [key: string, does: ReactNode])[] }) {
  return (
    <div className="sb-unstyled my-6 overflow-x-auto rounded-card border border-hairline">
      <table className="w-full text-start text-15 text-ink">
        <thead className="bg-sunken text-13 text-muted">
          <tr>
            <th className="px-4 py-2 text-start font-medium">Key</th>
            <th className="px-4 py-2 text-start font-medium">What it does</th>
          </tr>
        </thead>
        <tbody>
          {keys.map(([key, does]) => (
            <tr key={key} className="border-t border-hairline">
              <td className="px-4 py-2.5 align-baseline whitespace-nowrap">
                {key.split(" + ").map((one, index) => (
                  <span key={one}>
                    {index > 0 ? " + " : null}
                    <kbd className="rounded-small border border-field bg-surface px-1.5 py-0.5 font-text text-13 font-medium">
                      {one}
                    </kbd>
                  </span>
                ))}
              </td>
              <td className="px-4 py-2.5">{does}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
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
      <Example title="Do" about={goodAbout} className="border-t-green">
        {good}
      </Example>
      <Example title="Don’t" about={badAbout} className="border-t-rose">
        {bad}
      </Example>
    </div>
  );
}

function Example({
  title,
  about,
  className,
  children,
}: {
  title: string;
  about: ReactNode;
  className: string;
  children: ReactNode;
}) {
  return (
    <figure className={`m-0 flex flex-col overflow-hidden rounded-card border border-t-4 border-hairline ${className}`}>
      <div inert className="flex min-h-32 grow flex-wrap items-center justify-center gap-3 bg-paper p-6 text-ink">
        {children}
      </div>
      <figcaption className="border-t border-hairline bg-surface px-4 py-3 text-14 text-muted">
        <strong className="me-1.5 font-semibold text-ink">{title}</strong> {about}
      </figcaption>
    </figure>
  );
}
