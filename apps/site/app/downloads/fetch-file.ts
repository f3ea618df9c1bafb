// Fetches an answer as a file. The typed client would read and parse all of it; this only passes it on, however long it
// is.
import { ApiProblem, NetworkError, type Schemas, type TrothClient } from "@troth/api-client";

type Options = {
  /** Its path and query. */
  address: string;
  /** What the file has at its end, unless it is empty. */
  end: "}" | "\n";
  api: TrothClient;
  /** Where the API is; if empty, the site itself. */
  apiBase: string;
  token: () => string;
  /** Called with the number of bytes so far. The total is not known, since the file is written while it is sent. */
  onProgress?: (bytes: number) => void;
  signal: AbortSignal;
};

/** @throws ApiProblem when it is refused, NetworkError when it does not arrive or breaks off */
export async function fetchFile({ address, end, api, apiBase, token, onProgress, signal }: Options): Promise<Blob> {
  // Renews the token if necessary, since the request below has only one try.
  await api.getMe({ signal });
  try {
    const response = await fetch(apiBase + address, {
      headers: { authorization: `Bearer ${token()}` },
      credentials: "include",
      signal,
    });
    if (!response.ok || !response.body) throw await refused(response);
    const parts: Uint8Array<ArrayBuffer>[] = [];
    let bytes = 0;
    const reader = response.body.getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      parts.push(part.value);
      bytes += part.value.byteLength;
      onProgress?.(bytes);
    }
    const file = new Blob(parts, { type: response.headers.get("content-type") ?? "" });
    // The browser does not report every broken download as an error.
    if (![end, ...(end === "}" ? [] : [""])].includes(await file.slice(-1).text()))
      throw new Error("The document has no end");
    return file;
  } catch (error) {
    if (error instanceof ApiProblem || signal.aborted) throw error;
    throw new NetworkError(error);
  }
}

/** What the server says about it, where that is a problem document. */
async function refused(response: Response): Promise<ApiProblem> {
  const { status, statusText } = response;
  const said = (await response.json().catch(() => null)) as Schemas["Problem"] | null;
  return new ApiProblem({ type: "about:blank", title: statusText || `The server answered ${status}`, ...said, status });
}
