// `npm run bench [names…]`: runs the named benchmarks one after another, or all of them.
import process from "node:process";

const parts = [
  "search",
  "scale",
  "import",
  "reviews",
  "dashboard",
  "api",
  "logins",
  "overload",
  "memory",
  "photos",
  "routes",
  "site",
  "pages",
] as const;

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(parts as readonly string[]).includes(name));
if (unknown.length) {
  console.error(`There is no benchmark called ${unknown.join(", ")}. You can run: ${parts.join(", ")}.`);
  process.exit(1);
}
// All in the same process: each ends whatever it started before the next one runs.
for (const part of parts) {
  if (asked.length && !asked.includes(part)) continue;
  const { run } = (await import(`./${part}.ts`)) as { run: () => Promise<void> };
  await run();
}
process.exit();
