import { useSyncExternalStore } from 'react';

export const QUOTE_KEY = 'quote-cart-store';

/** Notifies the header of a change of the quote cart on this page, after it has been stored. */
export const tellQuoteChanged = () => queueMicrotask(() => globalThis.window?.dispatchEvent(new Event(QUOTE_KEY)));

function subscribe(listener: () => void) {
  const events = [QUOTE_KEY, 'storage'];
  for (const event of events) addEventListener(event, listener);
  return () => {
    for (const event of events) removeEventListener(event, listener);
  };
}

/** Pieces in the stored quote cart; tolerates invalid data. The store itself loads with the pages that use it. */
export function storedPieces(stored: string | null): number {
  try {
    const { items } = JSON.parse(stored ?? '').state;
    return items.reduce((sum: number, { amount }: { amount: unknown }) => sum + (Number(amount) || 0), 0);
  } catch {
    return 0;
  }
}

function read(): number {
  try {
    return storedPieces(localStorage.getItem(QUOTE_KEY));
  } catch {
    // storage may be forbidden
    return 0;
  }
}

/** Pieces in the quote cart; 0 on the server and in the hydrating render. */
export const useQuoteCount = (): number => useSyncExternalStore(subscribe, read, () => 0);
