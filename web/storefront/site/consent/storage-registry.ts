import type { Purpose } from '#web/storefront/base/consent/choice.ts';
import { essentialCookies } from './essential-cookies.ts';
import { essentialStorage } from './essential-storage.ts';
import { permittedStorage } from './permitted-storage.ts';
import type { StorageKind, StoredThing } from './stored-thing.ts';

/**
 * Everything that may be stored in a visitor's browser (consent-1). /evasteet shows this list, withdrawing consent
 * deletes by it, and test/e2e/consent.spec.ts fails on any other key.
 */
export const storageRegistry: readonly StoredThing[] = [...essentialCookies, ...essentialStorage, ...permittedStorage];

const fits = (pattern: string, name: string) =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;

/** The entry of a key, the most specific first; undefined for an unlisted key. A `__Host-` prefix is ignored. */
export function storedThing(kind: StorageKind, key: string): StoredThing | undefined {
  const name = key.replace(/^__(Secure|Host)-/, '');
  return storageRegistry
    .filter((thing) => thing.kind === kind && fits(thing.name, name))
    .toSorted((a, b) => b.name.length - a.name.length)[0];
}

/** Whether a key may stay in a browser that allows only these purposes. Unlisted keys are not the shop's and stay. */
export function mayStay(kind: StorageKind, key: string, allowed: readonly Purpose[]): boolean {
  const purpose = storedThing(kind, key)?.purpose ?? 'essential';
  return purpose === 'essential' || allowed.includes(purpose);
}
