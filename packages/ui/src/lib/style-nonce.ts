/**
 * Radix's dialog writes a style element while it is open, and a content security policy lets that pass only under the
 * page's nonce. The library that writes it looks for the nonce in this global.
 */
export function shareStyleNonce(): void {
  const scope = globalThis as { __webpack_nonce__?: string | undefined };
  scope.__webpack_nonce__ ??= document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce;
}
