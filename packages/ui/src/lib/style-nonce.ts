/**
 * Radix's dialog adds a style element while it is open, and a content security policy only allows that with the page's
 * nonce. The library that adds it looks for the nonce in this global.
 */
export function shareStyleNonce(): void {
  const scope = globalThis as { __webpack_nonce__?: string | undefined };
  scope.__webpack_nonce__ ??= document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce;
}
