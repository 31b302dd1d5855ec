import { expect, test } from 'vitest';
import { shippingMethod } from '#domain/sales/delivery/shipping-methods.ts';
import { testShop } from '#test/test-shop.ts';
import { examplePoints } from './example-points.ts';
import { createStaticSource } from './static-provider.ts';

const inFinland = { country: 'FI', lockersOnly: false, limit: 10 };

const method = (id: string) => {
  const row = shippingMethod(id);
  if (!row) throw new Error(`no method ${id}`);
  return row;
};

test('a demo uses simulated carriers, with distances and, where the protocol has them, hours (delivery-5)', async () => {
  const { delivery } = (await testShop()).shop;
  const { points, source } = await delivery.servicePoints(method('101'), '90420', 'en');
  expect(source).toBe('examples');
  expect(points).toHaveLength(10);
  expect(points.every(({ provider, city }) => provider === 'posti' && city === 'Oulu')).toBe(true);
  const metres = points.map(({ distanceM = -1 }) => distanceM);
  expect(metres).toEqual(metres.toSorted((a, b) => a - b));
  expect(metres[4]).toBeLessThan(5000);
  expect(points[0]).toMatchObject({ isLocker: false, openingHours: 'Mon–Fri 8–21, Sat–Sun 10–18' });
  const finnish = await delivery.servicePoint(method('101'), points[0]?.id ?? '');
  expect(finnish).toMatchObject({ name: points[0]?.name, openingHours: 'ma–pe 8–21, la–su 10–18' });
  expect(finnish).not.toHaveProperty('isSpare');
  const [nearest] = (await delivery.servicePoints(method('201'), '97700')).points;
  expect(nearest).toMatchObject({ provider: 'matkahuolto', city: 'Ranua', openingHours: null });
  expect(await delivery.servicePoint(method('201'), nearest?.id ?? '')).toMatchObject({ name: nearest?.name });
  expect((await delivery.servicePoints(method('101'), '99998')).points).toEqual([]);
});

test('a live shop without a carrier contract uses the embedded list, limited to the region', async () => {
  const oulu = await createStaticSource('posti').search({ ...inFinland, postcode: '90420' });
  expect(oulu.map(({ city }) => city)).toEqual(['Oulu', 'Oulu']);
  expect(oulu[0]).not.toHaveProperty('distanceM');
  // no point in the region of Seinäjoki: only the nearest one
  expect(await createStaticSource('posti').search({ ...inFinland, postcode: '61100' })).toHaveLength(1);
});

test('a lockers-only method lists and accepts lockers only (delivery-5)', async () => {
  const { delivery } = (await testShop()).shop;
  for (const id of ['103', '206']) {
    const { points } = await delivery.servicePoints(method(id), '96100');
    expect(points.length).toBeGreaterThan(3);
    expect(points.every((point) => point.isLocker)).toBe(true);
    expect(await delivery.servicePoint(method(id), points[0]?.id ?? '')).toMatchObject({ isLocker: true });
  }
  const { points } = await delivery.servicePoints(method('101'), '96100');
  const counter = points.find((point) => !point.isLocker);
  expect(await delivery.servicePoint(method('103'), counter?.id ?? '')).toBeNull();
  expect(await delivery.servicePoint(method('101'), counter?.id ?? '')).toMatchObject({ id: counter?.id });
});

test('methods without points list none; rejects a point of another carrier', async () => {
  const { delivery } = (await testShop()).shop;
  expect((await delivery.servicePoints(method('403'), '90100')).points).toEqual([]);
  expect((await delivery.servicePoints(method('107'), '90100')).points).toEqual([]);
  const [posti] = (await delivery.servicePoints(method('101'), '90100')).points.slice(-1);
  expect(await delivery.servicePoint(method('201'), posti?.id ?? '')).toBeNull();
});

test('the embedded list has unique ids, five-digit postcodes and both carriers', () => {
  expect(new Set(examplePoints.map((point) => point.id)).size).toBe(examplePoints.length);
  for (const point of examplePoints) expect(point.postcode).toMatch(/^\d{5}$/);
  expect(examplePoints.length).toBeGreaterThanOrEqual(40);
});
