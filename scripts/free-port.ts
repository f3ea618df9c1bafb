import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";

const given = new Set<number>();

/**
 * A port that no one is listening on, a different one each time: for servers that must restart on the same port, or
 * need to know it in advance.
 */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, "close");
  if (given.has(port)) return freePort();
  given.add(port);
  return port;
}
