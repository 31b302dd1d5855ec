import type { ProductColumns, SkuColumns, WordKind } from './product-columns.ts';

export type At = { product: ProductColumns; sku: SkuColumns; now: number };

/**
 * How an attribute of engine/attributes.ts is read from the in-memory columns. One with a `word` is counted by word numbers.
 */
export type ColumnAttribute = { word?: WordKind } & (
  | { type: 'words'; word: WordKind; read: (at: At) => readonly number[]; isText?: boolean }
  | { type: 'text'; read: (at: At) => string }
  | { type: 'flag'; read: (at: At) => boolean }
  | { type: 'number'; read: (at: At) => number | null }
);

const hasEnded = ({ sku, now }: At) => sku.saleEndsAt <= now;

/** The current price in cents. */
export const priceOf = (at: At): number | null => (hasEnded(at) ? (at.sku.regular ?? at.sku.price) : at.sku.price);
export const discountOf = (at: At): number | null => (hasEnded(at) ? null : at.sku.discount);

const euros: ColumnAttribute = {
  type: 'number',
  read: (at) => {
    const cents = priceOf(at);
    return cents === null ? null : cents / 100;
  },
};
const categories: ColumnAttribute = { type: 'words', word: 'categories', read: ({ product }) => product.categories };
const labels: ColumnAttribute = { type: 'words', word: 'labels', read: ({ product }) => product.labels };

export const columnAttributes: Readonly<Record<string, ColumnAttribute>> = {
  objectID: { type: 'text', read: ({ sku }) => sku.sku },
  sku: { type: 'text', read: ({ sku }) => sku.sku },
  parentSku: { type: 'text', read: ({ product }) => product.sku },
  brand: { type: 'words', word: 'brand', isText: true, read: ({ product }) => [product.brand] },
  categories,
  categoryPaths: categories,
  storeAvailability: { type: 'words', word: 'stores', read: ({ sku }) => sku.stores },
  attributes: { type: 'words', word: 'attributes', read: ({ sku }) => sku.attributes },
  labels,
  _tags: labels,
  inStock: { type: 'flag', word: 'inStock', read: ({ sku }) => sku.inStock },
  discounted: { type: 'flag', read: (at) => discountOf(at) !== null },
  outlet: { type: 'flag', word: 'outlet', read: ({ sku }) => sku.outlet },
  used: { type: 'flag', word: 'used', read: ({ product }) => product.usedYear !== null },
  usedYear: { type: 'number', read: ({ product }) => product.usedYear },
  price: euros,
  'finalPrice.inclTax': euros,
  discountPercent: { type: 'number', read: discountOf },
  productLine: { type: 'number', read: ({ sku }) => sku.productLine },
  popularity: { type: 'number', read: ({ product }) => product.popularity },
  firstSoldOn: { type: 'number', read: ({ product }) => product.firstSoldOn },
};
