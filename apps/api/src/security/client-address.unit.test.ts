import type { FastifyRequest } from "fastify";
import { expect, test } from "vitest";
import { forwardedAddresses } from "@troth/server/network";
import { clientOf, rendering, signatureOf } from "./client-address.ts";

const secret = "a secret of the site, 32 characters or more";
const from = (remoteAddress: string, headers: Record<string, string> = {}) =>
  clientOf({ id: "own", headers, socket: { remoteAddress } } as unknown as FastifyRequest, secret).address;
const signed = (address: string) => {
  const seconds = Math.floor(Date.now() / 1000);
  return from("127.0.0.1", {
    "x-request-id": "r1",
    "x-client-address": address,
    "x-client-signature": `${seconds}.${signatureOf(secret, "r1", address, seconds)}`,
  });
};

test("a network of IPv6 addresses is one client, however they are written", () => {
  for (const read of [from, signed]) {
    for (const address of ["2001:db8:1:2::1", "2001:DB8:1:2:ffff:0:0:9", "2001:0db8:0001:0002:0:0:0:0"])
      expect(read(address)).toBe("2001:db8:1:2::/64");
    expect(read("2001:db8:1:3::1")).toBe("2001:db8:1:3::/64");
    expect(read("2001:db8::1")).toBe("2001:db8:0:0::/64");
    expect(read("fe80::1%eth0")).toBe("fe80:0:0:0::/64");
  }
});

test("an IPv4 address is the same written as IPv6", () => {
  for (const read of [from, signed])
    for (const address of ["203.0.113.7", "::ffff:203.0.113.7", "::FFFF:cb00:7107"])
      expect(read(address)).toBe("203.0.113.7");
});

test("a client is the same from another port, however the port is written", () => {
  for (const read of [from, signed]) {
    for (const port of [":1", ":4001", ":65535"]) {
      expect(read(`203.0.113.7${port}`)).toBe("203.0.113.7");
      expect(read(`[2001:db8:1:2::1]${port}`)).toBe("2001:db8:1:2::/64");
      expect(read(`[::ffff:203.0.113.7]${port}`)).toBe("203.0.113.7");
    }
    expect(read("[fe80::1%eth0]")).toBe("fe80:0:0:0::/64");
    expect(read(' "[2001:db8:1:2::1]:443" ')).toBe("2001:db8:1:2::/64");
  }
});

test("the renderer has no address, and all nonsense counts as one address", () => {
  expect(signed(rendering)).toBe(rendering);
  for (const nonsense of [
    "",
    "unknown",
    "_hidden",
    "203.0.113.7:",
    "203.0.113.7:x",
    "203.0.113.256",
    "[2001:db8::1",
    "1:2:3",
    "%",
  ])
    expect([nonsense, signed(nonsense)]).toEqual([nonsense, "unknown"]);
  expect(from(rendering)).toBe("unknown");
});

test("a header made of blanks and a stray quote costs next to nothing to read", () => {
  expect(forwardedAddresses(`203.0.113.7,${" ".repeat(15_000)}a"b`)).toEqual([]);
});
