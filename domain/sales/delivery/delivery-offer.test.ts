import { expect, test } from 'vitest';
import type { ShippedLine } from './allowed-methods.ts';
import { deliveryOffer } from './delivery-offer.ts';

const line = (shippingClass: ShippedLine['shippingClass'], more: Partial<ShippedLine> = {}): ShippedLine => ({
  shippingClass,
  shippingOptions: [],
  sparePart: false,
  ...more,
});
const offer = (lines: ShippedLine[], postcode: string | null) => {
  const { methods, ...rest } = deliveryOffer(lines, postcode);
  return { ...rest, ids: methods.map(({ id }) => id).join(' ') };
};

test('offers parcel methods without a postcode', () => {
  expect(offer([line('parcel')], null)).toMatchObject({ notice: null, asksPostcode: false });
  expect(offer([line('parcel')], '00100').ids).toBe(offer([line('parcel')], null).ids);
});

test('offers store pickup of a vehicle without a postcode, and the zone delivery with one', () => {
  expect(offer([line('vehicle')], null)).toEqual({ notice: null, asksPostcode: true, ids: '310 311 312' });
  expect(offer([line('vehicle')], '99800')).toEqual({ notice: null, asksPostcode: true, ids: '309 310 311 312' });
});

test('does not suggest a quote for zone-priced goods while the postcode is unknown', () => {
  const brought = line('vehicle', { shippingOptions: ['308'] });
  expect(offer([brought], null)).toEqual({ notice: null, asksPostcode: true, ids: '' });
  expect(offer([brought], '94100').ids).toBe('308');
  expect(offer([brought], '00100')).toEqual({ notice: 'ask_for_quote', asksPostcode: true, ids: '' });
});

test('suggests a quote when no method fits; names Åland and deposits as reasons for store pickup only (delivery-4, delivery-6)', () => {
  expect(offer([line('vehicle', { shippingOptions: ['101'] })], null)).toMatchObject({ notice: 'ask_for_quote' });
  expect(offer([line('parcel')], '22100')).toMatchObject({ notice: 'aland', ids: '401 402 403' });
  expect(offer([line('large', { deposit: 5000 })], null)).toMatchObject({ notice: 'deposit', asksPostcode: false });
  expect(offer([line('parcel', { isGiftCard: true })], '22100')).toMatchObject({ notice: null, ids: '501' });
  const estonia = deliveryOffer([line('parcel')], '22100', { country: 'EE', abroad: ['EE'] });
  expect(estonia).toMatchObject({ notice: null, methods: [{ id: '113' }, { id: '114' }] });
  expect(offer([], null)).toEqual({ notice: null, asksPostcode: false, ids: '' });
});
