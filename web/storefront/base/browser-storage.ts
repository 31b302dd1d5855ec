import type { PersistStorage } from 'zustand/middleware';

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Local storage for stores. Where it is missing, full or unreadable, the state lives in memory until the page closes. */
export const browserStorage: PersistStorage<unknown> = {
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
