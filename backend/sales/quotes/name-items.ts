import type { Locale } from '#domain/base/locale.ts';
import type { AskedItem } from '#domain/sales/quotes/requested-items.ts';
import type { QuoteParts } from './parts.ts';

/** A part that has no price either is known by its name. */
async function partNames(skus: readonly string[], { spareParts }: QuoteParts) {
  const hits = skus.length > 0 ? await spareParts.hits(skus) : new Map();
  return new Map(
    [...hits.values()].map((hit) => [
      hit.sku,
      { title: hit.name.default, variationName: `${hit.supplier}, ${hit.productCode}`, slug: hit.sku, image: null },
    ]),
  );
}

/** Names of what has no price: a product sold by quote only. */
async function productNames(skus: readonly string[], locale: Locale, { products }: QuoteParts) {
  const names = new Map<string, Omit<AskedItem, 'sku' | 'amount'>>();
  for (const product of skus.length > 0 ? await products.productsBySku(skus, locale) : [])
    for (const { sku, variationName, images } of product.variants)
      names.set(sku, { title: product.name, variationName, slug: product.slug, image: images[0]?.id ?? null });
  return names;
}

/**
 * Names the lines by the catalog, with or without a price; a line it does not know stays as the browser named it, and
 * so do parts while their source is silent.
 */
export async function nameItems(items: readonly AskedItem[], locale: Locale, parts: QuoteParts): Promise<AskedItem[]> {
  const skus = items.map(({ sku }) => sku);
  const named = await productNames(skus, locale, parts);
  const rest = await partNames(
    skus.filter((sku) => !named.has(sku)),
    parts,
  );
  return items.map((item) => ({ ...item, ...(named.get(item.sku) ?? rest.get(item.sku)) }));
}
