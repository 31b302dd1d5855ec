import { readdirSync, readFileSync } from 'node:fs';
import type { Sku } from '#domain/base/ids.ts';
import type { Localized } from '#domain/base/locale.ts';
import type { Label } from '#domain/catalog/products/product.ts';
import type { MadeProduct } from '#test/make-products.ts';

const FOLDER = new URL('../../../../demo/catalog/', import.meta.url);

type Row = {
  sku: Sku;
  parentSku?: Sku;
  name?: Localized;
  brand?: string;
  categories?: string[];
  attributes?: { label: Localized | string; value: Localized | string }[];
  labels?: Label[];
  popularity?: number;
  variationName?: Localized;
  ean?: string;
};

/** A demo product as judgements see it: `category` is the path of its first category, `codes` its skus and EANs. */
export type DemoProduct = {
  sku: Sku;
  name: Localized;
  brand: string;
  category: string;
  codes: string[];
  made: MadeProduct;
};

const localized = (text: Localized | string): Localized => (typeof text === 'string' ? { fi: text } : text);

const rowsOf = <T>(file: URL): T[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as T);

/** The categories of the demo, parents first. */
export const demoCategories = (): { path: string; name: Localized }[] => rowsOf(new URL('categories.jsonl', FOLDER));

/** The product pages of the demo with their searchable fields. */
export function demoProducts(): DemoProduct[] {
  const files = readdirSync(new URL('products/', FOLDER)).toSorted();
  const rows = files.flatMap((file) => rowsOf<Row>(new URL(`products/${file}`, FOLDER)));
  const skusOf = Map.groupBy(
    rows.filter((row) => row.parentSku),
    (row) => row.parentSku,
  );
  return rows.flatMap((row): DemoProduct[] => {
    if (!row.name) return [];
    const variants = skusOf.get(row.sku) ?? [row];
    const { name, brand = '', categories = [], labels, popularity } = row;
    const attributes = row.attributes?.map(({ label, value }) => ({
      label: localized(label),
      value: localized(value),
    }));
    return [
      {
        sku: row.sku,
        name,
        brand,
        category: categories[0] ?? '',
        codes: [row.sku, ...variants.flatMap(({ sku, ean }) => [sku, ...(ean ? [ean] : [])])],
        made: {
          sku: row.sku,
          name,
          brand,
          categories,
          ...(attributes && { attributes }),
          ...(labels && { labels }),
          ...(popularity !== undefined && { popularity }),
          variants: variants.map((variant) => ({
            sku: variant.sku,
            ...(variant.variationName && { name: variant.variationName }),
            ...(variant.ean && { ean: variant.ean }),
          })),
        },
      },
    ];
  });
}
