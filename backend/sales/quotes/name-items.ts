import type { Sku } from '#domain/base/ids.ts';
import type { Locale } from '#domain/base/locale.ts';
import type { RequestedItem } from '#domain/sales/quotes/requested-items.ts';
import type { QuoteDeps } from './deps.ts';

/** Names a part without a price too. */
async function partNames(skus: readonly Sku[], { spareParts }: QuoteDeps) {
  const hits = skus.length > 0 ? await spareParts.hits(skus) : new Map();
  return new Map(
    [...hits.values()].map((hit) => [
      hit.sku,
      { title: hit.name.default, variationName: `${hit.supplier}, ${hit.productCode}`, slug: hit.sku, image: null },
    ]),
  );
}

/** Names of products without a price, which are sold by quote only. */
async function productNames(skus: readonly Sku[], locale: Locale, { products }: QuoteDeps) {
  const names = new Map<string, Omit<RequestedItem, 'sku' | 'amount'>>();
  for (const product of skus.length > 0 ? await products.productsBySku(skus, locale) : [])
    for (const { sku, variationName, images } of product.variants)
      names.set(sku, { title: product.name, variationName, slug: product.slug, image: images[0]?.id ?? null });
  return names;
}

/**
 * Names the lines from the catalog, with or without a price; unknown lines keep the browser's name, as do parts while
 * their source is unavailable.
 */
export async function nameItems(
  items: readonly RequestedItem[],
  locale: Locale,
  deps: QuoteDeps,
): Promise<RequestedItem[]> {
  const skus = items.map(({ sku }) => sku);
  const named = await productNames(skus, locale, deps);
  const rest = await partNames(
    skus.filter((sku) => !named.has(sku)),
    deps,
  );
  return items.map((item) => ({ ...item, ...(named.get(item.sku) ?? rest.get(item.sku)) }));
}
