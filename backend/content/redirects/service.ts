import type { CatalogService } from '#backend/catalog/products/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import { findRedirect, redirectRules } from '#domain/base/redirects/redirect.ts';
import { readRedirects, type StoredRedirect } from './queries.ts';

export type { StoredRedirect } from './queries.ts';

export type RedirectService = {
  /** Target of an old path, or null; `search` (`?a=1`) is appended. Reads from memory (redirect-1). */
  find(pathname: string, search: string): Promise<{ to: string; status: 301 | 302 } | null>;
  list(): Promise<StoredRedirect[]>;
};

/** Redirects in memory, reloaded when the catalog changes: imports bring them and changed slugs create them. */
export function createRedirectService(
  { db }: Pick<ShopContext, 'db'>,
  { cachedContent }: Pick<CatalogService, 'cachedContent'>,
): RedirectService {
  const rules = cachedContent(async () => redirectRules(await readRedirects(db.kysely)));
  return {
    async find(pathname, search) {
      return findRedirect(await rules(), pathname, search);
    },
    list: () => readRedirects(db.kysely),
  };
}
