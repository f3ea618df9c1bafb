/** Where the two servers listen, as in the README's settings table. */
export function siteSettings(env: NodeJS.ProcessEnv) {
  const everywhere = env.HOST === "0.0.0.0" || env.HOST === "::";
  return {
    site: Number(env.PORT || 3000),
    api: Number(env.API_PORT || 4000),
    /** The name by which this machine reaches them. */
    host: everywhere || !env.HOST ? "127.0.0.1" : env.HOST,
    production: env.MODE === "production",
  };
}

const off = /^(?:false|0|no|off|n|disabled)$/i;

/** What the demo offers with these settings. */
export const demoParts = (env: NodeJS.ProcessEnv) => ({
  accounts: !off.test(env.DEMO_DATA ?? ""),
  /** There is no inbox if e-mails are really sent. */
  inbox: !env.SMTP_URL,
});
