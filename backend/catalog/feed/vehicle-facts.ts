import type { StoreConfig } from '#domain/base/shop-config.ts';
import { isMarginRate } from '#domain/base/vat.ts';
import type { Product, Variant } from '#domain/catalog/products/product.ts';
import { shop } from '#shop.config';
import { type FeedContext, mainPath, productAddress } from './feed-items.ts';

const MOST_PICTURES = 20;

/** A machine as services that list machines want to know it; null where the shop does not know. */
export type VehicleFacts = {
  id: string;
  /** The path of its first category, such as `moottorikelkat`, and the name of its last. */
  kind: string;
  type: string;
  make: string;
  model: string;
  version: string | null;
  used: NonNullable<Product['tradeIn']> | null;
  year: number | null;
  /** With VAT, in cents; `deductible` unless it is sold under the margin scheme. */
  cents: number;
  deductible: boolean;
  saleMode: Product['saleMode'];
  stockStatus: Variant['stock']['stockStatus'];
  store: StoreConfig | null;
  description: string;
  attributes: readonly { label: string; value: string }[];
  pictures: string[];
  link: string;
};

/** Where a vehicle stands: its store when one is known, else the first that has it. */
function storeOf({ tradeIn }: Product, { stock }: Variant): StoreConfig | null {
  const id =
    tradeIn?.store ?? Object.keys(stock.storeAvailability).find((one) => (stock.storeAvailability[one] ?? 0) > 0);
  return shop.stores.find((one) => one.id === id) ?? null;
}

const YEAR = /^(?:19|20)\d\d$/;
const YEAR_LABELS = ['Mallivuosi', 'Model year'];

/** The year of a used machine, else the model year among its facts. */
function yearOf({ tradeIn, attributes }: Product): number | null {
  if (tradeIn?.year) return tradeIn.year;
  const value = attributes.find(({ label }) => YEAR_LABELS.includes(label))?.value ?? '';
  return YEAR.test(value) ? Number(value) : null;
}

/** The facts of a product's skus that are vehicles or used machines and have a price, sold by quote or not. */
export function vehicleFacts(product: Product, where: FeedContext): VehicleFacts[] {
  if (product.shippingClass !== 'vehicle' && !product.tradeIn) return [];
  return product.variants.flatMap((variant) => {
    const { price, sku, variationName, images } = variant;
    if (!price.final) return [];
    const pictures = (images.length > 0 ? images : product.images).slice(0, MOST_PICTURES);
    return [
      {
        id: sku,
        kind: product.categories[0]?.path ?? '',
        type: mainPath(product).at(-1) ?? '',
        make: product.brand ?? '',
        model: product.name,
        version: product.variants.length > 1 && variationName ? variationName : null,
        used: product.tradeIn ?? null,
        year: yearOf(product),
        cents: price.final.inclTax,
        deductible: !isMarginRate(price.vatRate),
        saleMode: product.saleMode,
        stockStatus: variant.stock.stockStatus,
        store: storeOf(product, variant),
        description: product.description,
        attributes: product.attributes,
        pictures: pictures.map(({ id }) => `${where.baseUrl}/pictures/${id}/large.webp`),
        link: productAddress(product, where),
      },
    ];
  });
}
