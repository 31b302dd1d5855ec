import { pino } from 'pino';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Db } from '#backend/platform/db/db.ts';
import { createCatalogCache } from './catalog-cache.ts';

let at = 0;
const handlers = new Map<string, (payload: string) => void>();
const failing = new Set<string>();
const listened: string[] = [];
const db = {
  async listen(channel: string, handler: (payload: string) => void) {
    listened.push(channel);
    if (failing.has(channel)) throw new Error('down');
    handlers.set(channel, handler);
    return async () => void handlers.delete(channel);
  },
} satisfies Pick<Db, 'listen'>;
const notify = (channel: string, payload = '') => handlers.get(channel)?.(payload);

function setup() {
  const cache = createCatalogCache({ db, now: () => new Date(at), log: pino({ level: 'silent' }) });
  const read = vi.fn(async (key: string) => `${key} ${read.mock.calls.length}`);
  const readProducts = vi.fn(async (ids: readonly number[]) =>
    ids.filter((id) => id < 100).map((id) => ({ id, turn: readProducts.mock.calls.length })),
  );
  return {
    entry: cache.cached(read),
    content: cache.cachedContent(read),
    read,
    products: cache.cachedProducts(readProducts, ({ id }) => id),
    readProducts,
  };
}

beforeEach(() => {
  at = 0;
  handlers.clear();
  failing.clear();
  listened.length = 0;
});

test('reads an entry once, and again after any process changes the catalog', async () => {
  const { entry, read } = setup();
  expect(await Promise.all([entry('a'), entry('a'), entry('b')])).toEqual(['a 1', 'a 1', 'b 2']);
  notify('catalog_changed', 'content');
  notify('stock_changed', '1');
  expect(await entry('a')).toBe('a 1');
  notify('catalog_changed', '7');
  expect(await entry('a')).toBe('a 3');
  expect(read).toHaveBeenCalledTimes(3);
});

test('reads content again after the content or the catalog changes', async () => {
  const { content } = setup();
  expect([await content('a'), await content('a')]).toEqual(['a 1', 'a 1']);
  notify('catalog_changed', 'content');
  expect(await content('a')).toBe('a 2');
  notify('catalog_changed', '7');
  expect(await content('a')).toBe('a 3');
});

test('no entry is older than a minute, so a lost notification does little harm', async () => {
  const { entry } = setup();
  await entry('a');
  at = 59_999;
  expect(await entry('a')).toBe('a 1');
  at = 60_000;
  expect(await entry('a')).toBe('a 2');
});

test('does not cache a failure', async () => {
  const { entry, read } = setup();
  read.mockRejectedValueOnce(new Error('gone'));
  await expect(entry('a')).rejects.toThrow('gone');
  expect(await entry('a')).toBe('a 2');
});

test('returns products in the order of the ids and reads only uncached ones', async () => {
  const { products, readProducts } = setup();
  expect((await products([3, 1])).map(({ id }) => id)).toEqual([3, 1]);
  expect((await products([1, 200, 2, 3])).map(({ id }) => id)).toEqual([1, 2, 3]);
  expect(readProducts.mock.calls).toEqual([[[3, 1]], [[200, 2]]]);
});

test('rereads a product after its stock changes; a notification without ids invalidates all', async () => {
  const { products, readProducts } = setup();
  await products([1, 2]);
  notify('stock_changed', '2');
  expect(await products([1, 2])).toEqual([
    { id: 1, turn: 1 },
    { id: 2, turn: 2 },
  ]);
  notify('stock_changed', '');
  await products([1, 2]);
  expect(readProducts.mock.lastCall).toEqual([[1, 2]]);
});

test('does not cache a product that was read during a change', async () => {
  const { products, readProducts } = setup();
  await products([9]);
  readProducts.mockImplementationOnce(async (ids) => {
    notify('stock_changed', '1');
    return ids.map((id) => ({ id, turn: 0 }));
  });
  expect(await products([1])).toEqual([{ id: 1, turn: 0 }]);
  expect(await products([1])).toEqual([{ id: 1, turn: 3 }]);
});

test('listens to both channels or none, retries at most once a second, and then drops what was cached meanwhile', async () => {
  const { entry } = setup();
  failing.add('stock_changed');
  expect(await entry('a')).toBe('a 1');
  expect([...handlers.keys()]).toEqual([]);
  at = 999;
  expect(await entry('a')).toBe('a 1');
  expect(listened).toHaveLength(2);
  failing.clear();
  at = 1000;
  expect(await entry('a')).toBe('a 2');
  expect([...handlers.keys()]).toEqual(['catalog_changed', 'stock_changed']);
  at = 5000;
  expect(await entry('a')).toBe('a 2');
  expect(listened).toHaveLength(4);
});
