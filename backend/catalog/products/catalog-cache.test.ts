import { pino } from 'pino';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Db } from '#backend/platform/db/db.ts';
import { createKeptFacts } from './catalog-cache.ts';

let at = 0;
const handlers = new Map<string, (payload: string) => void>();
const away = new Set<string>();
const asked: string[] = [];
const db = {
  async listen(channel: string, handler: (payload: string) => void) {
    asked.push(channel);
    if (away.has(channel)) throw new Error('away');
    handlers.set(channel, handler);
    return async () => void handlers.delete(channel);
  },
} satisfies Pick<Db, 'listen'>;
const tell = (channel: string, payload = '') => handlers.get(channel)?.(payload);

function kept() {
  const facts = createKeptFacts({ db, now: () => new Date(at), log: pino({ level: 'silent' }) });
  const read = vi.fn(async (key: string) => `${key} ${read.mock.calls.length}`);
  const readProducts = vi.fn(async (ids: readonly number[]) =>
    ids.filter((id) => id < 100).map((id) => ({ id, turn: readProducts.mock.calls.length })),
  );
  return { fact: facts.keep(read), read, products: facts.keepProducts(readProducts), readProducts };
}

beforeEach(() => {
  at = 0;
  handlers.clear();
  away.clear();
  asked.length = 0;
});

test('a fact is read once, and again when any process changes the catalog', async () => {
  const { fact, read } = kept();
  expect(await Promise.all([fact('a'), fact('a'), fact('b')])).toEqual(['a 1', 'a 1', 'b 2']);
  tell('catalog_changed', 'content');
  tell('stock_changed', '1');
  expect(await fact('a')).toBe('a 1');
  tell('catalog_changed', '7');
  expect(await fact('a')).toBe('a 3');
  expect(read).toHaveBeenCalledTimes(3);
});

test('a notice may be lost: nothing is older than a minute', async () => {
  const { fact } = kept();
  await fact('a');
  at = 59_999;
  expect(await fact('a')).toBe('a 1');
  at = 60_000;
  expect(await fact('a')).toBe('a 2');
});

test('a failure is not kept', async () => {
  const { fact, read } = kept();
  read.mockRejectedValueOnce(new Error('gone'));
  await expect(fact('a')).rejects.toThrow('gone');
  expect(await fact('a')).toBe('a 2');
});

test('products come in the order asked, and only those not known are read', async () => {
  const { products, readProducts } = kept();
  expect((await products([3, 1])).map(({ id }) => id)).toEqual([3, 1]);
  expect((await products([1, 200, 2, 3])).map(({ id }) => id)).toEqual([1, 2, 3]);
  expect(readProducts.mock.calls).toEqual([[[3, 1]], [[200, 2]]]);
});

test('a product whose stock changes is read again, others are not; without their names all are', async () => {
  const { products, readProducts } = kept();
  await products([1, 2]);
  tell('stock_changed', '2');
  expect(await products([1, 2])).toEqual([
    { id: 1, turn: 1 },
    { id: 2, turn: 2 },
  ]);
  tell('stock_changed', '');
  await products([1, 2]);
  expect(readProducts.mock.lastCall).toEqual([[1, 2]]);
});

test('what was being read when something changed is not kept', async () => {
  const { products, readProducts } = kept();
  await products([9]);
  readProducts.mockImplementationOnce(async (ids) => {
    tell('stock_changed', '1');
    return ids.map((id) => ({ id, turn: 0 }));
  });
  expect(await products([1])).toEqual([{ id: 1, turn: 0 }]);
  expect(await products([1])).toEqual([{ id: 1, turn: 3 }]);
});

test('when one channel cannot be heard, neither is; not every reader tries, and what was kept meanwhile is read again', async () => {
  const { fact } = kept();
  away.add('stock_changed');
  expect(await fact('a')).toBe('a 1');
  expect([...handlers.keys()]).toEqual([]);
  at = 999;
  expect(await fact('a')).toBe('a 1');
  expect(asked).toHaveLength(2);
  away.clear();
  at = 1000;
  expect(await fact('a')).toBe('a 2');
  expect([...handlers.keys()]).toEqual(['catalog_changed', 'stock_changed']);
  at = 5000;
  expect(await fact('a')).toBe('a 2');
  expect(asked).toHaveLength(4);
});
