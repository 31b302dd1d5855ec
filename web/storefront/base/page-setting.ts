import { useSyncExternalStore } from 'react';

/**
 * A display setting of the shopper, stored in this browser (essential storage) and applied as an attribute of
 * `<html>`, which only stylesheets read. The server does not know it, because its pages are the same for everybody.
 */
export function pageSetting<Value extends string>(key: string, attribute: string, values: readonly Value[]) {
  const page = () => document.documentElement.dataset;
  const listeners = new Set<() => void>();
  const show = (value: string | null) => {
    if (values.some((known) => known === value)) page()[attribute] = value ?? '';
    else delete page()[attribute];
    for (const listener of listeners) listener();
  };
  // changed in another tab
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) show(event.newValue);
  };
  const subscribe = (listener: () => void) => {
    if (listeners.size === 0) addEventListener('storage', onStorage);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) removeEventListener('storage', onStorage);
    };
  };
  return {
    /** Inline script for the head: applies the setting before the first paint. */
    early: `try{let v=localStorage.getItem("${key}");if(v)document.documentElement.dataset.${attribute}=v}catch{}`,
    /** Applies to this and every later page; null resets the setting. */
    choose(value: Value | null) {
      try {
        if (value === null) localStorage.removeItem(key);
        else localStorage.setItem(key, value);
      } catch {
        // storage may be forbidden: the setting lasts as long as the page
      }
      show(value);
    },
    useChosen: () =>
      useSyncExternalStore(
        subscribe,
        () => page()[attribute] as Value | undefined,
        () => undefined,
      ),
  };
}

/** Prices without VAT for business shoppers; ui/price/price.css reads it. */
export const vat = pageSetting('vat-store', 'vat', ['excl']);

/** Overrides the system's light or dark theme; styles/tokens.css reads it. */
export const theme = pageSetting('theme-store', 'theme', ['light', 'dark']);
