// What callers get from openapi.yaml: the types, the address of each operation, and the values of its enumerations.
// `npm run generate` writes them.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import openapiTS, { astToString } from "openapi-typescript";
import { parse } from "yaml";

type Operation = {
  operationId: string;
  security?: Record<string, unknown>[];
  responses: Record<string, { content?: Record<string, unknown> }>;
};
type Contract = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, { type?: string; enum?: string[] }> };
};

const here = import.meta.dirname;
const contractFile = join(here, "../../openapi.yaml");
const methods = ["get", "put", "post", "delete", "patch"];
const note = "// Generated from openapi.yaml; see generate.ts.\n";

type Answer = "json" | "file" | "stream";

/**
 * What a call answers: JSON, a file, or a stream of events. Pictures, pages and redirects that anyone may see are
 * addresses to link to, not calls.
 */
function answerOf({ responses, security = [] }: Operation): Answer | null {
  const answers = Object.entries(responses).filter(([status]) => /^[23]/.test(status));
  if (answers.every(([status, { content }]) => (content ? "application/json" in content : !status.startsWith("3"))))
    return "json";
  // Only a call can say who is asking.
  if (!security.some((scheme) => "bearer" in scheme) || answers.some(([, { content }]) => !content)) return null;
  return answers.some(([, { content }]) => "text/event-stream" in content!) ? "stream" : "file";
}

function addresses({ paths }: Contract): string {
  const lines = Object.entries(paths).flatMap(([path, item]) =>
    methods
      .filter((method) => item[method] && answerOf(item[method]))
      .map((method) => {
        const answer = answerOf(item[method]!);
        const kind = answer === "json" ? "" : `, "${answer}"`;
        return `  ${item[method]!.operationId}: ["${method}", "${path}"${kind}],\n`;
      }),
  );
  return `${note}
/** Method and path of every operation that is a call, by \`operationId\`, and what it answers with if not with JSON. */
export const addresses = {\n${lines.join("")}} as const;\n`;
}

function enumerations({ components: { schemas } }: Contract): string {
  const named = Object.entries(schemas).filter(([, schema]) => schema.type === "string" && schema.enum);
  const lines = named.map(([name, schema]) => {
    const constant = `${name[0]!.toLowerCase()}${name.slice(1)}Values`;
    return `export const ${constant} = ${JSON.stringify(schema.enum)} as const;\n`;
  });
  return `${note}\n${lines.join("")}`;
}

/** The contents of the generated files. */
export async function clientFiles(): Promise<Record<string, string>> {
  const contract = parse(readFileSync(contractFile, "utf8")) as Contract;
  const types = astToString(await openapiTS(pathToFileURL(contractFile)));
  return {
    "packages/api-client/src/schema.generated.ts": `${note}\n${types}`,
    "packages/api-client/src/addresses.generated.ts": addresses(contract),
    "packages/api-client/src/enumerations.generated.ts": enumerations(contract),
  };
}
