/** Where the two servers listen, as the settings table of the README says. */
export function siteSettings(env: NodeJS.ProcessEnv): { site: number; api: number; production: boolean } {
  return { site: Number(env.PORT || 3000), api: Number(env.API_PORT || 4000), production: env.MODE === "production" };
}
