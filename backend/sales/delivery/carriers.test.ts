import { expect, test, vi } from 'vitest';
import { shippingMethod } from '#domain/sales/delivery/shipping-methods.ts';
import { fakeMatkahuolto } from '#test/fakes/fake-matkahuolto.ts';
import { fakePosti } from '#test/fakes/fake-posti.ts';
import { misbehaviours } from '#test/fakes/fake-server.ts';
import { testShop } from '#test/test-shop.ts';

const HOUR = 3600 * 1000;
const method = (id: string) => {
  const row = shippingMethod(id);
  if (!row) throw new Error(`no method ${id}`);
  return row;
};

async function setup(env: Record<string, string> = {}) {
  const posti = await fakePosti();
  const matkahuolto = await fakeMatkahuolto();
  const settings = { ...posti.settings, ...matkahuolto.settings, CARRIER_TIMEOUT_MS: '2000', ...env };
  const { shop, clock } = await testShop(settings, { fetch });
  const search = (postcode: string, id = '101') => shop.delivery.servicePoints(method(id), postcode);
  const later = (ms: number) => {
    clock.now = new Date(clock.now.getTime() + ms);
  };
  return { posti, matkahuolto, delivery: shop.delivery, log: shop.log, search, later };
}

test('requests a postcode from the carrier once in twelve hours', async () => {
  const { posti, search, later } = await setup();
  const found = await Promise.all([search('90100'), search('90100'), search('90100')]);
  for (const { points, source } of found) expect([source, points.length]).toEqual(['carrier', 2]);
  await search('90100');
  expect(posti.questions()).toHaveLength(1);
  await search('90100', '103');
  await search('90120');
  expect(posti.questions()).toHaveLength(3);
  later(12 * HOUR + 1000);
  await search('90100');
  expect(posti.questions()).toHaveLength(4);
});

test.each(Object.entries(misbehaviours))('%s: falls back to cached points', async (_name, how) => {
  const { posti, search, later, log } = await setup({ CARRIER_TIMEOUT_MS: '300' });
  const warn = vi.spyOn(log, 'warn');
  const { points } = await search('90100');
  later(24 * HOUR);
  posti.behave(how);
  expect(await search('90100')).toEqual({ points, source: 'before' });
  // another postcode nearby: the nearest known points
  expect(await search('90500')).toEqual({ points, source: 'before' });
  expect(warn).toHaveBeenCalledTimes(1);
  expect(warn.mock.calls[0]?.[0]).toMatchObject({ carrier: 'posti', err: { name: 'CarrierFailed' } });
});

test('falls back to the embedded list, marked as such, without affecting the other carrier', async () => {
  const { posti, search, delivery } = await setup();
  posti.behave(misbehaviours.broken);
  const { points, source } = await search('96100');
  expect(source).toBe('spare');
  expect(points[0]).toMatchObject({ city: 'Rovaniemi', isSpare: true });
  expect(await delivery.servicePoint(method('101'), points[0]?.id ?? '')).toMatchObject({ isSpare: true });
  expect((await search('96100', '201')).source).toBe('carrier');
});

test('does not call a failed carrier for half a minute', async () => {
  const { posti, search, later } = await setup();
  posti.behave(misbehaviours.broken);
  await search('90100');
  await search('00100');
  expect(posti.asked).toHaveLength(1);
  posti.behave();
  later(31_000);
  expect((await search('90100')).source).toBe('carrier');
});

test('places an order with the cached point, without another request (delivery-5)', async () => {
  const { posti, matkahuolto, delivery, search } = await setup();
  await search('90100');
  posti.behave(misbehaviours.broken);
  expect(await delivery.servicePoint(method('101'), '001003200')).toMatchObject({
    id: '001003200',
    routingCode: '3200',
    openingHours: 'ma–pe 7–21',
  });
  expect(await delivery.servicePoint(method('103'), '001003200')).toBeNull();
  expect(await delivery.servicePoint(method('103'), 'L1')).toMatchObject({ isLocker: true });
  expect(posti.asked).toHaveLength(0);
  // not cached: requested from the carrier
  expect(await delivery.servicePoint(method('201'), '9010')).toMatchObject({ id: '9010' });
  expect(matkahuolto.asked).toHaveLength(1);
  expect(await delivery.servicePoint(method('201'), 'keksitty')).toBeNull();
});

test('caches a response without points', async () => {
  const { matkahuolto, search } = await setup();
  matkahuolto.behave((_asked, res) =>
    res.end('<MHSearchOfficesReply><ErrorNbr>1004</ErrorNbr></MHSearchOfficesReply>'),
  );
  expect(await search('99999', '201')).toEqual({ points: [], source: 'carrier' });
});

test.each([
  ['400', 400],
  ['404', 404],
  ['422', 422],
])('a rejected request (%s) finds nothing and does not mark the carrier as failed', async (_name, status) => {
  const { posti, matkahuolto, search, delivery, log } = await setup();
  const warn = vi.spyOn(log, 'warn');
  for (const fake of [posti, matkahuolto])
    fake.behave((asked, res) =>
      asked.path.endsWith('/token')
        ? res.end(JSON.stringify({ access_token: 'token-1' }))
        : res.writeHead(status).end('{}'),
    );
  for (const id of ['101', '201']) {
    expect(await search('99999', id)).toEqual({ points: [], source: 'carrier' });
    expect(await delivery.servicePoint(method(id), 'outo')).toBeNull();
  }
  posti.behave();
  matkahuolto.behave();
  for (const id of ['101', '201']) expect((await search('90100', id)).source).toBe('carrier');
  expect(warn).not.toHaveBeenCalled();
});

test('accepts a point of the embedded list only while the carrier fails', async () => {
  const { posti, search, delivery, later } = await setup();
  posti.behave(misbehaviours.broken);
  const spare = (await search('96100')).points[0]?.id ?? '';
  expect(await delivery.servicePoint(method('101'), spare)).toMatchObject({ id: spare });
  posti.behave();
  later(31_000);
  expect(await delivery.servicePoint(method('101'), spare)).toBeNull();
});

test('rejects a point in another country', async () => {
  const { delivery, search } = await setup({ DELIVERY_ABROAD: 'EE' });
  expect(await delivery.servicePoint(method('113'), '001003200', 'fi', 'EE')).toBeNull();
  await search('90100');
  expect(await delivery.servicePoint(method('113'), '001003200', 'fi', 'EE')).toBeNull();
});
