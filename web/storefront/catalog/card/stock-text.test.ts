import { beforeAll, expect, test } from 'vitest';
import type { Stock } from '#domain/catalog/products/product.ts';
import { loadLocale, type T } from '#web/messages/i18n.tsx';
import { stockText } from './stock-text.ts';

let t: T;
beforeAll(async () => {
  t = await loadLocale('fi');
});

const stock = (more: Partial<Stock>): Stock => ({
  qty: 5,
  stockStatus: 'inStock',
  nextDeliveryDate: null,
  storeAvailability: {},
  ...more,
});

test.each([
  [{ storeAvailability: { oulu: 2, ranua: 0, rovaniemi: 1 } }, 'ok', '2 myymälässä'],
  [{ qty: 1, storeAvailability: { rovaniemi: 1 } }, 'ok', 'Viimeinen, Rovaniemi'],
  [{}, 'ok', 'Varastossa'],
  [{ stockStatus: 'backorder', nextDeliveryDate: '2026-12-04' }, 'later', 'Tulossa 4.12.'],
  [{ stockStatus: 'backorder' }, 'later', 'Tilattavissa'],
  [{ stockStatus: 'outOfStock' }, 'none', 'Ei varastossa'],
  [{ stockStatus: 'outOfStock', nextDeliveryDate: '2026-12-04' }, 'later', 'Tulossa 4.12.'],
] as const)('%j has one line of stock text (stock-1)', (given, kind, text) => {
  expect(stockText(stock(given), t, 'fi')).toEqual({ kind, text });
});
