import { expect, test } from 'vitest';
import type { ShippingClass } from '#domain/catalog/products/product.ts';
import { allowedMethods, type Destination, type ShippedLine } from './allowed-methods.ts';
import { shippingMethods } from './shipping-methods.ts';

const line = (shippingClass: ShippingClass, more: Partial<ShippedLine> = {}): ShippedLine => ({
  shippingClass,
  shippingOptions: [],
  sparePart: false,
  ...more,
});
const ids = (lines: ShippedLine[], postcode: string | null = null, to: Destination = {}) =>
  allowedMethods(lines, postcode, to)
    .map((method) => method.id)
    .join(' ');
const STORES = '401 402 403';

test('each shipping class has its methods, in the order of the groups (delivery-3)', () => {
  expect(ids([line('letter')])).toBe(`101 103 111 107 201 206 202 ${STORES}`);
  expect(ids([line('parcel')])).toBe(`101 103 107 201 206 202 ${STORES}`);
  expect(ids([line('large')])).toBe(`105 108 205 202 ${STORES}`);
  expect(ids([line('bulky')], '33100')).toBe(`106 109 204 ${STORES}`);
  expect(ids([line('pallet')], '33100')).toBe(`110 ${STORES}`);
});

test('vehicles go by postcode zone, by the nearby store’s own delivery, or by store handover (delivery-3)', () => {
  const vehicle = [line('vehicle')];
  expect(ids(vehicle, '99800')).toBe('309 310 311 312');
  expect(ids(vehicle, '87100')).toBe('313 310 311 312');
  expect(ids(vehicle, '33100')).toBe('315 310 311 312');
  expect(ids(vehicle, '00100')).toBe('307 310 311 312');
  expect(ids(vehicle, '90400')).toBe('309 432 310 311 312');
  expect(ids(vehicle)).toBe('309 313 315 307 412 422 432 310 311 312');
});

test('stores deliver large goods within their own postcodes only', () => {
  expect(ids([line('bulky')], '96100')).toBe(`106 109 421 204 ${STORES}`);
  expect(ids([line('pallet')], '97700')).toBe(`110 411 ${STORES}`);
});

test('the largest shipping class of the order decides (delivery-3)', () => {
  const large = ids([line('large')]);
  expect(ids([line('letter'), line('large')])).toBe(large);
  expect(ids([line('parcel', { shippingOptions: ['101', '201'] }), line('large')])).toBe(large);
});

test('a product’s own methods restrict lines of the largest class, and may include methods that are offered to no class (delivery-3)', () => {
  expect(ids([line('parcel', { shippingOptions: ['101', '403'] }), line('parcel')])).toBe('101 403');
  expect(ids([line('parcel', { shippingOptions: ['101'] }), line('parcel', { shippingOptions: ['201'] })])).toBe('');
  expect(ids([line('pallet', { shippingOptions: ['302', '401'] })])).toBe('302 401');
  expect(ids([line('vehicle', { shippingOptions: ['308', '305'] })], '94100')).toBe('308');
  expect(ids([line('vehicle', { shippingOptions: ['308', '305'] })], '20100')).toBe('305');
  // neither carries a vehicle: 111 goes to the letterbox, 101 is a parcel
  expect(ids([line('vehicle', { shippingOptions: ['111', '101'] })])).toBe('');
});

test('a pickup-only product restricts the order to its stores, also beside a larger class', () => {
  const onlyThere = line('parcel', { shippingOptions: ['402', '403'] });
  expect(ids([onlyThere, line('large')])).toBe('402 403');
  expect(ids([onlyThere, line('vehicle')])).toBe('311 312');
});

test('spare-part methods restrict orders that have no larger class (delivery-2)', () => {
  expect(ids([line('parcel', { sparePart: true })])).toBe(`101 107 201 202 ${STORES}`);
  expect(ids([line('parcel', { sparePart: true }), line('parcel')])).toBe(`101 107 201 202 ${STORES}`);
  expect(ids([line('parcel', { sparePart: true }), line('large')])).toContain('108');
});

test('Åland has store pickup only (delivery-4)', () => {
  expect(ids([line('parcel')], '22100')).toBe(STORES);
  expect(ids([line('vehicle')], '22100')).toBe('310 311 312');
  expect(ids([line('parcel', { shippingOptions: ['101'] })], '22100')).toBe('');
});

test('business-only methods are offered to businesses only', () => {
  expect(ids([line('parcel')], '90100', { isCompany: true })).toContain('203');
  expect(ids([line('parcel')], '90100')).not.toContain('203');
});

test('an order with a deposit has store pickup only, whatever its other lines are', () => {
  expect(ids([line('parcel'), line('vehicle', { deposit: 50_000 })])).toBe('310 311 312');
  expect(ids([line('parcel', { deposit: 1000 })])).toBe(STORES);
  expect(ids([line('parcel', { deposit: null })])).toContain('101');
});

test('an order of gift cards goes by e-mail; beside goods they change nothing', () => {
  const card = line('parcel', { isGiftCard: true });
  expect(ids([card])).toBe('501');
  expect(ids([card], '22100')).toBe('501');
  expect(ids([card, line('large')])).toBe(ids([line('large')]));
  expect(ids([line('parcel')])).not.toContain('501');
});

test('delivery abroad is off until the shop configures the country (delivery-4)', () => {
  const parcel = [line('parcel')];
  expect(ids(parcel, null, { country: 'EE' })).toBe('');
  const abroad = ['EE', 'DE'];
  expect(ids(parcel, null, { country: 'EE', abroad })).toBe('113 114');
  expect(ids(parcel, '10115', { country: 'DE', abroad })).toBe('114');
  expect(ids(parcel, null, { country: 'SE', abroad })).toBe('');
  expect(ids(parcel, null, { abroad })).toBe(ids(parcel));
  expect(ids([line('large')], null, { country: 'DE', abroad })).toBe('');
  expect(ids([line('parcel', { sparePart: true })], null, { country: 'DE', abroad })).toBe('');
});

test('every method can be offered by class or by a product’s own list', () => {
  const offered = shippingMethods()
    .filter(({ offeredFor }) => offeredFor.length > 0)
    .map(({ id }) => id);
  const byName = shippingMethods()
    .map(({ id }) => id)
    .filter((id) => !offered.includes(id));
  expect(byName.toSorted()).toEqual('301 302 303 304 305 306 308 314 413 423 433 501'.split(' '));
});

test('an empty order has no methods', () => {
  expect(ids([])).toBe('');
});
