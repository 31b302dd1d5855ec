import { readCategories } from '#backend/catalog/products/stored-categories.ts';
import { namesAbove } from '#domain/catalog/products/category.ts';
import type { TestSearch } from '#test/test-search.ts';
import { indexProduct } from '../indexer/index-product.ts';
import { idsByPopularity, readProductRows } from '../indexer/product-rows.ts';
import { readAnalyser } from '../word-list.ts';
import { SegmentBuilder } from './build-segment.ts';
import type { IndexedProduct } from './indexed-product.ts';
import { Segment } from './segment.ts';

export const analyser = readAnalyser();

/** The products of a shop as they are searched, the most popular first. */
export async function indexedProducts({ db, clock }: Pick<TestSearch, 'db' | 'clock'>): Promise<IndexedProduct[]> {
  const above = namesAbove(await readCategories(db.kysely));
  const ids = await idsByPopularity(db.kysely);
  const rows = new Map((await readProductRows(db.kysely, ids)).map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = rows.get(id);
    const categories = row?.categories.map(({ path, name }) => ({ path, name, above: above(path) })) ?? [];
    return (row && indexProduct({ ...row, categories }, analyser, clock.now)) ?? [];
  });
}

export function segmentOf(products: readonly IndexedProduct[]): Segment {
  const builder = new SegmentBuilder(analyser);
  for (const product of products) builder.add(product);
  return new Segment(builder.build());
}

/** All products of a shop in one segment. */
export const segmentsOf = async (shop: Pick<TestSearch, 'db' | 'clock'>): Promise<Segment[]> => [
  segmentOf(await indexedProducts(shop)),
];
