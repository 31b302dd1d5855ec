import { sql } from 'kysely';
import type { CatalogService } from '#backend/catalog/products/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import type { Locale } from '#domain/base/locale.ts';
import type { FeedContext } from './feed-items.ts';
import { type FeedName, feedKinds } from './kinds.ts';
import { productMarkdown } from './product-markdown.ts';

export type FeedService = {
  /** Yields a feed in a language as chunks of text; products are read in pages meanwhile. */
  write(name: FeedName, locale: Locale): AsyncGenerator<string>;
  /** A product that the shop sells as Markdown, for programs that read pages as text; null when there is none. */
  markdown(slug: string, locale: Locale): Promise<string | null>;
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
    catalog: Pick<CatalogService, 'product' | 'products' | 'idsAfter'>;
    cheapestDelivery: FeedContext['cheapestDelivery'];
  },
): FeedService {
  return {
    async *write(name, locale) {
      const where: FeedContext = { locale, baseUrl, now: now(), cheapestDelivery };
      const kind = feedKinds[name];
      yield kind.head(where);
      for (let after = 0; ; ) {
        const ids = await catalog.idsAfter(after, PAGE);
        const products = await catalog.products(ids, locale);
        const items = products.flatMap((product) => kind.items(product, where));
        if (items.length > 0) yield `${items.join('\n')}\n`;
        after = ids.at(-1) ?? 0;
        if (ids.length < PAGE) break;
      }
      if (kind.foot) yield kind.foot;
    },

    async markdown(slug, locale) {
      const product = await catalog.product(slug, locale);
      return product && productMarkdown(product, { locale, baseUrl, deliveryCents: cheapestDelivery(product) });
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
