import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { insertSpareParts, testSparePart } from '#backend/catalog/spare-parts/test-parts.ts';
import { auditEntries } from '#backend/platform/audit/service.ts';
import { orderShop } from '#backend/sales/orders/test-orders.ts';
import type { EditedField, SpecialOrderInput } from '#domain/sales/special-orders/special-order.ts';
import { AccessRefused } from '#domain/staff/actor.ts';
import { byCommand, staffMember } from '#test/actors.ts';

const input = (over: Partial<SpecialOrderInput> = {}): SpecialOrderInput => ({
  storeId: 'oulu',
  sku: 'B-2@1044',
  title: 'Hihna',
  pieces: 2,
  price: 1000,
  deposit: '20 € käteisellä',
  supplier: 'Polaris',
  expectedOn: '2026-12-01',
  note: '',
  name: 'Aino Äyräpää',
  phone: '040 123 4567',
  email: 'aino@example.fi',
  locale: 'fi',
  ...over,
});

async function setup() {
  const made = await orderShop([{ sku: 'B-2', price: 1200, stock: { oulu: 0, ranua: 3 }, ean: '6430012774108' }]);
  const { shop } = made;
  await insertSpareParts(shop.db, [
    testSparePart('A-1', { replacedBy: ['B-2'] }),
    testSparePart('B-2', { qty: 4 }),
    testSparePart('0-OLD', { replacedBy: ['A-1'] }),
  ]);
  const orders = shop.specialOrders;
  const order = async (over: Partial<SpecialOrderInput> = {}) => {
    const done = await orders.make(byCommand, input(over), randomUUID());
    if (!done.ok) throw new Error(JSON.stringify(done));
    return done.value.id;
  };
  const mails = async () =>
    (
      await shop.db.query<{ to_address: string; subject: string }>(
        "select * from outbox_mail where kind = 'special-order-arrived' order by created_at",
      )
    ).rows;
  return { ...made, orders, order, mails, kysely: shop.db.kysely };
}

