/** What this answer's HTML may load and run: what this server sends, and the scripts that carry its nonce. */
export function contentSecurityPolicy(nonce: string, apiOrigin: string): string {
  return [
    "default-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data: blob:${apiOrigin && ` ${apiOrigin}`}`,
    `connect-src 'self'${apiOrigin && ` ${apiOrigin}`}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join("; ");
}

/** For every answer. */
export function securityHeaders(https: boolean): Record<string, string> {
  return {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    ...(https && { "strict-transport-security": "max-age=63072000; includeSubDomains" }),
  };
}
