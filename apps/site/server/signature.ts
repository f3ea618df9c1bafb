import { createHmac } from "node:crypto";

/** The address that stands for the site's own rendering. */
export const RENDERING = "render";

/** What the API may believe about a request: its id and the client's address, signed with the shared secret. */
export function signedHeaders(secret: string, requestId: string, address: string): Record<string, string> {
  const seconds = Math.floor(Date.now() / 1000);
  const signature = createHmac("sha256", secret).update(`${requestId}.${address}.${seconds}`).digest("base64url");
  return {
    "x-request-id": requestId,
    "x-client-address": address,
    "x-client-signature": `${seconds}.${signature}`,
  };
}
