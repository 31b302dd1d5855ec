import type { Shop } from '#backend/shop.ts';
import type { Locale } from '#domain/base/locale.ts';
import type { ProductCard } from '#domain/catalog/products/product.ts';
import { readListingQuery } from '#domain/catalog/search/query.ts';
import type { ContentBlock, HoursBlock, ProductsBlock } from '#domain/content/pages/block.ts';
import type { StoreView } from '#domain/content/stores/store-view.ts';
import { storeViewOf } from '#web/storefront/content/stores/store-views.ts';

/** A block with its loaded data. */
export type ShownBlock =
  | Exclude<ContentBlock, ProductsBlock | HoursBlock>
  | (ProductsBlock & { cards: ProductCard[] })
  | (HoursBlock & { view: StoreView | null });

/** Loads the data of blocks: products of their listing, stores with their special days. */
export function loadBlocks(
  { search, now }: Pick<Shop, 'search' | 'now'>,
  blocks: readonly ContentBlock[],
  locale: Locale,
): Promise<ShownBlock[]> {
  return Promise.all(
    blocks.map(async (block): Promise<ShownBlock> => {
      if (block.kind === 'hours') return { ...block, view: storeViewOf(block.store, locale, now()) };
      if (block.kind !== 'products') return block;
      const query = readListingQuery(new URLSearchParams(block.query), block.category);
      const { hits } = await search.listing(query, locale);
      return { ...block, cards: hits.slice(0, block.limit) };
    }),
  );
}
