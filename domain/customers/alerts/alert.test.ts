import { expect, test } from 'vitest';
import { testProduct, testVariant } from '#domain/catalog/products/product.fixture.ts';
import { type AlertState, alertsOf, alertsOfProduct, isDue } from './alert.ts';

const state = (stockStatus: AlertState['stockStatus'], price: number | null): AlertState => ({
  stockStatus,
  price,
});

test.each([
  [state('inStock', 1000), ['price_drop']],
  [state('outOfStock', 1000), ['back_in_stock', 'price_drop']],
  [state('backorder', 1000), ['back_in_stock', 'price_drop']],
  [state('outOfStock', null), ['back_in_stock']],
  [state('inStock', null), []],
])('a product in state %j offers the alerts %j', (now, kinds) => expect(alertsOf(now)).toEqual(kinds));

test('a product is back when it is in stock, not when it can be ordered', () => {
  const watch = { kind: 'back_in_stock', price: null } as const;
  expect(isDue(watch, state('outOfStock', 1000))).toBe(false);
  expect(isDue(watch, state('backorder', 1000))).toBe(false);
  expect(isDue(watch, state('inStock', null))).toBe(true);
});

test('a price has dropped when it is below the price at the time of the request', () => {
  const watch = { kind: 'price_drop', price: 1000 } as const;
  expect([1001, 1000, 999].map((price) => isDue(watch, state('outOfStock', price)))).toEqual([false, false, true]);
  expect(isDue(watch, state('inStock', null))).toBe(false);
  expect(isDue({ kind: 'price_drop', price: null }, state('inStock', 1))).toBe(false);
});

test('a product offers the alerts of all its skus; a sold trade-in and a gift card offer none', () => {
  const away = testVariant({ sku: 'KYP-L', stock: { ...testVariant().stock, qty: 0, stockStatus: 'outOfStock' } });
  expect(alertsOfProduct(testProduct())).toEqual(['price_drop']);
  expect(alertsOfProduct(testProduct({ variants: [testVariant(), away] }))).toEqual(['back_in_stock', 'price_drop']);
  const tradeIn = {
    year: 2020,
    hours: 1,
    kilometres: 1,
    condition: 'good',
    store: 'oulu',
    marginScheme: true,
  } as const;
  expect(alertsOfProduct(testProduct({ tradeIn }))).toEqual(['price_drop']);
  expect(alertsOfProduct(testProduct({ tradeIn, variants: [away] }))).toEqual([]);
  const voucher = testVariant({ price: { ...testVariant().price, isVoucher: true } });
  expect(alertsOfProduct(testProduct({ variants: [voucher] }))).toEqual([]);
});
