import type { Product, Variant, VariantAttribute } from '#domain/catalog/products/product.ts';

type Choosable = Pick<Product, 'variants' | 'selectableVariationAttributes'>;

/** Values by attribute code. */
export type Options = Readonly<Record<string, string>>;

const isSellable = ({ stock }: Variant) => stock.stockStatus !== 'outOfStock';
const isThere = ({ stock }: Variant) => stock.qty > 0;

const ofSku = ({ variants }: Choosable, params: URLSearchParams) =>
  variants.find(({ sku }) => sku === params.get('sku'));

/** What the address chooses itself: all options of a sku, else its attributes (`?vari=musta&koko=m`). */
export function chosenOptions(product: Choosable, params: URLSearchParams): Options {
  const bySku = ofSku(product, params);
  if (bySku) return bySku.options;
  const exists = (code: string, value: string) => product.variants.some(({ options }) => options[code] === value);
  const codes = product.selectableVariationAttributes.map(({ code }) => code);
  return Object.fromEntries([...params].filter(([code, value]) => codes.includes(code) && exists(code, value)));
}

/**
 * The variant that an address shows: by `?sku=`, else by attributes (`?vari=musta&koko=m`, which the form sends without
 * JavaScript), else the first that is in stock or can be ordered (product-3). A product always has at least one variant.
 */
export function chosenVariant(product: Choosable, params: URLSearchParams): Variant | undefined {
  const { variants } = product;
  const bySku = ofSku(product, params);
  if (bySku) return bySku;
  const wanted = Object.entries(chosenOptions(product, params));
  const matching = variants.filter(({ options }) => wanted.every(([code, value]) => options[code] === value));
  const shown = matching.length > 0 ? matching : variants;
  return shown.find(isThere) ?? shown.find(isSellable) ?? shown[0];
}

/** A size, a length or a volume that is not chosen yet. A colour is chosen by the picture that is shown. */
export const isUnchosen = ({ code, values }: VariantAttribute, chosen: Options): boolean =>
  values.length > 1 && !values.some(({ swatch }) => swatch) && !(code in chosen);

/** The first attribute that the shopper must choose before buying (product-10). */
export const missingChoice = (product: Choosable, chosen: Options): VariantAttribute | null =>
  product.variants.length < 2
    ? null
    : (product.selectableVariationAttributes.find((attribute) => isUnchosen(attribute, chosen)) ?? null);

/** The address of chosen options: the sku once nothing is missing. */
export function addressOf(product: Choosable, options: Options): URLSearchParams {
  const params = new URLSearchParams(options);
  const variant = missingChoice(product, options) ? undefined : chosenVariant(product, params);
  return variant ? new URLSearchParams({ sku: variant.sku }) : params;
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
