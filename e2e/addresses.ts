/** Where the journeys find the site and the API. */
export const siteUrl = `http://localhost:${process.env.E2E_PORT ?? 3100}`;
export const apiUrl = `http://localhost:${process.env.E2E_API_PORT ?? 4100}`;
