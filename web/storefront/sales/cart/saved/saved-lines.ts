import { createStore } from 'zustand';
import { persist } from 'zustand/middleware';
import { fieldsOf } from '#domain/base/records.ts';
import { type CartItem, lineId } from '#domain/catalog/offers/cart-item.ts';
import { readWanted, type WantedLine, wantedLine } from '#domain/catalog/offers/wanted-line.ts';
import { removeItem } from '#domain/sales/cart/change-line.ts';
import { mergeCarts } from '#domain/sales/cart/merge-carts.ts';
import { track } from '#web/storefront/base/analytics/track.ts';
import { browserStorage } from '#web/storefront/base/browser-storage.ts';
import { addLines, editCart } from '../cart-store.ts';
import { nameOf } from '../fresh-items.ts';
import { accountCart } from '../sync/account-cart.ts';

/** The most lines saved for later; the oldest ones give way. */
const MAX_SAVED = 100;

type SavedState = {
  lines: WantedLine[];
  /** The account whose lines they are; null: a guest's. */
  of: string | null;
  /** What was moved last, for the message; not stored. */
  moved: { name: string; to: 'saved' | 'cart' } | null;
};

const ownerNow = () => accountCart()?.of ?? null;

/** The stored lines; none when another customer was signed in here. A guest's lines go on with the one who signs in. */
export function readSaved(stored: unknown, owner: string | null): Pick<SavedState, 'lines' | 'of'> {
  const { lines, of } = fieldsOf(stored);
  const isOwn = of == null || of === owner;
  const read = isOwn && Array.isArray(lines) ? lines.flatMap((line) => readWanted(line) ?? []) : [];
  return { lines: mergeCarts([], [], read).slice(0, MAX_SAVED), of: owner };
}

/** Lines saved for later in this browser (cart-17). Only the cart page loads this. */
export const savedStore = createStore<SavedState>()(
  persist((): SavedState => ({ lines: [], of: null, moved: null }), {
    name: 'saved-for-later',
    storage: browserStorage,
    skipHydration: true,
    partialize: ({ lines, of }) => ({ lines, of }),
    merge: (stored, current) => ({ ...current, ...readSaved(stored, ownerNow()) }),
  }),
);

/** Changes the lines as they are stored now, so that two tabs never overwrite each other's. */
function editSaved(change: (lines: WantedLine[]) => WantedLine[], moved: SavedState['moved'] = null) {
  void savedStore.persist.rehydrate();
  savedStore.setState(({ lines }) => ({ lines: change(lines).slice(0, MAX_SAVED), of: ownerNow(), moved }));
}

const without = (lines: readonly WantedLine[], id: string) => lines.filter((line) => lineId(line) !== id);

/** Moves a line out of the cart, with its pieces. */
export function saveForLater(item: CartItem) {
  editSaved((lines) => [wantedLine(item), ...without(lines, item.id)], { name: nameOf(item), to: 'saved' });
  editCart((cart) => ({ ...removeItem(cart, item.id), removed: [] }));
  track('remove_from_cart', { items: [item] });
}

/** Moves a line back into the cart, with as many pieces as can be bought. */
export function moveToCart(item: CartItem) {
  const added = addLines([item]);
  if (added > 0) track('add_to_cart', { items: [{ ...item, amount: added }] });
  editSaved((lines) => without(lines, item.id), { name: nameOf(item), to: 'cart' });
}

export const forgetSaved = (ids: readonly string[]) =>
  editSaved((lines) => lines.filter((line) => !ids.includes(lineId(line))));
