import { expect, test } from 'vitest';
import { MOST_LISTS } from '#domain/customers/wish-lists/wish-list.ts';
import type { NamedList } from './service.ts';
import { wishShop } from './test-wishes.ts';

const must = <T>(result: { ok: true; value: T } | { ok: false; reason: string }): T => {
  if (!result.ok) throw new Error(result.reason);
  return result.value;
};

test('creates, renames and deletes a list (wish-list-1)', async () => {
  const { wishLists, owner } = await wishShop();
  const maija = await owner();
  const { id } = must<NamedList>(await wishLists.create(maija, '  Kelkkakausi '));
  expect(await wishLists.rename(maija, id, 'Talvi')).toEqual({ ok: true, value: { id, name: 'Talvi' } });
  expect(await wishLists.overview(maija)).toMatchObject([{ id, name: 'Talvi', count: 0, images: [], isShared: false }]);
  await wishLists.addItem(maija, { listId: id, sku: 'KYPÄRÄ' });
  expect(await wishLists.remove(maija, id)).toEqual({ ok: true, value: { id, name: 'Talvi' } });
  expect(await wishLists.overview(maija)).toEqual([]);
  expect(await wishLists.wishedSkus(maija)).toEqual([]);
});

test('accepts names of 1–60 characters (wish-list-5)', async () => {
  const { wishLists, owner } = await wishShop();
  const maija = await owner();
  const { id } = must<NamedList>(await wishLists.create(maija, 'x'.repeat(60)));
  for (const [name, reason] of [
    [' ', 'empty'],
    ['x'.repeat(61), 'too_long'],
    ['a\u0007', 'text'],
  ] as const) {
    expect(await wishLists.create(maija, name)).toEqual({ ok: false, reason });
    expect(await wishLists.rename(maija, id, name)).toEqual({ ok: false, reason });
  }
  expect(await wishLists.overview(maija)).toMatchObject([{ name: 'x'.repeat(60) }]);
});

test('allows fifty lists, also with concurrent requests', async () => {
  const { wishLists, owner } = await wishShop();
  const maija = await owner();
  for (let n = 3; n <= MOST_LISTS; n++) await wishLists.create(maija, `Lista ${n}`);
  const made = await Promise.all([1, 2, 3, 4].map((n) => wishLists.create(maija, `Yhtä aikaa ${n}`)));
  expect(made.filter(({ ok }) => ok)).toHaveLength(2);
  expect(made.filter(({ ok }) => !ok)).toEqual([1, 2].map(() => ({ ok: false, reason: 'too_many_lists' })));
  expect(await wishLists.overview(maija)).toHaveLength(MOST_LISTS);
  expect(await wishLists.addItem(maija, { listId: null, sku: 'KYPÄRÄ' })).toEqual({
    ok: false,
    reason: 'too_many_lists',
  });
});

test("another customer's list is not found", async () => {
  const { wishLists, owner } = await wishShop();
  const [maija, pekka] = [await owner(), await owner()];
  const { id } = must<NamedList>(await wishLists.create(maija, 'Salainen'));
  await wishLists.addItem(maija, { listId: id, sku: 'KYPÄRÄ' });
  const { id: own } = must<NamedList>(await wishLists.create(pekka, 'Oma'));
  await wishLists.addItem(pekka, { listId: own, sku: 'LOPPU' });
  const missing = { ok: false, reason: 'not_found' };
  expect(await wishLists.one(pekka, id)).toBeNull();
  for (const answer of [
    await wishLists.rename(pekka, id, 'Minun'),
    await wishLists.remove(pekka, id),
    await wishLists.share(pekka, id, true),
    await wishLists.addItem(pekka, { listId: id, sku: 'LOPPU' }),
    await wishLists.removeItem(pekka, id, 'KYPÄRÄ'),
    await wishLists.setAmount(pekka, id, 'KYPÄRÄ', 9),
    await wishLists.move(pekka, { from: id, itemId: 'KYPÄRÄ', to: own }),
    await wishLists.move(pekka, { from: own, itemId: 'LOPPU', to: id }),
    await wishLists.bulk(pekka, { sku: 'LOPPU', listIds: [own, id] }),
  ])
    expect(answer).toEqual(missing);
  expect(await wishLists.list(maija)).toMatchObject([{ name: 'Salainen', items: [{ sku: 'KYPÄRÄ', amount: 1 }] }]);
  expect(await wishLists.list(pekka)).toMatchObject([{ name: 'Oma', items: [{ sku: 'LOPPU' }] }]);
});

test.each(['', 'x', '00000000-0000-4000-8000-000000000000'])('the malformed id %j finds nothing', async (id) => {
  const { wishLists, owner } = await wishShop();
  const maija = await owner();
  expect(await wishLists.one(maija, id)).toBeNull();
  expect(await wishLists.remove(maija, id)).toEqual({ ok: false, reason: 'not_found' });
});

test('a shared list opens by its link until sharing ends; an old link never works again (wish-list-6)', async () => {
  const { wishLists, owner } = await wishShop();
  const maija = await owner();
  const { id } = must<NamedList>(await wishLists.create(maija, 'Lahjat'));
  await wishLists.addItem(maija, { listId: id, sku: 'KYPÄRÄ', amount: 2 });
  const secret = must<string | null>(await wishLists.share(maija, id, true)) ?? '';
  expect(secret).toMatch(/^[\w-]{22}$/);
  expect(await wishLists.share(maija, id, true)).toEqual({ ok: true, value: secret });
  expect(await wishLists.shared(secret, { locale: 'en' })).toMatchObject({
    name: 'Lahjat',
    lines: [{ sku: 'KYPÄRÄ', amount: 2 }],
  });
  expect(await wishLists.share(maija, id, false)).toEqual({ ok: true, value: null });
  expect(await wishLists.shared(secret, { locale: 'fi' })).toBeNull();
  expect(must(await wishLists.share(maija, id, true))).not.toBe(secret);
  for (const guess of ['', 'x', secret, `${secret}'`])
    expect(await wishLists.shared(guess, { locale: 'fi' })).toBeNull();
});
