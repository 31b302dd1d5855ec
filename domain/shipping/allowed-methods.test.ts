import { expect, test } from 'vitest';
import { allowedMethods, type ShippedLine } from './allowed-methods.ts';
import type { ShippingClass } from './shipping-class.ts';
import { shippingMethod, shippingMethods } from './shipping-methods.ts';

const line = (shippingClass: ShippingClass, more: Partial<ShippedLine> = {}): ShippedLine => ({
  shippingClass,
  shippingOptions: [],
  sparePart: false,
  ...more,
});
const ids = (lines: ShippedLine[], postcode?: string) => allowedMethods(lines, postcode).map((method) => method.id);

test('a parcel goes every way, in the spec’s group order and pickups in the order of their ids', () => {
  expect(ids([line('parcel')])).toEqual(['101', '107', '201', '401', '402', '403']);
});

test('one method for the largest class: smaller things ride along', () => {
  expect(ids([line('letter'), line('large')])).toEqual(['107', '401', '402', '403']);
  expect(ids([line('parcel', { shippingOptions: ['101', '201'] }), line('large')])).toEqual([
    '107',
    '401',
    '402',
    '403',
  ]);
});

test('the product’s own list binds among the largest', () => {
  expect(ids([line('parcel', { shippingOptions: ['101', '403'] }), line('parcel')])).toEqual(['101', '403']);
  expect(ids([line('parcel', { shippingOptions: ['101'] }), line('parcel', { shippingOptions: ['201'] })])).toEqual([]);
});

test('a pickup-only product binds even beside something larger', () => {
  expect(ids([line('parcel', { shippingOptions: ['402', '403'] }), line('large')])).toEqual(['402', '403']);
});

test('the spare-part list binds orders without anything larger', () => {
  const table = shippingMethods.map((row) => ({ ...row, allowedForSpareParts: row.id !== '107' }));
  const allowed = (lines: ShippedLine[]) => allowedMethods(lines, null, table).map((method) => method.id);
  expect(allowed([line('parcel', { sparePart: true })])).toEqual(['101', '201', '401', '402', '403']);
  expect(allowed([line('parcel', { sparePart: true }), line('large')])).toContain('107');
});

test('Åland is not delivered to; pickup in a store is', () => {
  expect(ids([line('parcel')], '22100')).toEqual(['401', '402', '403']);
  expect(ids([line('parcel', { shippingOptions: ['101'] })], '22100')).toEqual([]);
});

test('an order with a deposit is handed over at a store, whatever rides along', () => {
  const vehicle = line('vehicle', { deposit: 50_000 });
  expect(ids([line('parcel'), vehicle])).toEqual(['401', '402', '403']);
  expect(ids([line('parcel', { deposit: 1000 })])).toEqual(['401', '402', '403']);
  expect(ids([line('parcel', { deposit: null })])).toContain('101');
});

test('nothing to deliver, nothing to choose', () => {
  expect(ids([])).toEqual([]);
});

test('the table carries the spec’s prices and a breakdown that sums', () => {
  expect(shippingMethods.map(({ id, price }) => [id, price])).toEqual([
    ['101', 540],
    ['107', 1590],
    ['201', 590],
    ['401', 0],
    ['402', 0],
    ['403', 0],
  ]);
  for (const { price, priceBreakdown } of shippingMethods)
    expect(priceBreakdown.shipping + priceBreakdown.officeFee).toBe(price);
  expect(shippingMethod('403')?.storeId).toBe('oulu');
  expect(shippingMethod('999')).toBeUndefined();
});
