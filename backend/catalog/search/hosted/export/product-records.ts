import type { Kysely } from 'kysely';
import type { CatalogService } from '#backend/catalog/products/service.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { Sku } from '#domain/base/ids.ts';
import type { Locale } from '#domain/base/locale.ts';
import type { Cents } from '#domain/base/money.ts';
import { eurosFromCents } from '#domain/base/money.ts';
import { cheapestBlock } from '#domain/catalog/prices/price-block.ts';
import type { Category } from '#domain/catalog/products/category.ts';
import type { Product } from '#domain/catalog/products/product.ts';
import { sortKey } from '#domain/catalog/search/sort-key.ts';
import { attributeValues, productFacts } from '../../indexer/index-product.ts';
import { readProductRows } from '../../indexer/product-rows.ts';
import { presentProductHit } from '../../protocol/product-hit.ts';

export type HostedRecord = { objectID: string } & Record<string, unknown>;
type Catalog = Pick<CatalogService, 'idsAfter' | 'products' | 'tree'>;

/** The filter, facet and sort values of a sku. */
type Facts = {
  sku: Sku;
  productId: number;
  position: number;
  popularity: number;
  categories: string[];
  storeAvailability: readonly string[];
  attributes: readonly string[];
  inStock: boolean;
  outlet: boolean;
  used: boolean;
  discountPercent: number | null;
  productLine: number;
  /** Seconds since 1970. */
  firstSoldOn: number;
};

async function readFacts(db: Kysely<Tables>, ids: readonly number[], now: Date): Promise<Facts[]> {
  const rows = await readProductRows(db, ids);
  return rows
    .toSorted((a, b) => a.id - b.id)
    .flatMap((row) => {
      const product = productFacts(row, now);
      return product.skus.map((sku, i) => {
        const { inStock, outlet, used, discountPercent, firstSoldOn } = attributeValues(product, sku, now);
        return {
          sku: sku.sku,
          productId: product.id,
          position: row.variants[i]?.position ?? i,
          popularity: product.popularity,
          categories: product.categories,
          storeAvailability: sku.stores,
          attributes: sku.attributes,
          inStock,
          outlet,
          used,
          discountPercent,
          productLine: sku.productLine,
          firstSoldOn,
        };
      });
    });
}

/** Lowest and highest price of the whole product: a record is one sku, a card shows the product. */
function productPrices({ variants }: Product) {
  const { final, range } = cheapestBlock(variants.map(({ price }) => price));
  const euros = (cents: Cents | undefined) => (cents === undefined ? null : eurosFromCents(cents));
  return { lowest: euros(range?.lowest ?? final?.inclTax), highest: euros(range?.highest ?? final?.inclTax) };
}

function record(facts: Facts, product: Product, categoryOf: ReadonlyMap<string, Category>): HostedRecord {
  const { productId, sku, position, categories, discountPercent, ...kept } = facts;
  const shown = { productId, sku, parentSku: product.sku, productLine: facts.productLine, categories };
  return {
    ...presentProductHit(shown, product, true, categoryOf),
    ...kept,
    position,
    variationPrices: productPrices(product),
    categoryPaths: categories,
    categoryNames: categories.flatMap((path) => categoryOf.get(path)?.name ?? []),
    discounted: discountPercent !== null,
    ...(discountPercent !== null && { discountPercent }),
    sortKey: sortKey(product.name),
  };
}

const PAGE = 200;

/** One record per sku of every product, in pages. */
export async function* productRecords(
  { db, catalog, now }: { db: Kysely<Tables>; catalog: Catalog; now: () => Date },
  locale: Locale,
): AsyncGenerator<HostedRecord[]> {
  const categoryOf = new Map((await catalog.tree(locale)).map((category) => [category.path, category]));
  for (let after = 0; ; ) {
    const ids = await catalog.idsAfter(after, PAGE);
    const last = ids.at(-1);
    if (last === undefined) return;
    const [products, facts] = await Promise.all([catalog.products(ids, locale), readFacts(db, ids, now())]);
    const productOf = new Map(
      products.flatMap((product) => product.variants.map(({ sku }) => [sku, product] as const)),
    );
    yield facts.flatMap((fact) => {
      const product = productOf.get(fact.sku);
      return product ? record(fact, product, categoryOf) : [];
    });
    after = last;
  }
}
