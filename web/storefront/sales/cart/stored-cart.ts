import type { Sku } from '#domain/base/ids.ts';
import { CART_ITEM_VERSION, type CartItem, type ChosenSize } from '#domain/catalog/offers/cart-item.ts';
import { readWanted } from '#domain/catalog/offers/wanted-line.ts';

/** Only known to be objects or null here; `deal/read-deal.ts` parses them on the pages that use them. */
const DEAL = ['campaign', 'giftCard', 'cartRule', 'offers', 'validationResult'] as const;
export type StoredDeal = Record<(typeof DEAL)[number], object | null>;

/** The cart as stored under `cart-store` (cart-1). */
export type StoredCart = { items: CartItem[]; createdAt: string | null; itemsEdited: boolean } & StoredDeal;

/** A stored line that this version cannot show, reduced to what is needed to fetch it again (cart-6). */
export type OutdatedLine = { sku: Sku; amount: number; customization: ChosenSize | null };

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** An example of every field that pages rely on; the entries of a list are compared with the first one. */
const LINE = {
  id: '',
  title: '',
  variationName: '',
  slug: '',
  vatRate: 0,
  shippingOptions: [''],
  brands: [''],
  categories: [''],
  variationOptions: {},
  price: { price: 0, finalPrice: { inclTax: 0, exclTax: 0 } },
  stock: { qty: 0, stockStatus: '', storeAvailability: {} },
};
/** Examples of fields that may be null. */
const MAYBE = {
  image: '',
  sizing: { widthCm: {}, lengthCm: {} },
  customization: { widthCm: 0, lengthCm: 0 },
};

/** Whether a value has all fields of an example with the same types. */
function isLike(value: unknown, example: unknown): boolean {
  if (!isObject(example)) return typeof value === typeof example;
  if (!isObject(value)) return false;
  if (Array.isArray(example)) return Array.isArray(value) && value.every((part) => isLike(part, example[0]));
  return Object.entries(example).every(([name, part]) => isLike(value[name], part));
}

/** Whether a line can be shown. Others are fetched again, and the server validates all of them. */
function isCurrent(item: Record<string, unknown>): boolean {
  return (
    item.version === CART_ITEM_VERSION &&
    isLike(item, LINE) &&
    Object.entries(MAYBE).every(([name, part]) => item[name] === null || isLike(item[name], part))
  );
}

/** The stored objects; null for anything else. */
export const readDeal = (cart: Record<string, unknown>) =>
  Object.fromEntries(DEAL.map((key) => [key, isObject(cart[key]) ? cart[key] : null])) as StoredDeal;

/** Splits stored data into lines to show and lines to fetch again; never throws. `isWhole`: every line was readable. */
export function readStoredCart(stored: unknown): StoredCart & { outdated: OutdatedLine[]; isWhole: boolean } {
  const cart = isObject(stored) ? stored : {};
  const items = new Map<unknown, CartItem>();
  const outdated: OutdatedLine[] = [];
  let isWhole = Array.isArray(cart.items);
  for (const item of isWhole ? (cart.items as unknown[]) : []) {
    const wanted = readWanted(item);
    if (!wanted) isWhole = false;
    else if (isObject(item) && isCurrent(item)) items.set(item.id, { ...(item as CartItem), amount: wanted.amount });
    else outdated.push({ customization: null, ...wanted });
  }
  return {
    items: [...items.values()],
    outdated,
    isWhole,
    createdAt: typeof cart.createdAt === 'string' ? cart.createdAt : null,
    itemsEdited: cart.itemsEdited === true,
    ...readDeal(cart),
  };
}
