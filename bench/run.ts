// `npm run bench [names…]`: runs the benchmarks one after another, all of them where none is named.
import process from "node:process";

const parts = ["search", "import", "api", "logins", "overload", "memory", "routes", "site", "pages"] as const;

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(parts as readonly string[]).includes(name));
if (unknown.length) {
  console.error(`There is no benchmark ${unknown.join(", ")}. There are: ${parts.join(", ")}.`);
  process.exit(1);
}
// Each in the same process: what one started it has ended before the next begins.
for (const part of parts) {
  if (asked.length && !asked.includes(part)) continue;
  const { run } = (await import(`./${part}.ts`)) as { run: () => Promise<void> };
  await run();
}
process.exit();
