import { localeOf } from '#domain/base/locale.ts';

/** An old path of the shop and its target: a path, or an external https URL (redirect-1). */
export type Redirect = {
  /**
   * A path without a query. With `prefix`, everything below it matches too, and the rest of the path is appended to the
   * target.
   */
  from: string;
  to: string;
  status: 301 | 302;
  prefix: boolean;
};

export type RedirectRules = {
  exact: ReadonlyMap<string, Redirect>;
  /** Longest first. */
  prefixes: readonly Redirect[];
};

const MAX_STEPS = 10;

const isExternal = (to: string) => /^https?:\/\//i.test(to);

/**
 * Normalizes a path: percent-escapes as browsers write them, no trailing slash, no double slashes (`//` would name a
 * host).
 */
function spelled(path: string): string {
  const { pathname } = new URL(`http://shop.invalid${path.startsWith('/') ? '' : '/'}${path}`);
  const escapes = pathname.replace(/%[0-9a-f]{2}/gi, (escaped) => {
    const letter = String.fromCharCode(Number.parseInt(escaped.slice(1), 16));
    return /[\w.~-]/.test(letter) ? letter : escaped.toUpperCase();
  });
  return escapes.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
}

/** Indexes redirects for `findRedirect`. */
export function redirectRules(redirects: readonly Redirect[]): RedirectRules {
  const known = redirects.map((redirect) => ({ ...redirect, from: spelled(redirect.from) }));
  return {
    exact: new Map(known.map((redirect) => [redirect.from, redirect])),
    prefixes: known.filter(({ prefix }) => prefix).toSorted((a, b) => b.from.length - a.from.length),
  };
}

const ruleFor = ({ exact, prefixes }: RedirectRules, path: string): Redirect | undefined =>
  exact.get(path) ?? prefixes.find(({ from }) => from === '/' || path.startsWith(`${from}/`));

/** The target of a rule for a path. The part of the path after the prefix is appended. */
function target({ from, to }: Redirect, path: string): string {
  const rest = path.slice(from === '/' ? 0 : from.length);
  if (rest === '' || rest === '/') return to;
  if (!isExternal(to)) return `${to === '/' ? '' : to}${rest}`;
  const url = new URL(to);
  url.pathname = `${url.pathname.replace(/\/$/, '')}${rest}`;
  return url.href;
}

/**
 * Follows one rule. An English path without a rule of its own uses the rule of the Finnish path, with an English
 * target.
 */
function step(rules: RedirectRules, path: string): { to: string; status: 301 | 302 } | null {
  const own = ruleFor(rules, path);
  if (own) return { to: target(own, path), status: own.status };
  if (localeOf(path) !== 'en' || path === '/en') return null;
  const plain = path.slice('/en'.length);
  const finnish = ruleFor(rules, plain);
  if (!finnish) return null;
  const to = target(finnish, plain);
  const stays = isExternal(to) || localeOf(to) === 'en';
  return { to: stays ? to : `/en${to === '/' ? '' : to}`, status: finnish.status };
}

/**
 * Finds where a path redirects to, or null. An exact rule wins over the longest prefix. Chains are resolved, so the
 * browser follows one redirect; a loop gives null. The status is 301 only when every step is permanent. `search`
 * (`?a=1` or empty) is appended to the target (redirect-1).
 */
export function findRedirect(
  rules: RedirectRules,
  pathname: string,
  search = '',
): { to: string; status: 301 | 302 } | null {
  const seen = new Set<string>();
  let path = spelled(pathname);
  let status: 301 | 302 = 301;
  let to: string | null = null;
  for (;;) {
    if (seen.has(path) || seen.size > MAX_STEPS) return null;
    seen.add(path);
    const found = step(rules, path);
    // a rule may point at its own path: then the target is reached
    if (!found || spelled(found.to) === path) break;
    to = found.to;
    if (found.status === 302) status = 302;
    if (isExternal(to)) break;
    path = spelled(to);
  }
  return to === null ? null : { to: withSearch(to, search), status };
}

/** Makes an ASCII URL for the Location header and appends the visitor's query to the target's. */
function withSearch(to: string, search: string): string {
  const external = isExternal(to);
  const url = new URL(external ? to : `http://shop.invalid${to}`);
  if (search.length > 1) url.search = url.search ? `${url.search}&${search.slice(1)}` : search;
  return external ? url.href : `${spelled(url.pathname)}${url.search}${url.hash}`;
}
