import { CATALOG_CHANGED } from '#backend/catalog/products/tree-cache.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import { findRedirect, type RedirectRules, redirectRules } from '#domain/base/redirects/redirect.ts';
import { readRedirects, type StoredRedirect } from './queries.ts';

export type { StoredRedirect } from './queries.ts';

/** A notification can be lost with its connection; rules are reloaded after this time at the latest. */
const MAX_AGE_MS = 60_000;

export type RedirectService = {
  /** Target of an old path, or null; `search` (`?a=1`) is appended. Reads from memory (redirect-1). */
  find(pathname: string, search: string): Promise<{ to: string; status: 301 | 302 } | null>;
  list(): Promise<StoredRedirect[]>;
};

/**
 * Redirects in memory, reloaded when the catalog changes in any process: imports bring them and changed slugs create
 * them.
 */
export function createRedirectService({ db, now, log }: Pick<ShopContext, 'db' | 'now' | 'log'>): RedirectService {
  let kept: { readAt: number; rules: Promise<RedirectRules> } | undefined;
  let listening: Promise<unknown> | undefined;

  const forget = () => {
    kept = undefined;
  };
  const listen = () =>
    db.listen(CATALOG_CHANGED, forget).catch((error) => {
      listening = undefined;
      log.warn({ err: error }, 'catalog notifications unavailable; redirects reload every minute');
    });

  async function rules(): Promise<RedirectRules> {
    listening ??= listen();
    await listening;
    const at = now().getTime();
    if (kept && Math.abs(at - kept.readAt) < MAX_AGE_MS) return kept.rules;
    const reading = { readAt: at, rules: readRedirects(db.kysely).then(redirectRules) };
    kept = reading;
    reading.rules.catch(() => kept === reading && forget());
    return reading.rules;
  }

  return {
    async find(pathname, search) {
      return findRedirect(await rules(), pathname, search);
    },
    list: () => readRedirects(db.kysely),
  };
}
