import { join } from 'node:path';
import { pino } from 'pino';
import { openPglite } from '../../backend/platform/db/pglite.ts';
import { readSettings } from '../../backend/platform/settings/settings.ts';
import { createShop } from '../../backend/shop.ts';
import { startMeasured } from '../measured/server.ts';

export type Goods = { sku: string; cents: number };
export type Prepared = { pages: string[]; words: string[]; goods: Goods[] };

const MANY = 1_000_000;

/** The demo shop in a folder, with shelves nobody can empty; what can be viewed, requested and bought in it. */
export async function prepareShop(dataDir: string): Promise<Prepared> {
  const first = await startMeasured({ DATA_DIR: dataDir });
  await first.stop();
  return readGoods(dataDir);
}

/** The same for a folder that has a catalog already. */
export async function readGoods(dataDir: string): Promise<Prepared> {
  const db = await openPglite(join(dataDir, 'pglite'));
  try {
    const settings = readSettings({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
    const log = pino({ level: 'silent' });
    const shop = createShop({ db, settings, log, now: () => new Date(), fetch, baseUrl: 'http://127.0.0.1' });
    await db.query('update stock_level set qty = $1', [MANY]);
    const { rows } = await db.query(`
      select variant.sku from product_variant variant join product page on page.id = variant.product_id
      where page.sale_mode = 'buy' and page.customization is null and not page.is_gift_card and not page.shipping_class = 'vehicle'
      order by variant.sku limit 60`);
    const items = await shop.catalog.cartItems(
      rows.map(({ sku }) => String(sku)),
      'fi',
    );
    // skus without stock stay out of stock
    const onShelf = [...items.values()].filter(({ stock }) => (stock.qty ?? 0) >= MANY);
    const goods = onShelf.map(({ sku, price }) => ({ sku, cents: price.finalPrice.inclTax }));
    if (goods.length === 0) throw new Error('nothing to buy');
    const slugs = await db.query('select slug, name_fi from product order by id limit 400');
    const tree = await shop.catalog.tree('fi');
    const listings = tree.filter(({ level }) => level <= 2).map(({ path }) => `/category/${path}`);
    const products = slugs.rows.map(({ slug }) => `/product/${slug}`);
    const pages = ['/', '/en', '/tarjoukset', '/kampanjat', '/uutiset-ja-artikkelit', ...listings, ...products];
    const words = [...new Set(slugs.rows.map(({ name_fi }) => String(name_fi).split(' ')[0] ?? ''))].slice(0, 60);
    return { pages, words, goods };
  } finally {
    await db.close();
  }
}
