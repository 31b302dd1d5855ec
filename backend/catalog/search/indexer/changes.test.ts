import { expect, it } from 'vitest';
import { makeCategory, makeProduct } from '#test/make-products.ts';
import { namesFound, testSearch } from '#test/test-search.ts';
import { withAncestors } from './index-product.ts';

it('gives every category path its ancestors once', () => {
  expect(withAncestors(['a/b/c', 'a/d'])).toEqual(['a', 'a/b', 'a/b/c', 'a/d']);
});

it('follows single products: new, changed, and removed', async () => {
  const shop = await testSearch([{ name: { fi: 'Kypärä' } }]);
  const [helmet = 0] = shop.ids;
  await shop.search.settled();
  const added = await makeProduct(shop.db, { name: { fi: 'Lumilinko' } });
  expect(await namesFound(shop, 'lumilinko')).toEqual([]);
  await shop.reindex([added]);
  expect(await namesFound(shop, 'lumilinko')).toEqual(['Lumilinko']);

  await shop.db.kysely.updateTable('product').set({ name_fi: 'Sahanterä' }).where('id', '=', helmet).execute();
  await shop.reindex([helmet]);
  expect(await namesFound(shop, 'kypärä')).toEqual([]);
  expect(await namesFound(shop, 'terä')).toEqual(['Sahanterä']);

  await shop.db.kysely.deleteFrom('product').where('id', '=', helmet).execute();
  await shop.reindex([helmet]);
  expect(await namesFound(shop, 'terä')).toEqual([]);
});

it('follows the stock', async () => {
  const shop = await testSearch([{ name: { fi: 'Kypärä' }, variants: [{ sku: 'K', stock: { oulu: 1, ranua: 1 } }] }]);
  const inStock = async () => (await shop.listing('')).facets.inStock;
  const inOulu = async () => (await shop.listing('store=oulu')).total;
  expect([await inStock(), await inOulu()]).toEqual([1, 1]);
  await shop.db.query(`update stock_level set qty = 0 where store_id = 'oulu'`);
  await shop.search.stockChanged(['K', 'unknown']);
  expect([await inStock(), await inOulu()]).toEqual([1, 0]);
  await shop.db.query('delete from stock_level');
  await shop.search.stockChanged(['K']);
  expect([await inStock(), await inOulu()]).toEqual([0, 0]);
});

it('changes nothing when the transaction fails', async () => {
  const shop = await testSearch([{ name: { fi: 'Kypärä' } }]);
  const failing = shop.db.kysely.transaction().execute(async (tx) => {
    await tx.deleteFrom('product').execute();
    await shop.search.recordChange(tx, 'all');
    throw new Error('stop');
  });
  await expect(failing).rejects.toThrow('stop');
  expect(await namesFound(shop, 'kypärä')).toEqual(['Kypärä']);
});

it('leaves out products without a sku to sell', async () => {
  const shop = await testSearch([{ name: { fi: 'Kypärä' }, variants: [] }]);
  expect((await shop.listing('')).total).toBe(0);
});

it('writes more than one batch', async () => {
  const shop = await testSearch();
  await shop.db.query(`insert into product (sku, slug, name_fi, brand, shipping_class, first_sold_on)
    select 'S' || n, 's-' || n, 'Sarja ' || n, 'Tieva', 'parcel', '2026-01-01' from generate_series(1, 1100) n`);
  await shop.db.query(`insert into product_variant (product_id, sku, prices)
    select id, sku, jsonb_build_object('regular', jsonb_build_array(jsonb_build_object('cents', id)), 'reductions', '[]'::jsonb) from product`);
  await shop.reindex();
  expect(await shop.listing('q=sarja&page=46')).toMatchObject({ total: 1100, pages: 46, hits: { length: 20 } });
  expect((await shop.listing('sort=name')).hits[2]?.name.default).toBe('Sarja 3');
});

it('returns pages and categories without a translation in Finnish, marked as such', async () => {
  const shop = await testSearch();
  await makeCategory(shop.db, 'kelkat', { fi: 'Kelkat' });
  await shop.db.kysely
    .insertInto('content_page')
    .values({ kind: 'page', path: 'huolto', locale: 'fi', title: 'Huolto', plain: '' })
    .execute();
  await shop.reindex('contents');
  const requests = ['categories_en', 'contents_en'].map((indexName) => ({ indexName, attributesToHighlight: [] }));
  const { body } = await shop.search.multiQuery({ requests }, { appId: 'tieva', key: 'public' });
  expect(body).toMatchObject({
    results: [
      { hits: [{ name: 'Kelkat', lang: 'fi', breadcrumb: [{ slug: 'kelkat', value: 'Kelkat' }] }] },
      { hits: [{ name: 'Huolto', lang: 'fi', url: '/en/cms/huolto' }] },
    ],
  });
});

it('finds pages by the words of their blocks, only those shown today', async () => {
  const shop = await testSearch();
  const page = { kind: 'page', locale: 'fi', plain: 'Osamaksu sopii kelkkaan.' } as const;
  await shop.db.kysely
    .insertInto('content_page')
    .values([
      { ...page, path: 'maksutavat', title: 'Maksutavat' },
      { ...page, path: 'osamaksu', title: 'Osamaksu', plain: '' },
      { ...page, path: 'luonnos', title: 'Luonnos', draft: true },
      { ...page, path: 'tuleva', title: 'Tuleva', starts_on: '2099-01-01' },
      { ...page, path: 'mennyt', title: 'Mennyt', ends_on: '2020-01-01' },
      {
        ...page,
        kind: 'article',
        path: 'uutinen',
        title: 'Uutinen',
        published_on: '2099-01-01',
        starts_on: '2020-01-01',
      },
    ])
    .execute();
  await shop.reindex('contents');
  const options = { query: 'osamaksulla', attributesToRetrieve: ['name', 'title'], attributesToHighlight: [] };
  const requests = ['contents_fi', 'blogs_fi'].map((indexName) => ({ ...options, indexName }));
  const { body } = await shop.search.multiQuery({ requests }, { appId: 'tieva', key: 'public' });
  expect(body).toMatchObject({
    results: [{ hits: [{ name: 'Osamaksu' }, { name: 'Maksutavat' }] }, { hits: [{ title: 'Uutinen' }] }],
  });
});
