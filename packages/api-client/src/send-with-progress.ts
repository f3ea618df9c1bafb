/**
 * Sends a file and says how much of it has been sent, from 0 to 1. `fetch` can't say: it knows only what has arrived.
 * @throws the signal's reason if it is aborted, or a TypeError if no answer comes, as `fetch` does
 */
export const sendWithProgress = (
  { method, url, headers, credentials, signal }: Request,
  file: Blob,
  onProgress: (sent: number) => void,
): Promise<Response> =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const sending = new XMLHttpRequest();
    sending.open(method, url);
    sending.responseType = "blob";
    sending.withCredentials = credentials === "include";
    headers.forEach((value, name) => sending.setRequestHeader(name, value));
    sending.upload.addEventListener("progress", ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    sending.addEventListener("load", () => {
      const { status, statusText } = sending;
      const body = [204, 205, 304].includes(status) ? null : (sending.response as Blob);
      resolve(new Response(body, { status, statusText, headers: headersIn(sending.getAllResponseHeaders()) }));
    });
    sending.addEventListener("error", () => reject(new TypeError("No answer")));
    sending.addEventListener("abort", () => reject(signal.reason as Error));
    signal.addEventListener("abort", () => sending.abort());
    sending.send(file);
  });

/** One a line: "content-type: application/json". */
function headersIn(text: string): Headers {
  const headers = new Headers();
  for (const line of text.split("\r\n")) {
    const colon = line.indexOf(":");
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return headers;
}
