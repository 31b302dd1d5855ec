import type { Purpose } from '#web/storefront/base/consent/choice.ts';
import { mayStay } from './storage-registry.ts';

/** Deletes from the browser's storage what is not covered by the allowed purposes. */
export function forgetStored(allowed: readonly Purpose[]): void {
  for (const kind of ['local', 'session'] as const) {
    try {
      const storage = kind === 'local' ? localStorage : sessionStorage;
      for (const key of Object.keys(storage)) if (!mayStay(kind, key, allowed)) storage.removeItem(key);
    } catch {
      // storage is forbidden, so it is empty
    }
  }
}
