import { expect, it } from 'vitest';
import { namesFound, testSearch } from '#test/test-search.ts';

it('reindexes once after a change of the index format', async () => {
  const shop = await testSearch([{ name: { fi: 'Kypärä' } }]);
  await shop.db.exec('delete from search_quick');
  await shop.search.bringUpToDate();
  expect(await namesFound(shop, 'kypärä')).toEqual([]);

  await shop.db.exec(`update shop_meta set value = '1' where key = 'search_format'`);
  await shop.search.bringUpToDate();
  expect(await namesFound(shop, 'kypärä')).toEqual(['Kypärä']);
  const { rows } = await shop.db.query(`select value from shop_meta where key = 'search_format'`);
  expect(rows[0]?.value).not.toBe('1');
});
