import type { Purpose } from '#web/storefront/base/consent/choice.ts';
import { essentialCookies } from './essential-cookies.ts';
import { essentialStorage } from './essential-storage.ts';
import { permittedStorage } from './permitted-storage.ts';
import type { StorageKind, StoredThing } from './stored-thing.ts';

/**
 * Everything that may be kept in a visitor's browser. /evasteet shows this list, withdrawing a permission deletes by it,
 * and a browser test fails on any key that is not in it (test/e2e/consent.spec.ts).
 */
export const storageRegistry: readonly StoredThing[] = [...essentialCookies, ...essentialStorage, ...permittedStorage];

const fits = (pattern: string, name: string) =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;

/** What is known of a key, the most exact first; undefined: nobody has listed it. `__Host-` in front says nothing new. */
export function storedThing(kind: StorageKind, key: string): StoredThing | undefined {
  const name = key.replace(/^__(Secure|Host)-/, '');
  return storageRegistry
    .filter((thing) => thing.kind === kind && fits(thing.name, name))
    .toSorted((a, b) => b.name.length - a.name.length)[0];
}

/** Whether a key may stay in a browser that allows only these purposes. Keys nobody has listed are not the shop's. */
export function mayStay(kind: StorageKind, key: string, allowed: readonly Purpose[]): boolean {
  const purpose = storedThing(kind, key)?.purpose ?? 'essential';
  return purpose === 'essential' || allowed.includes(purpose);
}
