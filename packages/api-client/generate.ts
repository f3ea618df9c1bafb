// Makes the types of the contract; `pnpm generate` writes them.
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import openapiTS, { astToString, COMMENT_HEADER } from "openapi-typescript";

const contract = pathToFileURL(join(import.meta.dirname, "../../openapi.yaml"));

export const schema = async () => ({
  "packages/api-client/src/schema.generated.ts": COMMENT_HEADER + astToString(await openapiTS(contract)),
});
