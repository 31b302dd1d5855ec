import { CART_ITEM_VERSION, type CartItem, type ChosenSize } from '#domain/catalog/offers/cart-item.ts';
import { readWanted } from '#domain/catalog/offers/wanted-line.ts';

/** Objects or null as far as they are known here: `deal/read-deal.ts` tells what they are, where they are used. */
const DEAL = ['campaign', 'giftCard', 'cartRule', 'offers', 'validationResult'] as const;
export type StoredDeal = Record<(typeof DEAL)[number], object | null>;

/** What the browser keeps under `cart-store` (spec 3, cart state). */
export type StoredCart = { items: CartItem[]; createdAt: string | null; itemsEdited: boolean } & StoredDeal;

/** A stored line this version cannot show: only what is needed to fetch it again from the catalog. */
export type OutdatedLine = { sku: string; amount: number; customization: ChosenSize | null };

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Every part of a line whose type pages rely on, by an example of its type; a list's parts are like its first one. */
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
/** The same of parts that may be null. */
const MAYBE = {
  image: '',
  sizing: { widthCm: {}, lengthCm: {} },
  customization: { widthCm: 0, lengthCm: 0 },
};

/** Whether a value has all the parts of an example, each of its type. */
function isLike(value: unknown, example: unknown): boolean {
  if (!isObject(example)) return typeof value === typeof example;
  if (!isObject(value)) return false;
  if (Array.isArray(example)) return Array.isArray(value) && value.every((part) => isLike(part, example[0]));
  return Object.entries(example).every(([name, part]) => isLike(value[name], part));
}

/** Whether a line can be shown: another is fetched again, and the server judges all of them. */
function isCurrent(item: Record<string, unknown>): boolean {
  return (
    item.version === CART_ITEM_VERSION &&
    isLike(item, LINE) &&
    Object.entries(MAYBE).every(([name, part]) => item[name] === null || isLike(item[name], part))
  );
}

/** Whatever was stored: objects, and null for what is none. */
export const readDeal = (cart: Record<string, unknown>) =>
  Object.fromEntries(DEAL.map((key) => [key, isObject(cart[key]) ? cart[key] : null])) as StoredDeal;

/**
 * Sorts what was stored into lines that can be shown and lines to fetch again; never throws, whatever was stored.
 * `isWhole`: nothing of the lines was unreadable.
 */
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
