// Promises that only the process owning the embedded database can keep: with a database server there is no owner.
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { afterEach, expect, test } from "vitest";
import { brand, useTestApp } from "../../../test/test-app.ts";
import { listenForCommands } from "../../database/owner-socket.ts";
import { inviteCommand } from "./invite.ts";

const api = useTestApp();
let stop: (() => Promise<void>) | undefined;
afterEach(async () => {
  await stop?.();
  stop = undefined;
});
const listen = async () => {
  const services = { jobs: api.jobs.jobs, settings: api.settings, brand };
  stop = await listenForCommands(api.settings.dataDir, { "invite-admin": inviteCommand(api.database.db, services) });
};
const command = (...args: string[]) =>
  promisify(execFile)(process.execPath, ["apps/api/src/users/admins/invite-command.ts", ...args], {
    env: { PATH: process.env["PATH"], DATA_DIR: api.settings.dataDir },
  });

test("the operator invites an admin while the server runs", async () => {
  await listen();
  const { stdout } = await command("mira@example.org");
  expect(stdout).toContain("mira@example.org");
  expect((await api.inbox("mira@example.org"))[0]!.links[0]).toMatch(/\/api\/admin\/verify#token=/);
});

test("something that is not an e-mail address is refused with an explanation", async () => {
  await listen();
  await expect(command("mira at example")).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining("is not an e-mail address"),
  });
  await expect(command()).rejects.toMatchObject({ code: 1, stdout: expect.stringContaining("npm run admin:invite") });
});

test("the command opens the database itself when no server is running", async () => {
  const { stdout } = await command("iva@example.org");
  expect(stdout).toContain("iva@example.org");
}, 30_000);
