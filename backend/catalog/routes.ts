import { Hono } from 'hono';
import { ShopError } from '#domain/base/error-codes.ts';
import { baseLocale, isLocale } from '#domain/base/locale.ts';
import type { CatalogService } from './service.ts';

/** `GET /data/category/categories-v2.json`: the category tree in Finnish, or in `?locale=` (spec 7). */
export function catalogRoutes({ catalog }: { catalog: CatalogService }) {
  return new Hono().get('/category/categories-v2.json', async (c) => {
    const locale = c.req.query('locale') ?? baseLocale;
    if (!isLocale(locale))
      throw new ShopError('invalid-argument', 'locale: must be fi or en', [
        { field: 'locale', message: 'must be fi or en' },
      ]);
    c.header('cache-control', 'public, max-age=60');
    return c.json({ data: await catalog.tree(locale) });
  });
}
