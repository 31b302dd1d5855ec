import { type Context, Hono } from 'hono';
import { refuseFields } from '#backend/platform/http-kit/field-errors.ts';
import { baseLocale, isLocale, type Locale } from '#domain/base/locale.ts';
import { menuTree } from '#domain/catalog/products/menu-tree.ts';
import type { CatalogService } from './service.ts';

/** No page requests more cards at once. */
const MAX_CARDS = 8;
/** The panel after adding shows three that are not in the cart yet (cart-13). */
const MAX_MATCHING = 6;

type CatalogReads = Pick<CatalogService, 'tree' | 'topCategories' | 'cardsBySku' | 'matchingCards'>;

function readLocale(c: Context): Locale {
  const locale = c.req.query('locale') ?? baseLocale;
  if (isLocale(locale)) return locale;
  return refuseFields([{ field: 'locale', code: 'not_allowed', message: 'must be fi or en' }]);
}

/**
 * JSON endpoints of the catalog, in Finnish or in `?locale=`: `GET /data/category/categories-v2.json` is the category tree
 * (category-2), `GET /data/category/menu.json` the main menu, `GET /data/catalog/cards.json?sku=…&sku=…` up to eight cards
 * in the order of the skus, `GET /data/catalog/matching.json?sku=…` cards of what goes with a sku.
 */
export function catalogRoutes({ catalog }: { catalog: CatalogReads }) {
  return new Hono()
    .get('/category/categories-v2.json', async (c) => {
      const locale = readLocale(c);
      c.header('cache-control', 'public, max-age=60');
      return c.json({ data: await catalog.tree(locale) });
    })
    .get('/category/menu.json', async (c) => {
      const locale = readLocale(c);
      const [tree, tops] = await Promise.all([catalog.tree(locale), catalog.topCategories(locale)]);
      const images = new Map(tops.map(({ path, image }) => [path, image]));
      c.header('cache-control', 'public, max-age=60');
      return c.json({ data: menuTree(tree, (path) => images.get(path) ?? null) });
    })
    .get('/catalog/cards.json', async (c) => {
      const skus = c.req.queries('sku') ?? [];
      const data = await catalog.cardsBySku(skus.slice(0, MAX_CARDS), readLocale(c));
      return c.json({ data });
    })
    .get('/catalog/matching.json', async (c) => {
      const data = await catalog.matchingCards(c.req.query('sku') ?? '', readLocale(c));
      c.header('cache-control', 'public, max-age=60');
      return c.json({ data: data.slice(0, MAX_MATCHING) });
    });
}
