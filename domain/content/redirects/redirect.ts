import { localeOf } from '#domain/base/locale.ts';

/** An old address of the shop and where it leads: a path, or an https address elsewhere (decisions 2). */
export type Redirect = {
  /** A path without a query; with `prefix` also everything below it, and what follows is kept. */
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
 * One spelling of a path: escaped as browsers do, without a slash at its end or two in a row (which would name a host).
 */
function spelled(path: string): string {
  const { pathname } = new URL(`http://shop.invalid${path.startsWith('/') ? '' : '/'}${path}`);
  const escapes = pathname.replace(/%[0-9a-f]{2}/gi, (escaped) => {
    const letter = String.fromCharCode(Number.parseInt(escaped.slice(1), 16));
    return /[\w.~-]/.test(letter) ? letter : escaped.toUpperCase();
  });
  return escapes.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
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

/** Where a rule leads from a path: what follows its prefix goes on below the target. */
function target({ from, to }: Redirect, path: string): string {
  const rest = path.slice(from === '/' ? 0 : from.length);
  if (rest === '' || rest === '/') return to;
  if (!isExternal(to)) return `${to === '/' ? '' : to}${rest}`;
  const url = new URL(to);
  url.pathname = `${url.pathname.replace(/\/$/, '')}${rest}`;
  return url.href;
}

/** One step: a rule for the path itself, else for the Finnish path of an English one, whose target is then English too. */
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
    // a rule may name its own place: then the visitor has arrived
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
  const external = isExternal(to);
  const url = new URL(external ? to : `http://shop.invalid${to}`);
  if (search.length > 1) url.search = url.search ? `${url.search}&${search.slice(1)}` : search;
  return external ? url.href : `${spelled(url.pathname)}${url.search}${url.hash}`;
}
