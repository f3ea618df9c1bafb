import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";

const given = new Set<number>();

/** A port that nobody listens at, another each time: for servers that must come back at the same one, or know it before. */
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
