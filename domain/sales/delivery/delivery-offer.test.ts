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

test('a parcel needs no postcode to be offered its ways', () => {
  expect(offer([line('parcel')], null)).toMatchObject({ notice: null, asksPostcode: false });
  expect(offer([line('parcel')], '00100').ids).toBe(offer([line('parcel')], null).ids);
});

test('a vehicle is first offered the stores, with a postcode the price of its zone too', () => {
  expect(offer([line('vehicle')], null)).toEqual({ notice: null, asksPostcode: true, ids: '310 311 312' });
  expect(offer([line('vehicle')], '99800')).toEqual({ notice: null, asksPostcode: true, ids: '309 310 311 312' });
});

test('what is only brought by zone is not a quote before the postcode is known', () => {
  const brought = line('vehicle', { shippingOptions: ['308'] });
  expect(offer([brought], null)).toEqual({ notice: null, asksPostcode: true, ids: '' });
  expect(offer([brought], '94100').ids).toBe('308');
  expect(offer([brought], '00100')).toEqual({ notice: 'ask_for_quote', asksPostcode: true, ids: '' });
});

test('nothing fits: a quote; Åland and deposits say why only stores are left', () => {
  expect(offer([line('vehicle', { shippingOptions: ['101'] })], null)).toMatchObject({ notice: 'ask_for_quote' });
  expect(offer([line('parcel')], '22100')).toMatchObject({ notice: 'aland', ids: '401 402 403' });
  expect(offer([line('large', { deposit: 5000 })], null)).toMatchObject({ notice: 'deposit', asksPostcode: false });
  expect(offer([line('parcel', { isGiftCard: true })], '22100')).toMatchObject({ notice: null, ids: '501' });
  const estonia = deliveryOffer([line('parcel')], '22100', { country: 'EE', abroad: ['EE'] });
  expect(estonia).toMatchObject({ notice: null, methods: [{ id: '113' }, { id: '114' }] });
  expect(offer([], null)).toEqual({ notice: null, asksPostcode: false, ids: '' });
});
