import { useSyncExternalStore } from 'react';

/** Essential storage: a setting the shopper asked for. */
const KEY = 'vat-store';
const EXCLUDED = 'excl';

/**
 * Runs in the head, before anything is painted, so that a shopper who chose prices without VAT never sees the others.
 * What it sets is all that the stylesheet asks for (ui/price/price.css).
 */
export const EARLY_VAT_SCRIPT = `try{if(localStorage.getItem("${KEY}")==="${EXCLUDED}")document.documentElement.dataset.vat="${EXCLUDED}"}catch{}`;

const page = () => document.documentElement.dataset;
const listeners = new Set<() => void>();

function show(excluded: boolean) {
  if (excluded) page().vat = EXCLUDED;
  else delete page().vat;
  for (const listener of listeners) listener();
}

/** Shows prices without VAT, or with it, on this and every later page; kept in this browser where it may be. */
export function chooseVat(excluded: boolean) {
  try {
    if (excluded) localStorage.setItem(KEY, EXCLUDED);
    else localStorage.removeItem(KEY);
  } catch {
    // storage may be forbidden: then for as long as the page lives
  }
  show(excluded);
}

// another tab chose
const onStorage = ({ key, newValue }: StorageEvent) => {
  if (key === KEY || key === null) show(newValue === EXCLUDED);
};

function subscribe(listener: () => void) {
  if (listeners.size === 0) addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', onStorage);
  };
}

/** Whether the shopper sees prices without VAT. */
export const useVatExcluded = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => page().vat === EXCLUDED,
    () => false,
  );
