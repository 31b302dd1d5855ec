import { expect, test, vi } from 'vitest';

const own = { slug: 'runko-osat', name: 'Runko-osat', supplierNumber: '77' };

test('the configured suppliers are offered and recognised in pasted lists', async () => {
  vi.resetModules();
  vi.doMock('#shop.config', () => ({ sparePartSuppliers: [own] }));
  const { sparePartSuppliers, supplierOfSlug, suppliersOfNumber } = await import('./suppliers.ts');
  const { supplierNumberIn } = await import('./paste-supplier.ts');
  vi.doUnmock('#shop.config');
  vi.resetModules();
  expect(sparePartSuppliers).toEqual([own]);
  expect(supplierOfSlug('runko-osat')).toEqual(own);
  expect(suppliersOfNumber('77')).toEqual([own]);
  expect([supplierNumberIn('Runko-osat'), supplierNumberIn('Yamaha')]).toEqual(['77', null]);
});
