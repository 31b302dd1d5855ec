import type { PersistStorage } from 'zustand/middleware';
import { MAX_AMOUNT } from '#domain/cart/cart-commands.ts';
import { CART_ITEM_VERSION, type CartItem, type ChosenSize } from '#domain/cart/cart-item.ts';

/** Objects or null as far as they are known here: `deal/read-deal.ts` tells what they are, where they are used. */
const DEAL = ['campaign', 'giftCard', 'cartRule', 'offers', 'validationResult'] as const;
export type StoredDeal = Record<(typeof DEAL)[number], object | null>;

/** What the browser keeps under `cart-store` (spec 3, cart state). */
export type StoredCart = { items: CartItem[]; createdAt: string | null; itemsEdited: boolean } & StoredDeal;

/** A stored line this version cannot show: only what is needed to fetch it again from the catalog. */
export type OutdatedLine = { sku: string; amount: number; customization: ChosenSize | null };

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isAmount = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0;

/** Enough of a check to show the line without a crash; the server judges the rest. */
function isCurrent(item: Record<string, unknown>): boolean {
  const { price, stock } = item;
  return (
    item.version === CART_ITEM_VERSION &&
    typeof item.id === 'string' &&
    typeof item.title === 'string' &&
    isObject(price) &&
    isObject(price.finalPrice) &&
    Number.isInteger(price.finalPrice.inclTax) &&
    isObject(stock) &&
    typeof stock.qty === 'number'
  );
}

const sizeOf = (value: unknown): ChosenSize | null =>
  isObject(value) && isAmount(value.widthCm) && isAmount(value.lengthCm)
    ? { identifier: 'size', widthCm: value.widthCm, lengthCm: value.lengthCm }
    : null;

/** Whatever was stored: objects, and null for what is none. */
export const readDeal = (cart: Record<string, unknown>) =>
  Object.fromEntries(DEAL.map((key) => [key, isObject(cart[key]) ? cart[key] : null])) as StoredDeal;

/** Sorts what was stored into lines that can be shown and lines to fetch again; never throws, whatever was stored. */
export function readStoredCart(stored: unknown): StoredCart & { outdated: OutdatedLine[] } {
  const cart = isObject(stored) ? stored : {};
  const items: CartItem[] = [];
  const outdated: OutdatedLine[] = [];
  for (const item of Array.isArray(cart.items) ? cart.items : []) {
    if (!isObject(item) || typeof item.sku !== 'string' || !isAmount(item.amount)) continue;
    const amount = Math.min(item.amount, MAX_AMOUNT);
    if (isCurrent(item)) items.push({ ...(item as CartItem), amount });
    else outdated.push({ sku: item.sku, amount, customization: sizeOf(item.customization) });
  }
  return {
    items,
    outdated,
    createdAt: typeof cart.createdAt === 'string' ? cart.createdAt : null,
    itemsEdited: cart.itemsEdited === true,
    ...readDeal(cart),
  };
}

/** Local storage that may be missing, full or hold rubbish: then the cart lives in memory for this visit. */
export const cartStorage: PersistStorage<unknown> = {
  getItem(name) {
    try {
      const text = localStorage.getItem(name);
      const value: unknown = text === null ? null : JSON.parse(text);
      return isObject(value) ? { state: value.state, version: 0 } : null;
    } catch {
      return null;
    }
  },
  setItem(name, value) {
    try {
      localStorage.setItem(name, JSON.stringify(value));
    } catch {}
  },
  removeItem(name) {
    try {
      localStorage.removeItem(name);
    } catch {}
  },
};
