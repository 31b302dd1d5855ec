const MAX = 1000;
// Browsers drop tabs and line breaks and read a backslash as a slash: `/\t/elsewhere` would leave the shop.
const UNSAFE = /[\p{Cc}\\]/u;
// Routes of mailed links and of sign-in providers, in both languages. Routes match in any case.
const OWN_BUSINESS = /^\/(en\/)?_auth(\/|$)/i;

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * Path to return to after signing in, with query and hash; null when it could leave the shop or lead back into the
 * sign-in flow (sign-in-7).
 */
export function nextPath(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > MAX || !value.startsWith('/') || UNSAFE.test(value)) return null;
  // resolved as a browser does: dots resolved, spaces escaped
  const here = 'http://shop.invalid';
  if (!URL.canParse(value, here)) return null;
  const { origin, pathname, search, hash } = new URL(value, here);
  if (origin !== here || pathname.includes('//')) return null;
  const path = decoded(pathname);
  if (UNSAFE.test(path) || path.includes('//') || OWN_BUSINESS.test(path)) return null;
  return pathname + search + hash;
}
