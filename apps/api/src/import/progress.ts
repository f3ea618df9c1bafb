// Shows how far a long command has got: one changing line on a terminal, an occasional line in a log.
import type { WriteStream } from "node:tty";

type Output = Pick<WriteStream, "write"> & { isTTY?: boolean };

export interface Progress {
  /** @param total 0 if it isn't known yet */
  (what: string, done: number, total: number): void;
  /** Clears the line on the terminal. */
  end(): void;
}

/** The time between two lines in a log, in ms. */
const every = 2_000;

export function showProgress(output: Output = process.stderr): Progress {
  let last = { what: "", at: 0 };
  const progress = (what: string, done: number, total: number) => {
    const now = performance.now();
    const isEnd = done === total;
    const isNew = what !== last.what;
    if (!isNew && !isEnd && now - last.at < (output.isTTY ? 50 : every)) return;
    if (!output.isTTY && isNew && !isEnd && done === 0 && total > 0) {
      last = { what, at: now };
      output.write(`${what}…\n`);
      return;
    }
    last = { what, at: now };
    const of = total > 0 ? ` of ${total.toLocaleString("en")}` : "";
    const text = done > 0 || total > 0 ? `${what}: ${done.toLocaleString("en")}${of}` : `${what}…`;
    output.write(output.isTTY ? `\r\u001b[K${text}` : `${text}\n`);
  };
  return Object.assign(progress, {
    end() {
      if (output.isTTY) output.write("\r\u001b[K");
    },
  });
}
