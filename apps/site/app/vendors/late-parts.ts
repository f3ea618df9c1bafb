import type { ComponentProps, ComponentType } from "react";
import { renderedPart } from "../frame/rendered-part.ts";

/** The parts of a vendor's page that load after the rest of it. Stated once: each import names all the files that it needs. */
export const lateParts = () => import("./lazy-parts.tsx");

type Parts = Awaited<ReturnType<typeof lateParts>>;

/** One of them that the server renders too. */
export const latePart = <Name extends keyof Parts>(name: Name) =>
  renderedPart(async () => (await lateParts())[name] as ComponentType<ComponentProps<Parts[Name]>>);
