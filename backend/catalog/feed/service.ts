import { sql } from 'kysely';
import type { CatalogService } from '#backend/catalog/products/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import type { Locale } from '#domain/base/locale.ts';
import { shop as config } from '#shop.config';
import { type FeedContext, feedItems } from './feed-items.ts';
import { element, escapeXml } from './xml.ts';

export type FeedService = {
  /** Yields the product feed of a locale as chunks of XML; products are read in pages meanwhile. */
  write(locale: Locale): AsyncGenerator<string>;
  /** A version for the ETag. It changes with the catalog, with each recorded price, and every 15 minutes for the stock. */
  version(): Promise<string>;
};

const PAGE = 200;
const QUARTER_MS = 900_000;

export function createFeedService(
  { db, now, baseUrl }: Pick<ShopContext, 'db' | 'now' | 'baseUrl'>,
  {
    catalog,
    cheapestDelivery,
  }: {
    catalog: Pick<CatalogService, 'products' | 'idsAfter'>;
    cheapestDelivery: FeedContext['cheapestDelivery'];
  },
): FeedService {
  return {
    async *write(locale) {
      const start = now();
      yield '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>\n';
      const home = locale === 'fi' ? `${baseUrl}/` : `${baseUrl}/${locale}`;
      yield `<title>${escapeXml(config.name)}</title>\n${element('link', home)}\n`;
      yield `${element('description', config.tagline[locale])}\n`;
      for (let after = 0; ; ) {
        const ids = await catalog.idsAfter(after, PAGE);
        const products = await catalog.products(ids, locale);
        const items = products.flatMap((product) =>
          feedItems(product, { locale, baseUrl, now: start, cheapestDelivery }),
        );
        if (items.length > 0) yield `${items.join('\n')}\n`;
        after = ids.at(-1) ?? 0;
        if (ids.length < PAGE) break;
      }
      yield '</channel>\n</rss>\n';
    },

    async version() {
      const { rows } = await sql<{ catalog: string | null; price: string | null }>`
        select (select value from shop_meta where key = 'catalog_version') as catalog,
               (select max(id)::text from price_history) as price`.execute(db.kysely);
      const [row] = rows;
      return `${row?.catalog ?? 0}-${row?.price ?? 0}-${Math.floor(now().getTime() / QUARTER_MS)}`;
    },
  };
}
