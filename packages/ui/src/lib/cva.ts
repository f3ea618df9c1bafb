import { cva as original, type VariantProps } from "class-variance-authority";

export type { VariantProps };

type Known = Map<unknown, Known | string>;

/**
 * A `cva` that computes each result only once: components ask for the same few combinations thousands of times. Joining
 * them again each time, and hashing the new string to merge it, took as long as rendering a small component.
 */
export const cva = ((...recipe: Parameters<typeof original>) => {
  const make = original(...recipe);
  const variants = Object.keys((recipe[1] as { variants?: object } | undefined)?.variants ?? {});
  const last = variants.pop();
  const known: Known = new Map();
  return (choice: Record<string, unknown> = {}) => {
    // A caller's class may be anything; only the declared variants come in few combinations.
    if (last === undefined || "class" in choice || "className" in choice) return make(choice);
    let step = known;
    for (const name of variants) {
      let next = step.get(choice[name]) as Known | undefined;
      if (!next) step.set(choice[name], (next = new Map()));
      step = next;
    }
    let classes = step.get(choice[last]) as string | undefined;
    if (classes === undefined) step.set(choice[last], (classes = make(choice)));
    return classes;
  };
}) as typeof original;
