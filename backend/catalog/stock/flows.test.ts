import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { orderShop, requestFor } from '#backend/sales/orders/test-orders.ts';
import { byCommand, staffMember } from '#test/actors.ts';

async function made() {
  const shopOf = await orderShop([
    { sku: 'RAJA', price: 5000, stock: { oulu: 5, ranua: 1 }, ean: '6430012774108' },
    { sku: 'TOINEN', price: 2000, stock: { oulu: 2 } },
  ]);
  const { shop, placed, returned } = shopOf;
  const sell = async (sku: string, price: number) => {
    const { number } = await placed(requestFor(sku, price));
    await shop.checkout.settle(await returned(number, 'ok'));
    return number;
  };
  const level = async (sku: string) => (await shop.stock.show(sku))?.shelf;
  const begin = (isBlind = false) => {
    const all = { selection: { kind: 'all' } as const, isBlind, key: randomUUID() };
    return shop.stock.counts.begin(byCommand, { storeId: 'oulu', ...all }).then((id) => id ?? 0);
  };
  const approve = async (id: number, zeroUncounted = false) => {
    const seen = (await shop.stock.counts.show(byCommand, id))?.seen ?? '';
    return shop.stock.counts.approve(byCommand, id, { seen, zeroUncounted });
  };
  const scan = (id: number, code: string, key: string = randomUUID()) =>
    shop.stock.counts.scan(byCommand, id, code, key);
  return { ...shopOf, stock: shop.stock, sell, level, begin, approve, scan };
}

describe('a count (stock-6)', () => {
  test('scans add up, also of two people; sold goods that nobody fetched belong on the shelf', async () => {
    const { sell, level, begin, approve, scan, stock } = await made();
    await sell('RAJA', 5000);
    const id = await begin();
    for (const code of ['6430012774108', 'raja', 'RAJA']) expect(await scan(id, code)).toMatchObject({ ok: true });
    await sell('RAJA', 5000);
    expect(await stock.counts.show(byCommand, id)).toMatchObject({
      lines: [{ sku: 'RAJA', counted: 3, expected: 5 }],
      uncounted: [{ sku: 'TOINEN' }],
    });
    expect(await approve(id)).toMatchObject({ ok: true, value: { changed: 1, missing: [] } });
    expect(await level('RAJA')).toEqual({ oulu: 1, ranua: 1 });
    expect(await level('TOINEN')).toEqual({ oulu: 2 });
  });

  test('a scan sent twice counts once, and a number is set only over what was seen', async () => {
    const { begin, scan, stock } = await made();
    const id = await begin();
    const key = randomUUID();
    await scan(id, 'RAJA', key);
    expect(await scan(id, 'RAJA', key)).toMatchObject({ ok: true, value: { counted: 1 } });
    expect(await scan(id, 'EI-OLE')).toMatchObject({ ok: false, reason: 'unknown_code' });
    const set = (from: number, to: number) => stock.counts.set(byCommand, id, { sku: 'RAJA', from, to });
    expect(await set(0, 4)).toMatchObject({ ok: false, reason: 'changed_meanwhile', details: { counted: 1 } });
    expect(await set(1, 4)).toMatchObject({ ok: true, value: { counted: 4 } });
  });

  test('what nobody found is none when so approved; an approval needs what is there now', async () => {
    const { level, begin, approve, scan, stock } = await made();
    const id = await begin(true);
    expect((await stock.counts.show(byCommand, id))?.lines).toEqual([]);
    await scan(id, 'RAJA');
    expect((await stock.counts.show(byCommand, id))?.lines[0]?.expected).toBeNull();
    expect((await stock.counts.show(byCommand, id, { review: true }))?.lines[0]?.expected).toBe(5);
    const old = await stock.counts.approve(byCommand, id, { seen: '0:0:0', zeroUncounted: true });
    expect(old).toMatchObject({ ok: false, reason: 'changed_meanwhile' });
    await approve(id, true);
    expect([await level('RAJA'), await level('TOINEN')]).toEqual([{ oulu: 1, ranua: 1 }, { oulu: 0 }]);
    expect(await approve(id)).toMatchObject({ ok: false, reason: 'not_open' });
  });

  test('names pieces that were sold after the count though nobody has them', async () => {
    const { sell, level, begin, approve, stock } = await made();
    const id = await begin();
    await stock.counts.set(byCommand, id, { sku: 'TOINEN', from: 0, to: 0 });
    await sell('TOINEN', 2000);
    expect(await approve(id)).toMatchObject({ ok: true, value: { missing: [{ sku: 'TOINEN', qty: 1 }] } });
    expect(await level('TOINEN')).toEqual({ oulu: 0 });
  });

  test('covers a shelf, a brand or a category', async () => {
    const { stock } = await made();
    await stock.setPlace(byCommand, { sku: 'TOINEN', storeId: 'oulu' }, 'b-04-2');
    const uncounted = async (kind: 'shelf' | 'brand' | 'category', value: string) => {
      const selection = { kind, value };
      const id = await stock.counts.begin(byCommand, { storeId: 'oulu', selection, isBlind: false, key: randomUUID() });
      return (await stock.counts.show(byCommand, id ?? 0))?.uncounted.map(({ sku }) => sku);
    };
    expect(await uncounted('shelf', 'B-04')).toEqual(['TOINEN']);
    expect((await uncounted('brand', 'Tieva'))?.toSorted()).toEqual(['RAJA', 'TOINEN']);
    expect(await uncounted('category', 'ei-ole')).toEqual([]);
  });
});

