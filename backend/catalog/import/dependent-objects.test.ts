import { expect, it } from 'vitest';
import { categories, products } from './test-folder.ts';
import { testImport } from './test-import.ts';

it('restores the privileges of other roles on the tables it replaces', async () => {
  const { run, db } = await testImport({ swapAbove: 0 });
  const rights = async () =>
    (
      await db.query(`select relname, privilege_type from pg_class, aclexplode(relacl)
        where grantee = 0 and relname in ('product', 'product_variant') order by 1, 2`)
    ).rows.map(({ relname, privilege_type }) => `${privilege_type} ${relname}`);
  await db.exec('grant select on product to public; grant select, references on product_variant to public');
  const before = await rights();
  await run({ categories, products });
  expect(before).toHaveLength(3);
  expect(await rights()).toEqual(before);
});

it('names the owner’s views that depend on the tables', async () => {
  const { run, refused, db } = await testImport({ swapAbove: 0 });
  await db.exec('create view cheap_things as select sku from product_variant');
  expect((await refused({ categories, products }))[0]).toContain('(cheap_things); drop it first');
  await db.exec('drop view cheap_things');
  expect((await run({ categories, products })).products.added).toBe(2);
});
