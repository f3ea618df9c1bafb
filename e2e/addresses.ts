/** Where the journeys find the site and the API, whose data is kept apart from that of journeys on other ports. */
export const siteUrl = `http://localhost:${process.env.E2E_PORT ?? 3100}`;
export const apiUrl = `http://localhost:${process.env.E2E_API_PORT ?? 4100}`;
export const dataDir = `.cache/e2e/data-${new URL(siteUrl).port}`;

/** Stands in for Google. On another host than the site, as Google is. */
export const googleUrl = `http://127.0.0.1:${Number(new URL(siteUrl).port) + 2_000}`;
