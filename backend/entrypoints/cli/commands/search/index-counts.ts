import type { Shop } from '#backend/shop.ts';
import { localDay } from '#domain/base/time/local-day.ts';
import { shop as config } from '#shop.config';

export type Count = { indexed: number; catalog: number };
export type IndexCounts = Record<'products' | 'skus' | 'categories' | 'pages', Count> & { words: number };

/** Compares the index with the catalog. */
export async function indexCounts({ db, now }: Pick<Shop, 'db' | 'now'>): Promise<IndexCounts> {
  const today = localDay(now(), config.timeZone);
  const { rows } = await db.query(
    `select
    (select count(*) from product) as products,
    (select count(distinct product_id) from search_quick) as products_indexed,
    (select count(*) from product_variant) as skus,
    (select count(*) from search_document) as skus_indexed,
    (select count(*) from category) as categories,
    (select count(distinct id) from search_content where kind = 'category') as categories_indexed,
    (select count(distinct (kind, path)) from content_page
     where kind in ('page', 'article') and not draft and coalesce(starts_on, published_on, $1) <= $1
       and (ends_on is null or ends_on >= $1)) as pages,
    (select count(distinct (kind, id)) from search_content where kind <> 'category') as pages_indexed,
    (select count(*) from search_term) as words`,
    [today],
  );
  const count = (name: string): Count => ({
    indexed: Number(rows[0]?.[`${name}_indexed`]),
    catalog: Number(rows[0]?.[name]),
  });
  return {
    products: count('products'),
    skus: count('skus'),
    categories: count('categories'),
    pages: count('pages'),
    words: Number(rows[0]?.words),
  };
}

export const isWhole = ({ products, skus, categories, pages }: IndexCounts): boolean =>
  [products, skus, categories, pages].every(({ indexed, catalog }) => indexed === catalog);
