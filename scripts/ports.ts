/** Where the two servers listen, as the settings table of the README says. */
export function siteSettings(env: NodeJS.ProcessEnv) {
  const everywhere = env.HOST === "0.0.0.0" || env.HOST === "::";
  return {
    site: Number(env.PORT || 3000),
    api: Number(env.API_PORT || 4000),
    /** The name under which this machine itself reaches them. */
    host: everywhere || !env.HOST ? "127.0.0.1" : env.HOST,
    production: env.MODE === "production",
  };
}

const off = /^(?:false|0|no|off|n|disabled)$/i;

/** What there is in the demo that these settings start. */
export const demoParts = (env: NodeJS.ProcessEnv) => ({
  accounts: !off.test(env.DEMO_DATA ?? ""),
  /** Of mails that are really sent there is none. */
  inbox: !env.SMTP_URL,
});
