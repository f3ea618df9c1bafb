// The export as a file. The typed client reads an answer whole and parses it; this one is only passed on, however long it is.
import { ApiProblem, NetworkError, type TrothClient } from "@troth/api-client";
import type { paths } from "@troth/api-client/schema";

const address = "/api/users/me/export" satisfies keyof paths;

type Options = {
  api: TrothClient;
  /** Where the API is: the site itself, if empty. */
  apiBase: string;
  token: () => string;
  /** Told how many bytes have come. How many there will be nobody knows: it is written while it is sent. */
  onProgress: (bytes: number) => void;
  signal: AbortSignal;
};

/** @throws ApiProblem when it is refused, NetworkError when it does not come or breaks off */
export async function fetchExport({ api, apiBase, token, onProgress, signal }: Options): Promise<Blob> {
  // Renews the token, if need be: the request below has one try.
  await api.getMe({ signal });
  try {
    const response = await fetch(apiBase + address, {
      headers: { authorization: `Bearer ${token()}` },
      credentials: "include",
      signal,
    });
    if (!response.ok || !response.body) throw refused(response);
    const parts: Uint8Array<ArrayBuffer>[] = [];
    let bytes = 0;
    const reader = response.body.getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      parts.push(part.value);
      bytes += part.value.byteLength;
      onProgress(bytes);
    }
    const file = new Blob(parts, { type: "application/json" });
    // Not every way of breaking off is an error to the browser.
    if ((await file.slice(-1).text()) !== "}") throw new Error("The document has no end");
    return file;
  } catch (error) {
    if (error instanceof ApiProblem || signal.aborted) throw error;
    throw new NetworkError(error);
  }
}

const refused = ({ status, statusText }: Response): ApiProblem =>
  new ApiProblem({ type: "about:blank", title: statusText || `The server answered ${status}`, status });
