// Whether an operation has a caller, as a type: `security` of openapi.yaml says it, and types cannot read that. `npm run generate`
// writes callers.generated.ts.
import { operations } from "./contract.ts";
import { callerOf } from "./security.ts";

const types = { required: "Caller", optional: "Caller | null", none: "null" };

export const callerTypes = () => ({ "apps/api/src/contract/callers.generated.ts": text() });

const text = () => `// Generated from openapi.yaml; see generate-callers.ts.
import type { Caller } from "../security/authentication.ts";

/** The caller of each operation: null if none is required. */
export interface Callers {
${operations.map((operation) => `  ${operation.operationId}: ${types[callerOf(operation)]};\n`).join("")}}
`;
