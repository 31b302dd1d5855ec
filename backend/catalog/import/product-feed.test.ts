import { expect, test } from 'vitest';
import { changesAfter } from '#backend/platform/change-feed/service.ts';
import { settled } from '#backend/platform/change-feed/test-settled.ts';
import { categories, products, saw } from './test-folder.ts';
import { testImport } from './test-import.ts';

test.each([
  ['in place', 1000],
  ['by new tables', 0],
])(
  'products that an import writes %s are in the change feed, and what changes after it (api-8)',
  async (_, swapAbove) => {
    const { run, db } = await testImport({ swapAbove });
    let after: string | null = null;
    const changed = async () => {
      await settled(db);
      const entries = await changesAfter(db.kysely, { kinds: ['product'], after, limit: 10 });
      after = entries.at(-1)?.cursor ?? after;
      return entries.map(({ id, op }) => `${id} ${op}`).toSorted();
    };
    await run({ categories, products });
    expect(await changed()).toEqual(['KYP changed', 'SAHA changed']);
    await run({ categories, products });
    expect(await changed()).toEqual([]);
    await run({ categories, products: [{ ...saw, brand: 'Muu' }] }, { allowRemovals: true });
    expect(await changed()).toEqual(['KYP removed', 'SAHA changed']);
    await db.query("update product_variant set backorder = not backorder where sku = 'SAHA'");
    expect(await changed()).toEqual(['SAHA changed']);
  },
);
