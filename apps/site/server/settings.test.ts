import { createHmac } from "node:crypto";
import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { contentSecurityPolicy, securityHeaders } from "./security-headers.ts";
import { readSettings } from "./settings.ts";
import { signedHeaders } from "./signature.ts";

const secret = "a secret that is long enough for it";

test("production says which settings it needs", async () => {
  await expect(readSettings({ MODE: "production" })).rejects.toThrow("PUBLIC_URL, SITE_SECRET");
});

test("a wrong setting is refused by name", async () => {
  await expect(readSettings({ PORT: "many", SITE_SECRET: secret })).rejects.toThrow("PORT");
  await expect(readSettings({ BRAND_X_URL: "javascript:1", SITE_SECRET: secret })).rejects.toThrow("BRAND_X_URL");
});

test("the demo, whose passwords are public, listens on this machine only", async () => {
  for (const HOST of ["0.0.0.0", "::", "192.168.1.20"])
    await expect(readSettings({ HOST, SITE_SECRET: secret })).rejects.toThrow("HOST");
  for (const HOST of ["127.0.0.1", "localhost", "::1"])
    await expect(readSettings({ HOST, SITE_SECRET: secret })).resolves.toMatchObject({ host: HOST });
});

test("the demo uses the secret that the API has stored, and waits for it", async () => {
  const folder = await mkdtemp(join(tmpdir(), "site-"));
  setTimeout(() => void writeFile(join(folder, "secrets.json"), JSON.stringify({ siteSecret: secret })), 300);
  await expect(readSettings({ DATA_DIR: folder })).resolves.toMatchObject({ siteSecret: secret, port: 3000 });
});

test("if no secret appears, the error says why", async () => {
  const folder = await mkdtemp(join(tmpdir(), "site-"));
  await writeFile(join(folder, "secrets.json"), "{");
  vi.useFakeTimers({ toFake: ["Date"] });
  try {
    const read = readSettings({ DATA_DIR: folder });
    vi.setSystemTime(Date.now() + 61_000);
    await expect(read).rejects.toMatchObject({ cause: expect.any(SyntaxError) });
  } finally {
    vi.useRealTimers();
  }
});

test("the login with Google is offered if the operator has set it up and its cookie can be seen", async () => {
  const read = (env: NodeJS.ProcessEnv) => readSettings({ SITE_SECRET: secret, ...env });
  await expect(read({})).resolves.toMatchObject({ googleLogin: false });
  await expect(read({ GOOGLE_CLIENT_ID: "" })).resolves.toMatchObject({ googleLogin: false });
  await expect(read({ GOOGLE_CLIENT_ID: "troth" })).resolves.toMatchObject({ googleLogin: true });
  await expect(
    read({ GOOGLE_CLIENT_ID: "troth", PUBLIC_API_HOST: "https://api.troth.example" }),
  ).resolves.toMatchObject({
    googleLogin: false,
  });
});

test("a client's address goes to the API with a signature", () => {
  const headers = signedHeaders(secret, "r1", "203.0.113.7");
  const [seconds, signature] = headers["x-client-signature"]!.split(".");
  expect(signature).toBe(createHmac("sha256", secret).update(`r1.203.0.113.7.${seconds}`).digest("base64url"));
});

test("the policy allows our files and what has a hash, and keeps markup out of scripts", () => {
  const policy = contentSecurityPolicy({ scripts: ["'sha256-abc'"], styles: ["'sha256-def'"] }, "");
  expect(policy).toContain("script-src 'self' 'sha256-abc';");
  expect(policy).toContain("style-src 'self' 'sha256-def';");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).toContain("object-src 'none'");
  expect(policy).toContain("base-uri 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain("unsafe");
});

test("over https the browser is told to stay there, for at least a year", () => {
  expect(securityHeaders(true)["strict-transport-security"]).toMatch(/max-age=(\d{8,})/);
  expect(securityHeaders(false)).not.toHaveProperty("strict-transport-security");
});
