import { expect, test } from 'vitest';
import type { ShippingMethod } from '#domain/shipping/shipping-method.ts';
import { shippingMethods } from '#domain/shipping/shipping-methods.ts';
import type { ShopContext } from '../context.ts';
import { examplePoints } from './example-points.ts';
import { createDeliveryService } from './service.ts';

const delivery = createDeliveryService({} as ShopContext);
const method = (id: string, more: Partial<ShippingMethod> = {}): ShippingMethod => {
  const row = shippingMethods.find((candidate) => candidate.id === id);
  if (!row) throw new Error(`no method ${id}`);
  return { ...row, ...more };
};

test('the nearest points of the carrier come first', async () => {
  const points = await delivery.servicePoints(method('101'), '90420');
  expect(points).toHaveLength(8);
  expect(points.every((point) => point.provider === 'posti')).toBe(true);
  expect(points.slice(0, 2).map((point) => point.city)).toEqual(['Oulu', 'Oulu']);
  const [nearest] = await delivery.servicePoints(method('201'), '97700');
  expect(nearest).toMatchObject({ provider: 'matkahuolto', city: 'Ranua' });
});

test('a lockers-only method shows and accepts lockers only', async () => {
  const lockers = method('101', { parcelLockersOnly: true });
  const points = await delivery.servicePoints(lockers, '96100');
  expect(points.length).toBeGreaterThan(0);
  expect(points.every((point) => point.isLocker)).toBe(true);
  const counter = examplePoints.find((point) => point.provider === 'posti' && !point.isLocker);
  expect(await delivery.servicePoint(lockers, counter?.id ?? '')).toBeNull();
  expect(await delivery.servicePoint(method('101'), counter?.id ?? '')).toEqual(counter);
});

test('methods without points have none; a point of another carrier is refused', async () => {
  expect(await delivery.servicePoints(method('403'), '90100')).toEqual([]);
  expect(await delivery.servicePoints(method('107'), '90100')).toEqual([]);
  const posti = examplePoints.find((point) => point.provider === 'posti');
  expect(await delivery.servicePoint(method('201'), posti?.id ?? '')).toBeNull();
});

test('the list is whole: unique ids, five-digit postcodes, both carriers across the country', () => {
  expect(new Set(examplePoints.map((point) => point.id)).size).toBe(examplePoints.length);
  for (const point of examplePoints) expect(point.postcode).toMatch(/^\d{5}$/);
  expect(examplePoints.length).toBeGreaterThanOrEqual(40);
});
