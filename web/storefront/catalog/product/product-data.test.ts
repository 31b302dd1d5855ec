import { expect, test } from 'vitest';
import { testVariant } from '#domain/catalog/products/product.fixture.ts';
import { allowedMethods } from '#domain/sales/delivery/allowed-methods.ts';
import { categoryOf, cheapestDelivery as cheapest, withBackground } from './product-data.ts';

type Goods = Parameters<typeof cheapest>[0];
const goods = (more: Partial<Goods>): Goods => ({
  shippingClass: 'parcel',
  shippingMethods: [],
  depositCents: null,
  variants: [],
  ...more,
});
const cheapestDelivery = (more: Partial<Goods>) => cheapest(goods(more), (line) => allowedMethods([line]));
const inStores = (sku: string, storeAvailability: Record<string, number>) =>
  testVariant({ sku, stock: { ...testVariant().stock, storeAvailability } });

test('finds the cheapest delivery and pickup; goods for pickup only have no delivery (product-1)', () => {
  expect(cheapestDelivery({})).toEqual({ from: 540, pickup: 0, days: [2, 5, undefined, 'posti'] });
  expect(cheapestDelivery({ shippingMethods: ['401', '403'] }).from).toBeNull();
});

test('names the packing store when all choices in stock have one (stock-12)', () => {
  const [oulu, ranua, none] = [inStores('A', { oulu: 2 }), inStores('B', { ranua: 1 }), inStores('C', {})];
  expect(cheapestDelivery({ variants: [ranua, none] }).days).toEqual([2, 5, 'ranua', 'posti']);
  expect(cheapestDelivery({ variants: [oulu, ranua] }).days).toEqual([2, 5, undefined, 'posti']);
});

test('asks the stores from when they hand over a vehicle (handover-1)', () => {
  expect(cheapestDelivery({ shippingClass: 'vehicle' })).toEqual({
    from: 29_000,
    pickup: 15_000,
    days: null,
    query: '&handover=1',
  });
});

test('goods by deposit are picked up in a store', () => {
  expect(cheapestDelivery({ depositCents: 5000 })).toEqual({ from: null, pickup: 0, days: null });
});

test('a gift card is sent by e-mail free of charge', () => {
  const card = testVariant({ price: { ...testVariant().price, isVoucher: true } });
  expect(cheapestDelivery({ shippingClass: 'letter', variants: [card] })).toEqual({
    from: 0,
    pickup: null,
    days: null,
  });
});

test('two colours of a value are the halves of a diagonal, one is as it was (product-12)', () => {
  const value = { code: 'a', label: 'A', swatch: '#111111' };
  expect(withBackground(value)).toEqual(value);
  expect(withBackground({ ...value, swatch2: '#ffffff' })).toEqual({
    ...value,
    swatch: 'linear-gradient(135deg,#111111 50%,#ffffff 50%)',
  });
});

test.each([
  [['ajovarusteet', 'ajovarusteet/kyparat', 'moottorikelkat'], 'ajovarusteet/kyparat'],
  [['brandit/routa', 'varaosat', 'varaosat/hihnat', 'varaosat/hihnat-ja-telat'], 'varaosat/hihnat-ja-telat'],
  [['mopot'], 'mopot'],
  [[], undefined],
])('its category is the deepest of its main one: %j (vehicle-3)', (paths, own) => {
  const categories = paths.map((path) => ({ path, name: path, level: path.split('/').length }));
  expect(categoryOf({ categories })).toBe(own);
});
