/**
 * What a page's HTML may load and run: this server's files, and the page's own inline scripts and styles by their
 * hashes.
 */
export function contentSecurityPolicy(
  { scripts, styles }: { scripts: string[]; styles: string[] },
  apiOrigin: string,
): string {
  return [
    "default-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    ["script-src 'self'", ...scripts].join(" "),
    ["style-src 'self'", ...styles].join(" "),
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
