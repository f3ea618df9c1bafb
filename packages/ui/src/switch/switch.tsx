import { type ComponentProps, type ReactNode, useId } from "react";
import { cn } from "../lib/cn.ts";

export type SwitchProps = Omit<ComponentProps<"input">, "type" | "size" | "role" | "children"> & {
  /** What is on or off. */
  label: ReactNode;
  /** Help under the label. */
  hint?: ReactNode | undefined;
  /** Called with the new state. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
  /** Hides the label from sight; screen readers still have it. Default `false`. */
  labelHidden?: boolean | undefined;
};

/** A setting that takes effect at once. The label stands first, the switch at the end of the line. */
export function Switch({
  label,
  hint,
  onCheckedChange,
  onChange,
  labelHidden = false,
  id: givenId,
  className,
  ...props
}: SwitchProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <div
      data-slot="switch"
      className={cn("flex items-start justify-between gap-4", labelHidden && "inline-flex", className)}
    >
      <div className={labelHidden ? "sr-only" : "flex flex-col"}>
        <label htmlFor={id} className="cursor-pointer text-15 font-medium text-ink">
          {label}
        </label>
        {hint ? (
          <p id={`${id}-hint`} className="text-14 text-muted">
            {hint}
          </p>
        ) : null}
      </div>
      <input
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says its own state
        role="switch"
        id={id}
        aria-describedby={hint ? `${id}-hint` : undefined}
        {...props}
        onChange={(event) => {
          onChange?.(event);
          onCheckedChange?.(event.target.checked);
        }}
        className={cn(
          "relative h-6.5 w-11 shrink-0 cursor-pointer appearance-none rounded-pill border border-transparent bg-field transition-colors duration-120 motion-reduce:transition-none",
          "before:absolute before:inset-y-0.5 before:start-0.5 before:aspect-square before:rounded-pill before:bg-on-accent before:transition-[inset-inline-start] before:duration-120 motion-reduce:before:transition-none",
          "checked:bg-accent checked:before:start-5 not-disabled:hover:bg-muted not-disabled:checked:hover:bg-accent-hover",
          "disabled:cursor-not-allowed disabled:opacity-50",
          "forced-colors:border-[ButtonText] forced-colors:before:bg-[ButtonText] forced-colors:checked:bg-[Highlight]",
        )}
      />
    </div>
  );
}
