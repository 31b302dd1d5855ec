import { localDay } from '#domain/base/time/local-day.ts';
import { shop as config } from '#shop.config';
import type { DoctorShop } from './doctor-shop.ts';

export type Count = { indexed: number; catalog: number };
export type IndexCounts = Record<'products' | 'skus' | 'categories' | 'pages', Count> & { words: number };

/** Compares the index with the catalog. */
export async function indexCounts({
  db,
  now,
  search,
}: Pick<DoctorShop, 'db' | 'now' | 'search'>): Promise<IndexCounts> {
  const today = localDay(now(), config.timeZone);
  const indexed = await search.settled();
  const { rows } = await db.query<Record<'products' | 'skus' | 'categories' | 'pages', string>>(
    `select
    (select count(distinct product_id) from product_variant) as products,
    (select count(*) from product_variant) as skus,
    (select count(*) from category) as categories,
    (select count(distinct (kind, path)) from content_page
     where kind in ('page', 'article') and not draft and coalesce(starts_on, published_on, $1) <= $1
       and (ends_on is null or ends_on >= $1)) as pages`,
    [today],
  );
  const count = (name: 'products' | 'skus' | 'categories' | 'pages'): Count => ({
    indexed: indexed[name],
    catalog: Number(rows[0]?.[name]),
  });
  return {
    products: count('products'),
    skus: count('skus'),
    categories: count('categories'),
    pages: count('pages'),
    words: indexed.words,
  };
}

export const isWhole = ({ products, skus, categories, pages }: IndexCounts): boolean =>
  [products, skus, categories, pages].every(({ indexed, catalog }) => indexed === catalog);
