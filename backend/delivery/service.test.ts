import { expect, test } from 'vitest';
import { shippingMethod } from '#domain/shipping/shipping-methods.ts';
import { testShop } from '#test/test-shop.ts';
import { examplePoints } from './example-points.ts';

const method = (id: string) => {
  const row = shippingMethod(id);
  if (!row) throw new Error(`no method ${id}`);
  return row;
};

test('the nearest examples of the carrier come first, their hours in the language of the shopper', async () => {
  const { delivery } = (await testShop()).shop;
  const { points, source } = await delivery.servicePoints(method('101'), '90420');
  expect(source).toBe('examples');
  expect(points).toHaveLength(8);
  expect(points.every((point) => point.provider === 'posti')).toBe(true);
  expect(points.slice(0, 2).map((point) => point.city)).toEqual(['Oulu', 'Oulu']);
  const [nearest] = (await delivery.servicePoints(method('201'), '97700', 'en')).points;
  expect(nearest).toMatchObject({
    provider: 'matkahuolto',
    city: 'Ranua',
    openingHours: 'Mon–Fri 8–20, Sat–Sun 10–18',
  });
  const finnish = await delivery.servicePoint(method('201'), nearest?.id ?? '');
  expect(finnish).toMatchObject({ openingHours: 'ma–pe 8–20, la–su 10–18' });
  expect(finnish).not.toHaveProperty('isSpare');
});

test('a lockers-only method shows and accepts lockers only', async () => {
  const { delivery } = (await testShop()).shop;
  for (const id of ['103', '206']) {
    const { points } = await delivery.servicePoints(method(id), '96100');
    expect(points.length).toBeGreaterThan(0);
    expect(points.every((point) => point.isLocker)).toBe(true);
  }
  const counter = examplePoints.find((point) => point.provider === 'posti' && !point.isLocker);
  expect(await delivery.servicePoint(method('103'), counter?.id ?? '')).toBeNull();
  expect(await delivery.servicePoint(method('101'), counter?.id ?? '')).toMatchObject({ id: counter?.id });
});

test('methods without points have none; a point of another carrier is refused', async () => {
  const { delivery } = (await testShop()).shop;
  expect((await delivery.servicePoints(method('403'), '90100')).points).toEqual([]);
  expect((await delivery.servicePoints(method('107'), '90100')).points).toEqual([]);
  const posti = examplePoints.find((point) => point.provider === 'posti');
  expect(await delivery.servicePoint(method('201'), posti?.id ?? '')).toBeNull();
});

test('the list is whole: unique ids, five-digit postcodes, both carriers across the country', () => {
  expect(new Set(examplePoints.map((point) => point.id)).size).toBe(examplePoints.length);
  for (const point of examplePoints) expect(point.postcode).toMatch(/^\d{5}$/);
  expect(examplePoints.length).toBeGreaterThanOrEqual(40);
});
