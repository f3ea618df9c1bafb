const base = "https://here.invalid";

/** Pages about getting in: no one is sent back to those, nor to the page of an e-mailed link, whose token is gone. */
const dead = /^\/(login|signup|signup\/verify|forgetpassword)\/?$|^\/api\//;

/**
 * Where a `from` leads: a path of this site, and nothing else. Anything that any browser could read as another origin,
 * even after decoding, leads to the home page.
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
    // Decoded, a path may contain anything but control characters and the start of another origin.
    if (!isLocal(decoded)) return "/";
  }
  const url = new URL(from, base);
  const path = url.pathname + url.search + url.hash;
  // Check again: `/..//evil.example` has become something else on the way.
  return url.origin === base && isLocal(path) && !dead.test(url.pathname) ? path : "/";
}

// oxlint-disable-next-line no-control-regex -- control characters are what we look for: browsers drop tabs and newlines
const unsafe = /[\u0000-\u001f\u007f\\]/;

function isLocal(path: string): boolean {
  const beginning = path.split(/[?#]/, 1)[0]!;
  return path.startsWith("/") && !path.startsWith("//") && !unsafe.test(beginning);
}
