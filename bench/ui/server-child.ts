// One library's server, alone in its process: renders the thousand cards on request and reports how long that took.
import process from "node:process";

type Server = typeof import("./apps/server.tsx");

const { render, itemsOf } = (await import(process.argv[2]!)) as Server;
const items = itemsOf(0);

process.on("message", () => {
  globalThis.gc?.();
  const before = process.threadCpuUsage();
  const html = render(items);
  const { user, system } = process.threadCpuUsage(before);
  process.send!({ milliseconds: (user + system) / 1000, html: html.length });
});
process.send!("ready");
