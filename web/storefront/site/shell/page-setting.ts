import { useSyncExternalStore } from 'react';

/**
 * A setting the shopper asked for, kept in this browser (essential storage) and shown by an attribute of `<html>`, which
 * is all that stylesheets ask for. The server knows none: its pages are the same for everybody.
 */
export function pageSetting<Value extends string>(key: string, attribute: string, values: readonly Value[]) {
  const page = () => document.documentElement.dataset;
  const listeners = new Set<() => void>();
  const show = (value: string | null) => {
    if (values.some((known) => known === value)) page()[attribute] = value ?? '';
    else delete page()[attribute];
    for (const listener of listeners) listener();
  };
  // another tab chose
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
    /** Runs in the head, before anything is painted, so that a shopper never sees what was not chosen. */
    early: `try{let v=localStorage.getItem("${key}");if(v)document.documentElement.dataset.${attribute}=v}catch{}`,
    /** For this and every later page; null takes the choice back. */
    choose(value: Value | null) {
      try {
        if (value === null) localStorage.removeItem(key);
        else localStorage.setItem(key, value);
      } catch {
        // storage may be forbidden: then for as long as the page lives
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
