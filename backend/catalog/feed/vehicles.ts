import { isMarginRate } from '#domain/base/vat.ts';
import type { Product, Variant } from '#domain/catalog/products/product.ts';
import { shop } from '#shop.config';
import { euros, type FeedContext, mainPath, productAddress } from './feed-items.ts';
import { element } from './xml.ts';

const MOST_PICTURES = 20;

type Field = [name: string, value: string | string[]];
const given = (name: string, value: string | number | null | undefined): Field[] =>
  value === null || value === undefined || value === '' ? [] : [[name, String(value)]];

/** Where a vehicle stands: its store when one is known, else the first that has it. */
function storeOf({ tradeIn }: Product, { stock }: Variant): Field[] {
  const id =
    tradeIn?.store ?? Object.keys(stock.storeAvailability).find((one) => (stock.storeAvailability[one] ?? 0) > 0);
  const store = shop.stores.find((one) => one.id === id);
  if (!store) return [];
  const { name, street, postcode, city, phone, email } = store;
  const place = Object.entries({ name, street, postcode, city, phone, email });
  return [['dealer', place.map(([field, value]) => element(field, value))]];
}

function usage({ tradeIn }: Product): Field[] {
  if (!tradeIn) return [['condition', 'new']];
  const { year, hours, kilometres, condition } = tradeIn;
  return [
    ['condition', 'used'],
    ['grade', condition],
    ...given('year', year),
    ...given('hours', hours),
    ...given('kilometres', kilometres),
  ];
}

/**
 * The `<vehicle>` elements of a product, for services that list machines (the form of docs/search-engines.md): one for each sku that
 * is a vehicle or a used machine and has a price, sold by quote or not. Prices include VAT; `vat` says whether a company may deduct it.
 */
export function vehicleItems(product: Product, where: FeedContext): string[] {
  if (product.shippingClass !== 'vehicle' && !product.tradeIn) return [];
  return product.variants.flatMap((variant) => {
    const { price, sku, variationName, images } = variant;
    if (!price.final) return [];
    const pictures = (images.length > 0 ? images : product.images).slice(0, MOST_PICTURES);
    const fields: Field[] = [
      ['id', sku],
      ['type', mainPath(product).at(-1) ?? ''],
      ['make', product.brand],
      ['model', product.name],
      ...given('version', product.variants.length > 1 ? variationName : null),
      ...usage(product),
      ['price', euros(price.final.inclTax)],
      ['vat', isMarginRate(price.vatRate) ? 'margin-scheme' : 'deductible'],
      ['sale', product.saleMode],
      ['availability', variant.stock.stockStatus],
      ...storeOf(product, variant),
      ['description', product.description],
      ...product.attributes.map(
        ({ label, value }): Field => ['attribute', [element('name', label), element('value', value)]],
      ),
      ...pictures.map(({ id }): Field => ['picture', `${where.baseUrl}/pictures/${id}/large.webp`]),
      ['link', productAddress(product, where)],
    ];
    return [
      element(
        'vehicle',
        fields.map(([name, value]) => element(name, value)),
      ),
    ];
  });
}
