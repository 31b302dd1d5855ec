const MAX = 1000;
// browsers drop tabs and line ends and read a backslash as a slash: `/\t/elsewhere` would leave the shop
const UNSAFE = /[\p{Cc}\\]/u;
// links of mails and returns of sign-in providers, in both languages; pages are found whatever their case
const OWN_BUSINESS = /^\/(en\/)?_auth(\/|$)/i;

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * Where a visitor goes after signing in (decisions 4): the given path of this shop with its query and hash, or null when
 * it could lead elsewhere or back into signing in.
 */
export function nextPath(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > MAX || !value.startsWith('/') || UNSAFE.test(value)) return null;
  // as a browser reads it: dots resolved, spaces escaped
  const here = 'http://shop.invalid';
  if (!URL.canParse(value, here)) return null;
  const { origin, pathname, search, hash } = new URL(value, here);
  if (origin !== here || pathname.includes('//')) return null;
  const path = decoded(pathname);
  if (UNSAFE.test(path) || path.includes('//') || OWN_BUSINESS.test(path)) return null;
  return pathname + search + hash;
}
