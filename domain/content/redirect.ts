import { localeOf } from '../base/locale.ts';

/** An old address of the shop and where it leads: a path, or an https address elsewhere (decisions 2). */
export type Redirect = {
  /** A path without a query; with `prefix` also everything below it. */
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

/** One spelling of a path: decoded where it can be, without a slash at its end. */
function spelled(path: string): string {
  let plain = path;
  try {
    plain = decodeURI(path);
  } catch {
    // a stray % stays as it is
  }
  return plain.length > 1 ? plain.replace(/\/+$/, '') || '/' : plain;
}

/** Rules ready to be asked. */
export function redirectRules(redirects: readonly Redirect[]): RedirectRules {
  const known = redirects.map((redirect) => ({ ...redirect, from: spelled(redirect.from) }));
  return {
    exact: new Map(known.map((redirect) => [redirect.from, redirect])),
    prefixes: known.filter(({ prefix }) => prefix).toSorted((a, b) => b.from.length - a.from.length),
  };
}

const ruleFor = ({ exact, prefixes }: RedirectRules, path: string): Redirect | undefined =>
  exact.get(path) ?? prefixes.find(({ from }) => from === '/' || path.startsWith(`${from}/`));

/** One step: a rule for the path itself, else for the Finnish path of an English one, whose target is then English too. */
function step(rules: RedirectRules, path: string): { to: string; status: 301 | 302 } | null {
  const own = ruleFor(rules, path);
  if (own) return own;
  if (localeOf(path) !== 'en' || path === '/en') return null;
  const finnish = ruleFor(rules, path.slice('/en'.length));
  if (!finnish) return null;
  const stays = isExternal(finnish.to) || localeOf(finnish.to) === 'en';
  return { ...finnish, to: stays ? finnish.to : `/en${finnish.to === '/' ? '' : finnish.to}` };
}

/**
 * Where a path leads, or null: the exact rule first, then the longest prefix. Steps are followed to the last one, so that
 * the browser goes once; a circle leads nowhere. Permanent only when every step is. `search` (`?a=1` or empty) is kept.
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
    // a prefix may hold its own target: then the visitor has arrived
    if (!found || spelled(found.to) === path) break;
    to = found.to;
    if (found.status === 302) status = 302;
    if (isExternal(to)) break;
    path = spelled(to);
  }
  return to === null ? null : { to: withSearch(to, search), status };
}

/** As it goes into a header: ASCII, with the visitor's query after its own. */
function withSearch(to: string, search: string): string {
  const url = new URL(to, 'http://shop.invalid');
  if (search.length > 1) url.search = url.search ? `${url.search}&${search.slice(1)}` : search;
  return isExternal(to) ? url.href : `${url.pathname}${url.search}${url.hash}`;
}
