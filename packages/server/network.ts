import { isIPv4, isIPv6 } from "node:net";

/** What limits count by: an IPv4 address; of IPv6 the /64, since whoever has one address has all of its network. */
export function network(address: string): string {
  const bare = address.split("%")[0]!;
  if (!isIPv6(bare)) return address;
  const groups = groupsOf(bare);
  if (groups.slice(0, 6).join(":") === "0:0:0:0:0:ffff") {
    return groups
      .slice(6)
      .flatMap((group) => bytesOf(Number.parseInt(group, 16)))
      .join(".");
  }
  return `${groups.slice(0, 4).join(":")}::/64`;
}

const bytesOf = (n: number) => [n >> 8, n & 255];

/** The eight groups of an IPv6 address, in lower case without leading zeros. */
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
