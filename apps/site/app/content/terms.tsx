import { prefetch } from "../prefetch.ts";
import { LegalText, legalTextQuery } from "./legal-text.tsx";

const fetches = prefetch((client) => client.ensureQueryData(legalTextQuery("terms")));
export const loader = fetches;
export const clientLoader = fetches;

export default function Terms() {
  return <LegalText name="terms" />;
}
