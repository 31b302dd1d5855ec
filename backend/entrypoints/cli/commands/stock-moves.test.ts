import { expect, test } from 'vitest';
import { goods, setShop } from '#backend/catalog/change-sets/test-sets.ts';
import { onShop } from '../test-program.ts';

test('goods are counted, sent to another store, ordered and received by commands (stock-6, stock-7, stock-8)', async () => {
  const { shop } = await setShop({ products: goods(2) });
  const type = (line: string) => onShop(shop, `${line} --as aino`);
  const level = async (sku: string) => (await shop.stock.show(sku))?.shelf;
  expect((await type('stock count oulu T1=9')).text).toContain('0 → 9');
  expect((await type('stock transfer oulu ranua T1=4')).text).toContain('stock arrive 1');
  expect(await level('T1')).toMatchObject({ oulu: 5 });
  expect((await type('stock arrive 1 T1=3')).text).toContain('received');
  expect(await level('T1')).toMatchObject({ oulu: 5, ranua: 3 });
  expect((await type('stock transfer oulu ranua T1=99')).failed).toContain('short');
  expect((await type('stock order oulu Routa T2=6 --expected 2027-01-15')).text).toContain('Order 1');
  expect((await type('stock receive 1 T2=2')).text).toContain('waits for the rest');
  expect((await type('stock receive 1 T2=1 --close')).text).toContain('complete');
  expect(await level('T2')).toMatchObject({ oulu: 3 });
  expect((await type('stock receive 1 T2=1')).failed).toContain('not open');
});
