import { type ComponentProps, type MouseEvent, type ReactNode, useEffect, useId, useRef } from "react";
import { cn } from "../lib/cn.ts";

export type ErrorSummaryProps = Omit<ComponentProps<"section">, "title"> & {
  /** Default "There is something to put right". */
  title?: ReactNode | undefined;
  /** Each problem with the address of its field, `#email`; none shows nothing. */
  errors: readonly { href?: string | undefined; message: ReactNode }[];
  /** Raise it with each attempt: the summary takes the focus again. */
  attempt?: number | undefined;
};

/** All that is wrong with a form, above it. It takes the focus when it appears; each line leads to its field. */
export function ErrorSummary({ errors, attempt = 0, ...props }: ErrorSummaryProps) {
  return errors.length > 0 ? <Summary key={attempt} errors={errors} {...props} /> : null;
}

function Summary({
  title = "There is something to put right",
  errors,
  className,
  ...props
}: Omit<ErrorSummaryProps, "attempt">) {
  const root = useRef<HTMLElement>(null);
  const id = useId();
  useEffect(() => root.current?.focus(), []);
  return (
    <section
      ref={root}
      data-slot="error-summary"
      aria-labelledby={id}
      tabIndex={-1}
      {...props}
      className={cn("rounded-card border-2 border-rose bg-surface p-5", className)}
    >
      <h2 id={id} className="text-16 font-semibold text-ink">
        {title}
      </h2>
      <ul className="mt-2 flex flex-col gap-1 text-15">
        {errors.map(({ href, message }, index) => (
          <li key={href ?? index} className="text-rose">
            {href ? (
              <a
                href={href}
                onClick={leadTo}
                className="inline-block rounded-small py-0.5 font-medium underline underline-offset-4 hover:decoration-2"
              >
                {message}
              </a>
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Moves the focus without touching the address, which may hold the page's state. */
function leadTo(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  const control = field.matches("fieldset, div")
    ? (field.querySelector<HTMLElement>("input, select, textarea, button") ?? field)
    : field;
  control.focus();
  control.scrollIntoView({ block: "center" });
}
