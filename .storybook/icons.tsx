import * as lucide from "lucide-react";
import type { LucideIcon } from "lucide-react";
import { Code } from "./blocks.tsx";

// Reads the components' sources to see which icons they import: a list kept by hand would be out of date by next week.
const sources = import.meta.glob<string>(["../packages/ui/src/*/*.tsx", "!**/*.stories.tsx", "!**/*.test.tsx"], {
  query: "?raw",
  import: "default",
  eager: true,
});

const drawings = new Map(Object.entries(lucide) as [string, LucideIcon][]);

function used(): [icon: string, components: string[]][] {
  const where = new Map<string, Set<string>>();
  for (const [file, code] of Object.entries(sources)) {
    const component = file.split("/").at(-2) ?? "";
    const list = /import \{([^}]+)\} from "lucide-react"/.exec(code)?.[1] ?? "";
    for (const entry of list.split(",")) {
      const name = entry.trim().split(" as ")[0]?.replace(/Icon$/, "");
      if (!name || name.startsWith("type ")) continue;
      where.set(name, (where.get(name) ?? new Set()).add(component));
    }
  }
  return [...where].map(([icon, components]) => [icon, [...components]] as [string, string[]]).toSorted();
}

/** Every icon that a component uses. */
export function Icons() {
  return (
    <ul className="sb-unstyled my-8 grid grid-cols-2 gap-3 text-ink sm:grid-cols-3 lg:grid-cols-4">
      {used().map(([name, components]) => {
        const Icon = drawings.get(name);
        return (
          <li key={name} className="flex gap-3 rounded-card border border-hairline bg-surface p-4">
            {Icon ? <Icon aria-hidden className="size-6 shrink-0" /> : null}
            <div className="min-w-0">
              <Code>{name}</Code>
              <p className="mt-1 text-13 text-muted">{components.join(", ")}</p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
