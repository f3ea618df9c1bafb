type Token = { $value: unknown };
type Tree = { [name: string]: unknown };

/** The hex value that a colour token comes to, its reference followed. */
export function colourOf(token: Token, base: Tree): string {
  const path = typeof token.$value === "string" ? token.$value.slice(1, -1).split(".") : null;
  const value = path
    ? (path.reduce<unknown>((node, name) => (node as Tree)[name], base) as Token).$value
    : token.$value;
  const { hex, components, alpha } = value as { hex?: string; components: number[]; alpha?: number };
  return hex ?? `rgb(${components.map((part) => Math.round(part * 255)).join(" ")} / ${(alpha ?? 1) * 100}%)`;
}

const classes: Record<string, string> = {
  13: "text-13",
  14: "text-14",
  15: "text-15",
  16: "text-16",
  18: "text-18",
  21: "font-display font-display text-21",
  26: "font-display font-display text-26",
  32: "font-display font-display text-32",
  40: "font-display font-display text-40",
  56: "font-display font-display text-56",
  76: "font-display font-display text-76",
};

/** Each size of the scale, drawn in itself. */
export function TypeScale({ sizes }: { sizes: Tree }) {
  return (
    <dl className="sb-unstyled flex flex-col gap-3 text-ink">
      {Object.keys(sizes)
        .filter((name) => !name.startsWith("$"))
        .map((name) => (
          <div key={name} className="flex items-baseline gap-6">
            <dt className="w-16 shrink-0 text-13 text-muted">text-{name}</dt>
            <dd className={`${classes[name]} truncate`}>How was it, really?</dd>
          </div>
        ))}
    </dl>
  );
}