describe('a transfer (stock-7)', () => {
  test('is in neither store on its way, and differences stay with it', async () => {
    const { stock, level } = await made();
    const id = (await stock.transfers.begin(byCommand, { from: 'oulu', to: 'ranua', key: randomUUID() })) ?? 0;
    await stock.transfers.scan(byCommand, id, 'RAJA', randomUUID());
    await stock.transfers.set(byCommand, id, { sku: 'RAJA', from: 1, to: 9 });
    expect(await stock.transfers.send(byCommand, id)).toMatchObject({
      ok: false,
      reason: 'short',
      details: [{ sku: 'RAJA', level: 5 }],
    });
    await stock.transfers.set(byCommand, id, { sku: 'RAJA', from: 9, to: 4 });
    expect(await stock.transfers.send(byCommand, id)).toMatchObject({ ok: true });
    expect(await level('RAJA')).toEqual({ oulu: 1, ranua: 1 });
    expect((await stock.page(byCommand, 'RAJA'))?.coming).toMatchObject([
      { kind: 'transfer', storeId: 'ranua', qty: 4 },
    ]);
    expect(await stock.transfers.receive(byCommand, id, { RAJA: 3 })).toMatchObject({ ok: true });
    expect(await stock.transfers.receive(byCommand, id, { RAJA: 3 })).toMatchObject({ ok: false, reason: 'not_open' });
    expect(await level('RAJA')).toEqual({ oulu: 1, ranua: 4 });
    expect((await stock.transfers.show(byCommand, id))?.lines).toMatchObject([{ sku: 'RAJA', qty: 4, received: 3 }]);
  });

  test('each store sends and receives its own', async () => {
    const { stock, shop } = await made();
    const [oulu, ranua] = [
      await staffMember(shop.db.kysely, 'store', { stores: ['oulu'] }),
      await staffMember(shop.db.kysely, 'store', { stores: ['ranua'] }),
    ];
    const id = (await stock.transfers.begin(ranua, { from: 'oulu', to: 'ranua', key: randomUUID() })) ?? 0;
    await stock.transfers.scan(ranua, id, 'RAJA', randomUUID());
    await expect(stock.transfers.send(ranua, id)).rejects.toMatchObject({ reason: 'store' });
    expect(await stock.transfers.send(oulu, id)).toMatchObject({ ok: true });
    await expect(stock.transfers.receive(oulu, id, {})).rejects.toMatchObject({ reason: 'store' });
    expect(await stock.transfers.receive(ranua, id, {})).toMatchObject({ ok: true });
  });
});

describe('goods from a supplier (stock-8)', () => {
  test('come in parts, once each, and tell when the next ones come', async () => {
    const { stock, level } = await made();
    const order = { supplier: 'Tukku', storeId: 'oulu', reference: 'T-1', key: randomUUID() };
    const lines = [{ sku: 'RAJA', ordered: 10, expectedOn: '2027-01-15' }];
    const begun = await stock.receipts.begin(byCommand, { ...order, lines });
    const id = begun.ok ? begun.value.id : 0;
    expect(await stock.receipts.begin(byCommand, { ...order, lines })).toMatchObject({ ok: true, value: { id } });
    expect((await stock.show('RAJA'))?.nextDeliveryDate).toBe('2027-01-15');
    const part = { pieces: { RAJA: 4 }, closes: false, key: randomUUID() };
    expect(await stock.receipts.receive(byCommand, id, part)).toMatchObject({ ok: true, value: { isComplete: false } });
    expect(await stock.receipts.receive(byCommand, id, part)).toMatchObject({ ok: true });
    expect(await level('RAJA')).toEqual({ oulu: 9, ranua: 1 });
    const rest = { pieces: { RAJA: 6 }, closes: false, key: randomUUID() };
    expect(await stock.receipts.receive(byCommand, id, rest)).toMatchObject({ ok: true, value: { isComplete: true } });
    expect(await stock.show('RAJA')).toMatchObject({ nextDeliveryDate: null, shelf: { oulu: 15 } });
    const unknown = await stock.receipts.begin(byCommand, {
      ...order,
      key: randomUUID(),
      lines: [{ sku: 'EI', ordered: 1, expectedOn: null }],
    });
    expect(unknown).toMatchObject({ ok: false, reason: 'unknown_sku', details: { skus: ['EI'] } });
  });
});

test('lists what runs out, by its own threshold before that of its category', async () => {
  const { stock } = await made();
  const skus = async () => (await stock.low(byCommand)).map(({ sku, free, threshold }) => [sku, free, threshold]);
  expect(await skus()).toEqual([]);
  await stock.setThreshold(byCommand, { kind: 'sku', subject: 'RAJA' }, 8);
  await stock.setThreshold(byCommand, { kind: 'sku', subject: 'TOINEN' }, 2);
  expect(await skus()).toEqual([['RAJA', 6, 8]]);
  await stock.setThreshold(byCommand, { kind: 'sku', subject: 'RAJA' }, 0);
  expect(await skus()).toEqual([]);
});

test('finds goods by the code on them, by sku and by words', async () => {
  const { stock } = await made();
  const found = async (text: string) => (await stock.find(byCommand, text)).map(({ sku }) => sku);
  expect(await found('6430012774108')).toEqual(['RAJA']);
  expect(await found('toinen')).toEqual(['TOINEN']);
  expect(await found('RAJ')).toEqual(['RAJA']);
  expect(await found('%')).toEqual([]);
});
