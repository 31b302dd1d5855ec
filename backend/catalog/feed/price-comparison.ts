import { stringify } from 'csv-stringify/sync';
import type { Product } from '#domain/catalog/products/product.ts';
import { type FeedContext, mainPath, productAddress, sellableVariants } from './feed-items.ts';

const COLUMNS = [
  ...['sku', 'ean', 'name', 'brand', 'category', 'price', 'currency', 'delivery_price'],
  ...['stock', 'condition', 'url', 'image'],
] as const;

const inEuros = (cents: number | null) => (cents === null ? '' : (cents / 100).toFixed(2));
const csv = (rows: readonly (readonly string[])[]) => stringify(rows.map((row) => [...row]));

export const comparisonHead = (): string => csv([COLUMNS]);

/**
 * The lines of a product for price comparison services: CSV with commas, one for each sku that can be bought, prices in euros with
 * VAT. Goods cut to size have no price of one piece, so they are left out.
 */
export function comparisonLines(product: Product, where: FeedContext): string[] {
  if (product.customization) return [];
  const { baseUrl, cheapestDelivery } = where;
  const rows = sellableVariants(product).map(({ sku, ean, variationName, price, stock, images }) => {
    const isOneOf = product.variants.length > 1;
    const [image] = images.length > 0 ? images : product.images;
    return [
      ...[sku, ean ?? '', isOneOf && variationName ? `${product.name}, ${variationName}` : product.name, product.brand],
      ...[mainPath(product).join(' > '), inEuros(price.final?.inclTax ?? null), 'EUR'],
      ...[inEuros(cheapestDelivery(product)), String(stock.qty), product.tradeIn ? 'used' : 'new'],
      `${productAddress(product, where)}${isOneOf ? `?sku=${encodeURIComponent(sku)}` : ''}`,
      image ? `${baseUrl}/pictures/${image.id}/large.webp` : '',
    ];
  });
  return rows.length > 0 ? [csv(rows).trimEnd()] : [];
}
