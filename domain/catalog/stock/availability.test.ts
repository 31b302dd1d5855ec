import { describe, expect, it } from 'vitest';
import { availability, combinedStock, type StoredStock } from './availability.ts';

const today = '2026-11-21';
const empty: StoredStock = { shelf: {}, holds: [], backorder: false, nextDeliveryDate: null, productLine: 1 };
const full: StoredStock = { ...empty, shelf: { oulu: 3, ranua: 2 } };

describe('availability', () => {
  it.each([
    ['on the shelf', full, 5, 'inStock'],
    ['nothing', empty, 0, 'outOfStock'],
    ['nothing, can be ordered', { ...empty, backorder: true }, 0, 'backorder'],
    ['productLine 2 has no backorder', { ...empty, backorder: true, productLine: 2 }, 0, 'outOfStock'],
    ['holds are taken off', { ...full, holds: [{ storeId: null, qty: 4 }] }, 1, 'inStock'],
    ['never below zero', { ...full, holds: [{ storeId: 'oulu', qty: 9 }] }, 0, 'outOfStock'],
  ])('%s (stock-1, stock-2)', (_, stored, qty, stockStatus) => {
    expect(availability(stored, today)).toMatchObject({ qty, stockStatus });
  });

  it.each([
    ['its own store first', [{ storeId: 'ranua', qty: 1 }], { oulu: 3, ranua: 1 }],
    ['then the fullest', [{ storeId: 'ranua', qty: 3 }], { oulu: 2, ranua: 0 }],
    ['a store without the sku', [{ storeId: 'rovaniemi', qty: 1 }], { oulu: 2, ranua: 2 }],
    ['no store known', [{ storeId: null, qty: 2 }], { oulu: 1, ranua: 2 }],
  ])('a hold takes from %s (stock-3)', (_, holds, storeAvailability) => {
    expect(availability({ ...full, holds }, today).storeAvailability).toEqual(storeAvailability);
  });

  it.each([
    ['2026-11-20', null],
    ['2026-11-21', '2026-11-21'],
    ['2026-12-01', '2026-12-01'],
  ])('gives the next delivery %s as %s (stock-1)', (nextDeliveryDate, expected) => {
    expect(availability({ ...empty, nextDeliveryDate }, today).nextDeliveryDate).toBe(expected);
    expect(availability({ ...full, nextDeliveryDate }, today).nextDeliveryDate).toBeNull();
    expect(availability({ ...full, backorder: true, nextDeliveryDate }, today).nextDeliveryDate).toBe(expected);
  });
});

describe('combinedStock', () => {
  it('adds the pieces and takes the best status', () => {
    const parts = [full, { ...empty, backorder: true, nextDeliveryDate: '2026-12-01' }].map((s) =>
      availability(s, today),
    );
    expect(combinedStock([...parts, ...parts])).toEqual({
      qty: 10,
      stockStatus: 'inStock',
      nextDeliveryDate: null,
      storeAvailability: { oulu: 6, ranua: 4 },
    });
  });

  it('gives the earliest delivery when all stock is empty', () => {
    const waiting = (nextDeliveryDate: string) => availability({ ...empty, backorder: true, nextDeliveryDate }, today);
    expect(combinedStock([waiting('2026-12-24'), waiting('2026-12-01')])).toMatchObject({
      stockStatus: 'backorder',
      nextDeliveryDate: '2026-12-01',
    });
    expect(combinedStock([]).stockStatus).toBe('outOfStock');
  });
});
