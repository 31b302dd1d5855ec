import { expect, test, vi } from 'vitest';
import type { SparePartSupplier } from '#domain/base/shop-config.ts';

const own = { slug: 'runko-osat', name: 'Runko-osat', supplierNumber: '77' };
const shop: { suppliers?: SparePartSupplier[] } = {};

test('the configured suppliers are offered and recognised in pasted lists', async () => {
  vi.resetModules();
  vi.doMock('#shop.config', () => ({ sparePartSuppliers: [own], shop }));
  const { sparePartSuppliers, supplierOfSlug, suppliersOfNumber } = await import('./suppliers.ts');
  const { supplierNumberIn } = await import('./paste-supplier.ts');
  vi.doUnmock('#shop.config');
  vi.resetModules();
  expect(sparePartSuppliers()).toEqual([own]);
  expect(supplierOfSlug('runko-osat')).toEqual(own);
  expect(suppliersOfNumber('77')).toEqual([own]);
  expect([supplierNumberIn('Runko-osat'), supplierNumberIn('Yamaha')]).toEqual(['77', null]);
  // a list that staff changed is in force at once
  shop.suppliers = [];
  expect([sparePartSuppliers(), supplierNumberIn('Runko-osat')]).toEqual([[], null]);
});
