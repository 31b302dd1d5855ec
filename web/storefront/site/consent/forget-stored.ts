import type { Purpose } from '#web/storefront/base/consent/choice.ts';
import { mayStay } from './storage-registry.ts';

/** Deletes from the browser's storage what was kept under a permission that is not there (any more). */
export function forgetStored(allowed: readonly Purpose[]): void {
  for (const kind of ['local', 'session'] as const) {
    try {
      const storage = kind === 'local' ? localStorage : sessionStorage;
      for (const key of Object.keys(storage)) if (!mayStay(kind, key, allowed)) storage.removeItem(key);
    } catch {
      // storage refused: there is nothing in it
    }
  }
}
