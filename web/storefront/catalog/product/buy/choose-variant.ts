import type { Product, Variant } from '#domain/catalog/products/product.ts';

type Choosable = Pick<Product, 'variants' | 'selectableVariationAttributes'>;

const sellable = ({ stock }: Variant) => stock.stockStatus !== 'outOfStock';

/**
 * The variant an address shows: `?sku=` first, then attribute parameters (`?vari=musta&koko=m`, what the form sends
 * without JavaScript), then the first that can be bought. A product always has one variant.
 */
export function chosenVariant(product: Choosable, params: URLSearchParams): Variant | undefined {
  const { variants } = product;
  const bySku = variants.find(({ sku }) => sku === params.get('sku'));
  if (bySku) return bySku;
  const wanted = product.selectableVariationAttributes
    .map(({ code }) => [code, params.get(code)] as const)
    .filter((pair): pair is [string, string] => pair[1] !== null);
  const matching = variants.filter(({ options }) => wanted.every(([code, value]) => options[code] === value));
  return matching.find(sellable) ?? matching[0] ?? variants.find(sellable) ?? variants[0];
}

/**
 * The variant after choosing one value: keeps as many of the other choices as can be kept and prefers what can be
 * bought. Undefined when no variant has that value.
 */
export function variantWith(product: Choosable, current: Variant, code: string, value: string): Variant | undefined {
  const kept = ({ options }: Variant) =>
    Object.entries(current.options).filter(([other, chosen]) => other !== code && options[other] === chosen).length;
  return product.variants
    .filter(({ options }) => options[code] === value)
    .toSorted((a, b) => kept(b) - kept(a) || Number(sellable(b)) - Number(sellable(a)))[0];
}

/** Whether a variant keeps every other choice of the current one; if not, this combination does not exist. */
export const isExact = (target: Variant, current: Variant, code: string): boolean =>
  Object.entries(current.options).every(([other, chosen]) => other === code || target.options[other] === chosen);
