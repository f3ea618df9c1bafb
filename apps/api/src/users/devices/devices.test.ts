import { expect, test } from "vitest";
import { password, useTestApp } from "../../../test/test-app.ts";

const api = useTestApp();

async function withDevices(...userAgents: string[]) {
  const person = await api.member();
  const devices = [];
  for (const userAgent of userAgents) {
    const browser = api.browser();
    const login = await browser.call(
      "POST",
      "/api/users/login",
      { email: person.email, password },
      { "user-agent": userAgent },
    );
    browser.token = login.json().token;
    devices.push(browser);
  }
  return { person, devices };
}
const list = async (browser: ReturnType<typeof api.browser>) =>
  (await browser.call("GET", "/api/users/me/sessions")).json().items as {
    id: string;
    isCurrent: boolean;
    userAgent: string;
  }[];

test("check 25: people see where they are logged in, and which device is this one", async () => {
  const { devices } = await withDevices("Phone", "Laptop");
  const items = await list(devices[0]!);
  expect(items.map(({ userAgent }) => userAgent)).toEqual(expect.arrayContaining(["Phone", "Laptop"]));
  expect(items.filter(({ isCurrent }) => isCurrent).map(({ userAgent }) => userAgent)).toEqual(["Phone"]);
});

test("check 25: a device logged out from another one is out straight away, with either token", async () => {
  const { devices } = await withDevices("Phone", "Laptop");
  const [phone, laptop] = devices as [(typeof devices)[0], (typeof devices)[0]];
  const other = (await list(phone)).find(({ userAgent }) => userAgent === "Laptop")!;
  expect((await phone.call("DELETE", `/api/users/me/sessions/${other.id}`)).statusCode).toBe(204);
  expect((await laptop.call("GET", "/api/users/me")).statusCode).toBe(401);
  expect((await laptop.call("POST", "/api/users/refresh-token")).statusCode).toBe(401);
  expect((await list(phone)).map(({ userAgent }) => userAgent)).not.toContain("Laptop");
});

test("logging out everywhere else keeps this session", async () => {
  const { person, devices } = await withDevices("Phone", "Laptop");
  expect((await devices[0]!.call("DELETE", "/api/users/me/sessions")).statusCode).toBe(204);
  expect((await list(devices[0]!)).map(({ userAgent }) => userAgent)).toEqual(["Phone"]);
  for (const browser of [person, devices[1]!])
    expect((await browser.call("GET", "/api/users/me")).statusCode).toBe(401);
});

test("logging in again in the same browser leaves one device there, whoever was logged in before", async () => {
  const { person, devices } = await withDevices("Laptop");
  const [laptop] = devices as [(typeof devices)[0]];
  const before = laptop.cookies.get("refresh")!;
  const someoneElse = await api.member();
  for (const { email } of [person, someoneElse]) {
    const login = await laptop.call("POST", "/api/users/login", { email, password }, { "user-agent": "Laptop again" });
    laptop.token = login.json().token;
  }
  expect(await list(laptop)).toHaveLength(2); // the one from signing up, and this one
  expect((await list(person)).map(({ userAgent }) => userAgent)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/Laptop/)]),
  );
  const refreshed = await api.browser().call("POST", "/api/users/refresh-token", undefined, {
    cookie: `refresh=${before}`,
  });
  expect(refreshed.statusCode).toBe(401);
});

test("check 37: someone else's session gets the same answer as one that does not exist", async () => {
  const { devices } = await withDevices("Phone");
  const stranger = await api.member();
  const [session] = await list(devices[0]!);
  const answer = await stranger.call("DELETE", `/api/users/me/sessions/${session!.id}`);
  const absent = await stranger.call("DELETE", "/api/users/me/sessions/01986f2a-6c00-7000-8000-00000000d0ff");
  expect([answer.statusCode, answer.json().type]).toEqual([absent.statusCode, absent.json().type]);
  expect(answer.statusCode).toBe(404);
  expect((await devices[0]!.call("GET", "/api/users/me")).statusCode).toBe(200);
});
