import type { Product, Variant } from '#domain/catalog/products/product.ts';

type Choosable = Pick<Product, 'variants' | 'selectableVariationAttributes'>;

const isSellable = ({ stock }: Variant) => stock.stockStatus !== 'outOfStock';

/**
 * The variant that an address selects: by `?sku=`, else by attributes (`?vari=musta&koko=m`, which the form sends without
 * JavaScript), else the first that can be bought (product-3). A product always has at least one variant.
 */
export function chosenVariant(product: Choosable, params: URLSearchParams): Variant | undefined {
  const { variants } = product;
  const bySku = variants.find(({ sku }) => sku === params.get('sku'));
  if (bySku) return bySku;
  const wanted = product.selectableVariationAttributes
    .map(({ code }) => [code, params.get(code)] as const)
    .filter((pair): pair is [string, string] => pair[1] !== null);
  const matching = variants.filter(({ options }) => wanted.every(([code, value]) => options[code] === value));
  return matching.find(isSellable) ?? matching[0] ?? variants.find(isSellable) ?? variants[0];
}

/**
 * The variant after selecting one value: keeps as many other options as possible and prefers variants that can be bought.
 * Undefined when no variant has that value.
 */
export function variantWith(product: Choosable, current: Variant, code: string, value: string): Variant | undefined {
  const sharedOptions = ({ options }: Variant) =>
    Object.entries(current.options).filter(([other, chosen]) => other !== code && options[other] === chosen).length;
  return product.variants
    .filter(({ options }) => options[code] === value)
    .toSorted((a, b) => sharedOptions(b) - sharedOptions(a) || Number(isSellable(b)) - Number(isSellable(a)))[0];
}

/** Whether a variant keeps every other option of the current one; if not, the combination does not exist. */
export const isExact = (target: Variant, current: Variant, code: string): boolean =>
  Object.entries(current.options).every(([other, chosen]) => other === code || target.options[other] === chosen);