test('a form sent twice is one special order, its arrival one mail (special-order-1, special-order-2)', async () => {
  const { orders, mails } = await setup();
  const key = randomUUID();
  const [first, second] = await Promise.all([1, 2].map(() => orders.make(byCommand, input(), key)));
  expect(first).toEqual(second);
  const id = first?.ok ? first.value.id : 0;
  const moved = await Promise.all([1, 2].map(() => orders.move(byCommand, id, 'arrive')));
  expect(moved.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
  expect(await mails()).toHaveLength(1);
  expect((await mails())[0]?.subject).toBe('Tilaamasi osa on saapunut: Hihna');
  expect(await orders.move(byCommand, id, 'fetch')).toMatchObject({ ok: true, value: { status: 'fetched' } });
  expect(await orders.move(byCommand, id, 'cancel')).toMatchObject({ reason: 'not_now', details: 'fetched' });
});

test('an arrival by mistake is taken back, and the true one mails again; without an address nobody is mailed', async () => {
  const { orders, order, mails } = await setup();
  const id = await order();
  for (const move of ['arrive', 'reopen', 'arrive'] as const) await orders.move(byCommand, id, move);
  expect(await mails()).toHaveLength(2);
  await orders.move(byCommand, await order({ email: '' }), 'arrive');
  expect(await mails()).toHaveLength(2);
});

test('a store handles its own, content and accounting none; the log names nobody', async () => {
  const { orders, order, kysely } = await setup();
  const id = await order();
  const oulu = await staffMember(kysely, 'store', { stores: ['oulu'] });
  const ranua = await staffMember(kysely, 'store', { stores: ['ranua'] });
  expect((await orders.make(oulu, input(), randomUUID())).ok).toBe(true);
  await expect((async () => orders.make(ranua, input(), randomUUID()))()).rejects.toThrow(AccessRefused);
  await expect(orders.move(ranua, id, 'arrive')).rejects.toThrow(AccessRefused);
  const all = { text: '', state: null, storeId: null };
  expect((await orders.list(ranua, all)).orders).toEqual([]);
  expect((await orders.list(oulu, { ...all, text: '040 123' })).orders).toHaveLength(2);
  expect(await orders.counts(oulu, [all, { ...all, state: 'open' }, { ...all, state: 'arrived' }])).toEqual([2, 2, 0]);
  expect(await orders.waiting(ranua, 'oulu', ['B-2@1044'])).toEqual([]);
  for (const role of ['content', 'accounting'] as const) {
    const actor = await staffMember(kysely, role);
    await expect((async () => orders.make(actor, input(), randomUUID()))()).rejects.toThrow('role');
    await expect((async () => orders.one(actor, id))()).rejects.toThrow('role');
  }
  const entries = await auditEntries(kysely, { subject: { kind: 'special-order', id: String(id) }, limit: 5 });
  expect(entries.map(({ action }) => action)).toEqual(['special-orders.make']);
  expect(JSON.stringify(entries)).not.toMatch(/Äyräpää|040|aino@/);
});

test('lost sales are counted once a form, by code whatever its spelling (special-order-4)', async () => {
  const { orders, kysely } = await setup();
  const lost = { sku: null, title: '', reason: 'no-stock', storeId: 'oulu', key: randomUUID() };
  for (const typed of ['12-34/a', '1234A']) expect(await orders.lost.note(byCommand, { ...lost, typed })).toBe(true);
  await orders.lost.note(byCommand, { ...lost, typed: '1234a', reason: 'too-dear', key: randomUUID() });
  expect(await orders.lost.note(byCommand, { ...lost, typed: 'x', reason: 'muu', key: randomUUID() })).toBe(false);
  expect(await orders.lost.report(byCommand, { days: 30, reason: null })).toMatchObject([
    { term: '1234A', times: 2, noStock: 1, tooDear: 1, unknown: 0 },
  ]);
  expect(await orders.lost.report(byCommand, { days: 30, reason: 'unknown' })).toEqual([]);
  const content = await staffMember(kysely, 'content');
  await expect((async () => orders.lost.report(content, { days: 30, reason: null }))()).rejects.toThrow('role');
});

test('the counter resolves a chain to what is sold now, with the shelves of all stores (parts-counter-1)', async () => {
  const { shop, order } = await setup();
  const { partsCounter } = shop;
  await order({ expectedOn: '' });
  expect(await partsCounter.find(byCommand, '0-old', 'fi')).toMatchObject({ only: '0-OLD@1044' });
  expect(await partsCounter.find(byCommand, '6430012774108', 'fi')).toMatchObject({ only: 'B-2' });
  const answer = await partsCounter.show(byCommand, '0-OLD@1044', 'fi');
  expect(answer).toMatchObject({
    asked: { isSold: false, shelf: null },
    line: { at: 0 },
    instead: [{ sku: 'B-2@1044', isSold: true, supplier: { qty: 4 }, ordered: [{ storeId: 'oulu', pieces: 2 }] }],
  });
  expect(answer?.line?.steps.map((step) => step.map(({ productCode }) => productCode))).toEqual([
    ['0-OLD'],
    ['A-1'],
    ['B-2'],
  ]);
  expect(await partsCounter.show(byCommand, 'EI@1', 'fi')).toBeNull();
});

test('special orders leave with the account, and those of guests after three years (own-data-1)', async () => {
  const { shop, orders, order, kysely } = await setup();
  await order();
  await kysely.transaction().execute((tx) => orders.forget(tx, { guestsBefore: new Date(0) }));
  expect((await shop.db.query('select id from special_order')).rows).toHaveLength(1);
  await kysely.transaction().execute((tx) => orders.forget(tx, { guestsBefore: new Date('2100-01-01') }));
  expect((await shop.db.query('select id from special_order')).rows).toEqual([]);
});

test('replacements are edited by who edits products, never into a cycle and not over a colleague (spare-part-14)', async () => {
  const { shop, kysely } = await setup();
  const { replacements } = shop;
  const set = (sku: string, codes: string[], seen: string[] = []) => replacements.set(byCommand, sku, { codes, seen });
  expect(await set('B-2@1044', ['0-OLD'])).toMatchObject({ reason: 'cycle', details: ['B-2', '0-OLD', 'A-1', 'B-2'] });
  expect(await set('B-2@1044', ['EI'])).toMatchObject({ reason: 'unknown_codes', details: ['EI'] });
  expect(await set('A-1@1044', [], [])).toMatchObject({ reason: 'changed', details: ['B-2'] });
  expect(await set('A-1@1044', [], ['B-2'])).toMatchObject({ ok: true });
  const both = await Promise.all([set('A-1@1044', ['B-2']), set('B-2@1044', ['A-1'])]);
  expect(both.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
  const sales = await staffMember(kysely, 'sales');
  await expect(replacements.set(sales, 'A-1@1044', { codes: [], seen: [] })).rejects.toThrow('role');
});

test('a received sku finds who waits for it, by sku or by code (special-order-3)', async () => {
  const { orders, order } = await setup();
  const id = await order();
  expect(await orders.waiting(byCommand, 'oulu', ['B-2'])).toMatchObject([{ id, name: 'Aino Äyräpää' }]);
  expect(await orders.waiting(byCommand, 'oulu', ['B-2@1044'])).toHaveLength(1);
  expect(await orders.waiting(byCommand, 'ranua', ['B-2'])).toEqual([]);
  await orders.move(byCommand, id, 'arrive');
  expect(await orders.waiting(byCommand, 'oulu', ['B-2'])).toEqual([]);
});

test('two people edit different fields of a special order; the same field is a conflict (special-order-5)', async () => {
  const { orders, order } = await setup();
  const id = await order();
  const change = (field: EditedField, base: string, mine: string) =>
    orders.edit(byCommand, id, [{ field, base, mine }]);
  expect(await change('pieces', '2', '3')).toMatchObject({ ok: true });
  expect(await change('storeId', 'oulu', 'ranua')).toMatchObject({ ok: true });
  expect(await orders.one(byCommand, id)).toMatchObject({ pieces: 3, storeId: 'ranua', version: 3 });
  expect(await change('pieces', '2', '4')).toMatchObject({
    reason: 'conflict',
    details: { clashes: [{ field: 'pieces', base: '2', theirs: '3', mine: '4' }] },
  });
  expect(await change('pieces', '3', '0')).toMatchObject({ reason: 'invalid', details: { pieces: 'invalid' } });
  expect(await change('storeId', 'ranua', 'turku')).toMatchObject({
    reason: 'invalid',
    details: { storeId: 'invalid' },
  });
  await orders.move(byCommand, id, 'cancel');
  expect(await change('note', '', 'x')).toMatchObject({ reason: 'not_now', details: 'cancelled' });
});

test('Today counts special orders to be fetched and those whose day is over (special-order-5)', async () => {
  const { shop, orders, order, kysely } = await setup();
  const manager = await staffMember(kysely, 'manager');
  await order({ expectedOn: '2020-01-01' });
  await order({ expectedOn: '2099-01-01' });
  await orders.move(byCommand, await order(), 'arrive');
  const { work } = await shop.workQueue.today(manager, { store: null, isMine: false });
  const special = work.filter(({ kind }) => kind.startsWith('special'));
  expect(special.map(({ kind, total }) => [kind, total])).toEqual([
    ['special-arrived', 1],
    ['special-late', 1],
  ]);
  const late = await orders.list(byCommand, { text: '', state: 'late', storeId: null });
  expect(late.orders.map(({ expectedOn }) => expectedOn)).toEqual(['2020-01-01']);
});
