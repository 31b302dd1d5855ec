import { createStore, useStore } from 'zustand';
import { persist } from 'zustand/middleware';
import { addQuoteItems, type QuoteItem, setQuoteAmount } from '#domain/sales/cart/quote-cart.ts';
import { browserStorage } from '#web/storefront/base/browser-storage.ts';
import { QUOTE_KEY, tellQuoteChanged } from './quote-count.ts';
import { readStoredQuote } from './stored-quote.ts';

export type QuoteState = {
  items: QuoteItem[];
  /** True until the stored cart has been read, on the server and in the first render. */
  loading: boolean;
  /** Lines removed last, for undo, each with its index; not stored. */
  removed: { item: QuoteItem; index: number }[];
};

const empty: QuoteState = { items: [], loading: true, removed: [] };

export const quoteStore = createStore<QuoteState>()(
  persist(() => empty, {
    name: QUOTE_KEY,
    storage: browserStorage,
    skipHydration: true,
    // only the items are stored (quote-1)
    partialize: ({ items }) => ({ items }),
    merge: (stored, current) => ({
      ...current,
      loading: false,
      ...(stored === undefined ? {} : { items: readStoredQuote(stored) }),
    }),
  }),
);

quoteStore.subscribe(tellQuoteChanged);

/** Changes the quote cart as it is stored now, so that two tabs never overwrite each other's lines. */
function edit(change: (cart: QuoteState) => Partial<QuoteState>) {
  void quoteStore.persist.rehydrate();
  quoteStore.setState(change);
}

/** Adds lines; an existing sku raises its amount (quote-1). */
export const addQuoteLines = (added: readonly QuoteItem[]) =>
  edit(({ items }) => ({ items: addQuoteItems(items, added) }));

export const changeQuoteAmount = (id: string, amount: number) =>
  edit(({ items }) => ({ items: setQuoteAmount(items, id, amount) }));

function takeAway(isTaken: (item: QuoteItem) => boolean) {
  edit(({ items }) => ({
    items: items.filter((item) => !isTaken(item)),
    removed: items.flatMap((item, index) => (isTaken(item) ? [{ item, index }] : [])),
  }));
}

export const removeFromQuote = (id: string) => takeAway((item) => item.id === id);

export const clearQuote = () => takeAway(() => true);

/** Restores the lines removed last in their places; lines added again meanwhile stay as they are. */
export function undoQuoteRemove() {
  edit(({ items, removed }) => {
    const back = [...items];
    for (const { item, index } of removed)
      if (!back.some(({ id }) => id === item.id)) back.splice(Math.min(index, back.length), 0, item);
    return { items: back, removed: [] };
  });
}

/** Replaces lines by fresh catalog data and keeps their amounts. */
export const renewQuoteLines = (fresh: ReadonlyMap<string, QuoteItem>) =>
  edit(({ items }) => ({
    items: items.map((item) => ({ ...item, ...fresh.get(item.id), amount: item.amount })),
  }));

/** Reads the stored quote cart and follows other tabs. Returns the cleanup for an effect. */
export function connectQuote() {
  void quoteStore.persist.rehydrate();
  const follow = (event: StorageEvent) => {
    if (event.key !== QUOTE_KEY && event.key !== null) return;
    if (event.newValue === null) quoteStore.setState({ items: [] });
    else void quoteStore.persist.rehydrate();
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}

export const useQuote = <T>(select: (cart: QuoteState) => T): T => useStore(quoteStore, select);
