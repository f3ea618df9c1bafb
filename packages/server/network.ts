import { isIP, isIPv4 } from "node:net";

/**
 * The address in one entry of `X-Forwarded-For`, or as a socket gives it: `203.0.113.20`, `203.0.113.20:4001`,
 * `2001:db8::1`, `[2001:db8::1]:443`, in quotes or with a zone. Some proxies add the port, which differs for each
 * connection.
 * @returns the bare address; null if there is none
 */
function addressIn(text: string): string | null {
  // Each character is read only once, however long the header is.
  const [, entry] = /^"?([^"]*)"?$/.exec(text.trim()) ?? [];
  const [, bracketed, plain] = /^(?:\[([^\]]*)\](?::\d{1,5})?|([\d.]+)(?::\d{1,5})?)$/.exec(entry ?? "") ?? [];
  const address = (bracketed ?? plain ?? entry ?? "").split("%")[0]!;
  return isIP(address) ? address : null;
}

/**
 * The part of `X-Forwarded-For` that can be trusted: its addresses, from the end back to the first entry that isn't
 * one. Whoever wrote or forwarded that entry is the client; otherwise every made-up entry would count as a different
 * client.
 */
export function forwardedAddresses(header: string): string[] {
  const entries = header.split(",").map(addressIn);
  return entries.slice(entries.lastIndexOf(null) + 1) as string[];
}

/**
 * What limits are counted by: an IPv4 address, or the /64 of an IPv6 address, since anyone with one address has the
 * whole network. Anything that isn't an address counts as one client.
 */
export function network(text: string): string {
  const address = addressIn(text);
  if (address === null) return "unknown";
  if (isIPv4(address)) return address;
  const groups = groupsOf(address);
  if (groups.slice(0, 6).join(":") === "0:0:0:0:0:ffff") {
    return groups
      .slice(6)
      .flatMap((group) => bytesOf(Number.parseInt(group, 16)))
      .join(".");
  }
  return `${groups.slice(0, 4).join(":")}::/64`;
}

const bytesOf = (n: number) => [n >> 8, n & 255];

/** The eight groups of an IPv6 address, in lower case and without leading zeros. */
function groupsOf(address: string): string[] {
  const part = (text: string) =>
    text === ""
      ? []
      : text.split(":").flatMap((group) => {
          if (!isIPv4(group)) return [Number.parseInt(group, 16).toString(16)];
          const [a, b, c, d] = group.split(".").map(Number) as [number, number, number, number];
          return [((a << 8) | b).toString(16), ((c << 8) | d).toString(16)];
        });
  const [before, after] = address.split("::").map(part) as [string[], string[] | undefined];
  return after ? [...before, ...Array.from({ length: 8 - before.length - after.length }, () => "0"), ...after] : before;
}
