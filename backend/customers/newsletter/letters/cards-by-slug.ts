import type { Kysely } from 'kysely';
import type { CatalogService } from '#backend/catalog/products/service.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { CardsBySlug } from './render-letter.ts';

/** Cards of products by the slugs of their pages. */
export const cardsBySlug =
  (db: Kysely<Tables>, catalog: Pick<CatalogService, 'cardsBySku'>): CardsBySlug =>
  async (slugs, locale) => {
    if (slugs.length === 0) return new Map();
    const rows = await db
      .selectFrom('product')
      .select('sku')
      .where('slug', 'in', [...slugs])
      .execute();
    const cards = await catalog.cardsBySku(
      rows.map(({ sku }) => sku),
      locale,
    );
    return new Map(cards.map((card) => [card.slug, card]));
  };
