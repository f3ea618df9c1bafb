// Server rendering: each library has its own Node process, and they take turns.
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

export type Render = {
  /** CPU time of the main thread. */
  milliseconds: number;
  /** Length of the HTML. */
  html: number;
};

const warmUp = 10;

export async function measureServers(servers: Map<string, string>, runs: number): Promise<Map<string, Render[]>> {
  const children = new Map<string, ChildProcess>();
  const renders = new Map<string, Render[]>();
  try {
    for (const [name, file] of servers) {
      const child = fork(join(import.meta.dirname, "server-child.ts"), [file], {
        env: { ...process.env, NODE_ENV: "production" },
        execArgv: ["--expose-gc"],
      });
      children.set(name, child);
      renders.set(name, []);
      await answer(child);
    }
    for (let run = -warmUp; run < runs; run++) {
      for (const [name, child] of children) {
        child.send("render");
        const [render] = (await answer(child)) as [Render];
        if (run >= 0) renders.get(name)!.push(render);
      }
    }
  } finally {
    for (const child of children.values()) child.kill();
  }
  return renders;
}

/** Waits for the next message; a child that exits instead has failed. */
const answer = (child: ChildProcess): Promise<unknown[]> =>
  Promise.race([
    once(child, "message"),
    once(child, "exit").then(([code]) => Promise.reject(new Error(`A server ended with code ${String(code)}.`))),
  ]);
