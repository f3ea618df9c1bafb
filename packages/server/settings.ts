// What both servers check in their environment before they start.

/** Why a server doesn't start, in words for the operator. */
export class SettingsError extends Error {}

/** Hosts that only this machine can reach. */
const loopback = ["127.0.0.1", "localhost", "::1"];

/** As Zod has it. */
interface Schema<T> {
  safeParse(
    value: unknown,
  ):
    | { success: true; data: T }
    | { success: false; error: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } };
}

/**
 * The variables that are set; an empty one isn't.
 * @param neededInProduction without these, `MODE=production` doesn't start
 * @throws SettingsError that lists every missing or wrong variable
 */
export function readEnvironment<T extends { MODE: "demo" | "production"; HOST: string }>(
  schema: Schema<T>,
  env: NodeJS.ProcessEnv,
  neededInProduction: readonly (keyof T & string)[],
): T {
  const parsed = schema.safeParse(Object.fromEntries(Object.entries(env).filter(([, value]) => value !== "")));
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`);
    throw new SettingsError(`Some settings need another look:\n${faults.join("\n")}`);
  }
  const { data } = parsed;
  if (data.MODE === "production") {
    const missing = neededInProduction.filter((name) => !data[name]);
    if (missing.length > 0) throw new SettingsError(`MODE=production needs ${missing.join(", ")}.`);
  } else if (!loopback.includes(data.HOST)) {
    throw new SettingsError(
      `MODE=demo listens on this machine only, because its passwords are public. HOST must be ${loopback.join(", ")}, not ${data.HOST}.`,
    );
  }
  return data;
}
