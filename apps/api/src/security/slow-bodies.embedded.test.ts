// Only on the embedded database, whose connection does without the timers that are held here.
import { once } from "node:events";
import { connect } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import { useTestApp } from "../../test/test-app.ts";

const api = useTestApp();
afterEach(() => void vi.useRealTimers());

test.each([
  ["words", "/api/contact", "application/json", 18],
  ["a photo", "/api/photos", "image/jpeg", 277],
  ["something that nobody reads", "/api/users/logout", "application/json", 18],
  ["something to nowhere", "/api/nothing-here", "application/json", 18],
])(
  "fault 7: whoever sends %s is cut off when a slow line would have sent the most there may be, and not before",
  async (_what, path, type, seconds) => {
    const { token } = await api.member();
    if (!api.app.server.listening) await api.app.listen({ port: 0, host: "127.0.0.1" });
    const { port } = api.app.server.address() as { port: number };
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const before = vi.getTimerCount();
    const socket = connect(port, "127.0.0.1");
    const closed = once(socket, "close");
    const head = [`POST ${path} HTTP/1.1`, "host: x", `authorization: Bearer ${token}`, `content-type: ${type}`];
    socket.write(`${head.join("\r\n")}\r\ncontent-length: 90000\r\n\r\n{`);
    while (vi.getTimerCount() === before) await new Promise(setImmediate);
    await vi.advanceTimersByTimeAsync(seconds * 1_000);
    expect(socket.readyState).toBe("open");
    await vi.advanceTimersByTimeAsync(1_000);
    await closed;
  },
);
