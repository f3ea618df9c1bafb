// A line between a browser and the site that can be cut: everything on it ends at once, as in a tunnel, and nothing gets
// through until it is whole again. What browsers offer for this lets a request that has begun arrive all the same.
import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { siteUrl } from "./addresses.ts";

export type Line = { proxy: string; cut: () => void; mend: () => void; close: () => void };

/** As a SOCKS proxy, because that leaves the pages' addresses as they are. It leads to this machine only. */
export async function createLine(): Promise<Line> {
  const sockets = new Set<Socket>();
  let isCut = false;
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket)).on("error", () => socket.destroy());
  };
  const server = createServer((browser) => {
    keep(browser);
    if (isCut) return void browser.destroy();
    // https://www.rfc-editor.org/rfc/rfc1928: "no authentication"; the port is at the end of the request; "succeeded".
    browser.once("data", () => {
      browser.write(Buffer.from([5, 0]));
      browser.once("data", (asked: Buffer) => {
        const site = connect(asked.readUInt16BE(asked.length - 2), new URL(siteUrl).hostname, () => {
          browser.write(Buffer.from([5, 0, 0, 1, 0, 0, 0, 0, 0, 0]));
          browser.pipe(site).pipe(browser);
        });
        keep(site);
        browser.on("close", () => site.destroy());
        site.on("close", () => browser.destroy());
      });
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const end = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    proxy: `socks5://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut: () => {
      isCut = true;
      end();
    },
    mend: () => void (isCut = false),
    close: () => {
      server.close();
      end();
    },
  };
}
