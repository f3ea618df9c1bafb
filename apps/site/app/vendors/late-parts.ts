/** The parts of a vendor's page that load after the rest of it. Stated once: each import names all the files that it needs. */
export const lateParts = () => import("./lazy-parts.tsx");
