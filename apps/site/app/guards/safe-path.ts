const base = "https://here.invalid";

/** Pages about getting in: nobody comes back to those, nor to a mailed link's page, whose token is gone. */
const dead = /^\/(login|signup|signup\/verify|forgetpassword)\/?$|^\/api\//;

/**
 * Where a `from` leads: a path of this site, and nothing else. Whatever could be read as another origin, by any browser
 * and after any decoding, leads to the front page.
 */
export function safePath(from: string | null | undefined): string {
  if (!from || !isLocal(from)) return "/";
  let decoded = from;
  for (let round = 0; round < 3; round += 1) {
    try {
      decoded = decodeURIComponent(decoded);
    } catch {
      break;
    }
    // Decoded, a path may hold anything but the beginning of another origin and control characters.
    if (!isLocal(decoded)) return "/";
  }
  const url = new URL(from, base);
  const path = url.pathname + url.search + url.hash;
  // Once more: `/..//evil.example` has become something else on the way.
  return url.origin === base && isLocal(path) && !dead.test(url.pathname) ? path : "/";
}

// oxlint-disable-next-line no-control-regex -- control characters are what is looked for: browsers drop tabs and newlines
const unsafe = /[\u0000-\u001f\u007f\\]/;

function isLocal(path: string): boolean {
  const beginning = path.split(/[?#]/, 1)[0]!;
  return path.startsWith("/") && !path.startsWith("//") && !unsafe.test(beginning);
}
