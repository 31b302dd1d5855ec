import { type BrowserContext, expect, type Page } from '@playwright/test';
import { storedThing } from '#web/storefront/site/consent/storage-registry.ts';
import type { StorageKind } from '#web/storefront/site/consent/stored-thing.ts';

export type Watch = {
  /** Everything that was put into the browser, `kind name`, also what was soon taken out again. */
  kept: Set<string>;
  /** Addresses that were asked outside of the shop. */
  elsewhere: string[];
};

/** Notes what pages of a context keep in the browser and whom they ask; nobody outside of the shop answers. */
export async function watch(context: BrowserContext, origin: string): Promise<Watch> {
  const kept = new Set<string>();
  const elsewhere: string[] = [];
  await context.exposeBinding('noteKept', (_, kind: StorageKind, name: string) => kept.add(`${kind} ${name}`));
  await context.addInitScript(() => {
    const note = (kind: string, name: string) =>
      (window as unknown as { noteKept: (kind: string, name: string) => void }).noteKept(kind, name);
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function set(key, value) {
      note(this === localStorage ? 'local' : 'session', key);
      setItem.call(this, key, value);
    };
    const open = CacheStorage.prototype.open;
    CacheStorage.prototype.open = function openNoted(name) {
      note('cache', name);
      return open.call(this, name);
    };
    const { open: openDatabase } = IDBFactory.prototype;
    IDBFactory.prototype.open = function openNoted(name, version) {
      note('database', name);
      return openDatabase.call(this, name, version);
    };
    const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
    Object.defineProperty(Document.prototype, 'cookie', {
      configurable: true,
      get() {
        return cookie?.get?.call(this);
      },
      set(text: string) {
        note('cookie', text.split('=')[0] ?? '');
        cookie?.set?.call(this, text);
      },
    });
  });
  context.on('response', async (response) => {
    for (const { name, value } of await response.headersArray().catch(() => []))
      if (name.toLowerCase() === 'set-cookie')
        for (const line of value.split('\n')) kept.add(`cookie ${line.split('=')[0]}`);
  });
  await context.route(
    (url) => url.origin !== origin,
    (route) => {
      elsewhere.push(route.request().url());
      return route.fulfill({ body: '' });
    },
  );
  return { kept, elsewhere };
}

/** What a page has in store now, also what was there by other ways than `setItem`. */
export async function lookInside(page: Page, { kept }: Watch) {
  const found = await page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    cache: 'caches' in window ? await caches.keys() : [],
    database: (await indexedDB.databases()).map(({ name }) => name ?? ''),
  }));
  for (const [kind, names] of Object.entries(found)) for (const name of names) kept.add(`${kind} ${name}`);
  for (const { name } of await page.context().cookies()) kept.add(`cookie ${name}`);
}

/** Every key is one of the shop's list, and needs no permission; nobody else was asked. */
export function expectOnlyEssential({ kept, elsewhere }: Watch) {
  const purposes = [...kept].map((entry) => {
    const [kind = '', ...name] = entry.split(' ');
    return [entry, storedThing(kind as StorageKind, name.join(' '))?.purpose ?? 'not in the registry'];
  });
  expect(purposes.filter(([, purpose]) => purpose !== 'essential')).toEqual([]);
  expect(elsewhere).toEqual([]);
}
