import { expect, test } from 'vitest';
import { aino, goods, setShop } from '#backend/catalog/change-sets/test-sets.ts';

const less = { change: { by: 'percent', percent: -20 }, from: null, until: '2026-12-24T22:00:00Z' } as const;

async function planShop() {
  const made = await setShop({ products: goods(2) });
  const { pricePlans } = made.shop;
  const seen = async () => {
    const page = await pricePlans.product(aino, 'T1');
    return new Map(page?.skus.map(({ sku, stamp }) => [sku, stamp]));
  };
  return { ...made, pricePlans, seen };
}

test('a planned reduction is a change set that counts ten minutes after its approval, is extended and ended (price-11)', async () => {
  const { pricePlans, seen, approved, wait, price, shop } = await planShop();
  const planned = await pricePlans.plan(aino, 'T1', { draft: less, seen: await seen(), title: 'Joulu' });
  if (!planned.ok) throw new Error(planned.reason);
  expect(await approved(planned.value.set)).toBe('scheduled');
  await wait(11);
  expect([await price('T1'), await price('T2')]).toEqual([8000, 10_000]);

  const listed = async (view: 'running' | 'coming' | 'ended') =>
    (await pricePlans.list(aino, { view, brand: '', words: 'tuote' })).reductions;
  const [running] = await listed('running');
  expect(running).toMatchObject({ sku: 'T1', cents: 8000, regular: 10_000, reference: 10_000 });
  if (!running) throw new Error('no reduction');
  const later = await pricePlans.end(aino, { reductions: [running], until: '2026-12-30T22:00:00Z', title: 'Jatko' });
  if (!later.ok) throw new Error(later.reason);
  expect(await approved(later.value.set)).toBe('scheduled');
  const [extended] = await listed('running');
  expect([extended?.until, extended?.from]).toEqual(['2026-12-30T22:00:00.000Z', running.from]);
  if (!extended) throw new Error('no reduction');
  const over = await pricePlans.end(aino, { reductions: [extended], until: shop.now().toISOString(), title: 'Loppu' });
  if (!over.ok) throw new Error(over.reason);
  await approved(over.value.set);
  await wait(11);
  expect([await price('T1'), (await listed('running')).length, (await listed('ended')).length]).toEqual([10_000, 0, 1]);
  const page = await pricePlans.product(aino, 'T1');
  expect(page?.skus[0]?.decisions.map(({ title, author }) => [title, author])).toEqual([
    ['Loppu', 'aino'],
    ['Jatko', 'aino'],
    ['Joulu', 'aino'],
  ]);
});

test('a coming reduction is cancelled without a trace', async () => {
  const { pricePlans, seen, approved, shop, stored } = await planShop();
  const before = await stored();
  const draft = { ...less, from: '2026-12-10T22:00:00Z' };
  const planned = await pricePlans.plan(aino, 'T1', { draft, seen: await seen(), title: 'Joulu' });
  if (!planned.ok) throw new Error(planned.reason);
  await approved(planned.value.set);
  const [coming] = (await pricePlans.list(aino, { view: 'coming', brand: 'Pohja', words: '' })).reductions;
  if (!coming) throw new Error('no reduction');
  const gone = await pricePlans.end(aino, { reductions: [coming], until: shop.now().toISOString(), title: 'Peru' });
  if (!gone.ok) throw new Error(gone.reason);
  await approved(gone.value.set);
  expect(await stored()).toEqual(before);
});

test('of two plans made from the same prices the second one is a conflict, whether it was saved before or after', async () => {
  const { pricePlans, seen, approved, rowsOf, wait } = await planShop();
  const asSeen = await seen();
  const first = await pricePlans.plan(aino, 'T1', { draft: less, seen: asSeen, title: 'Eka' });
  const second = await pricePlans.plan(aino, 'T1', { draft: less, seen: asSeen, title: 'Toka' });
  if (!first.ok || !second.ok) throw new Error('not made');
  expect(await approved(first.value.set)).toBe('scheduled');
  await wait(1);
  expect(await approved(second.value.set)).toBe('checked');
  expect((await rowsOf(second.value.set))[0]?.problem).toBe('conflict');
  const third = await pricePlans.plan(aino, 'T1', { draft: less, seen: asSeen, title: 'Kolmas' });
  expect(third).toMatchObject({ ok: false, reason: 'changed', details: [{ sku: 'T1' }] });
});

test('quantity prices are a change set that only a person with the right to prices may apply (price-12)', async () => {
  const { pricePlans, approved, found, shop } = await planShop();
  const breaks = [{ from: 4, cents: 9000 }];
  const made = await pricePlans.setBreaks(aino, 'T1', { breaks, seen: [] });
  if (!made.ok) throw new Error(made.reason);
  expect((await found(made.value.set)).parts.toSorted()).toEqual(['prices', 'products']);
  expect(await approved(made.value.set)).toBe('applied');
  expect((await shop.catalog.cartItems(['T1'], 'fi')).get('T1')?.quantityBreaks).toEqual(breaks);
  expect(await pricePlans.setBreaks(aino, 'T1', { breaks: [], seen: [] })).toMatchObject({ reason: 'changed' });
  const undone = await shop.changeSets.undo(aino, made.value.set);
  if (!undone.ok) throw new Error(undone.reason);
  await approved(undone.value.id);
  expect((await shop.catalog.cartItems(['T1'], 'fi')).get('T1')?.quantityBreaks).toBeUndefined();
});
