import { expect, test } from 'vitest';
import { wishShop } from './test-wishes.ts';

async function filled() {
  const shop = await wishShop();
  const maija = await shop.owner();
  for (const sku of ['KYPÄRÄ', 'RAJA', 'LOPPU', 'KELKKA', 'MATTO', 'HINTA-PUUTTUU'])
    await shop.wishLists.addItem(maija, { listId: null, sku, amount: sku === 'RAJA' ? 5 : 1 });
  const [list] = await shop.wishLists.overview(maija);
  return { ...shop, maija, id: list?.id ?? '' };
}

test('a list shows the current price and stock, and why an item cannot be bought', async () => {
  const { wishLists, maija, id } = await filled();
  const view = await wishLists.one(maija, id);
  const bySku = Object.fromEntries((view?.lines ?? []).map((line) => [line.sku, line]));
  expect(bySku.KYPÄRÄ).toMatchObject({
    title: 'Tuote KYPÄRÄ',
    link: '/product/tuote-kypärä',
    price: { now: 19900, was: 24900, lowest30: 24900, perM2: false },
    stock: { qty: 3, stockStatus: 'inStock' },
    problem: null,
  });
  expect(bySku.MATTO).toMatchObject({ price: { now: 2000, was: null, perM2: true }, problem: 'wrong_size' });
  expect(bySku['HINTA-PUUTTUU']).toMatchObject({
    price: null,
    problem: 'no_price',
    link: '/product/tuote-hinta-puuttuu',
  });
  expect([bySku.RAJA?.problem, bySku.LOPPU?.problem, bySku.KELKKA?.problem]).toEqual([
    'limited',
    'outOfStock',
    'quote_only',
  ]);
  expect(view?.wanted).toHaveLength(6);
});

test('an item that is no longer sold keeps its title', async () => {
  const { shop, wishLists, maija, id } = await filled();
  await shop.db.kysely.deleteFrom('product').where('sku', '=', 'KYPÄRÄ').execute();
  const gone = (await wishLists.one(maija, id))?.lines.find(({ sku }) => sku === 'KYPÄRÄ');
  expect(gone).toMatchObject({ title: 'Tuote KYPÄRÄ', link: null, price: null, stock: null, problem: 'gone' });
});

test('reloads items of another version from the catalog and keeps unknown ones (wish-list-3)', async () => {
  const { shop, wishLists, maija, id } = await filled();
  const { kysely } = shop.db;
  await kysely.updateTable('wish_list_item').set({ version: 0, title: 'Vanha nimi', slug: 'vanha' }).execute();
  await kysely.deleteFrom('product').where('sku', '=', 'LOPPU').execute();
  const [list] = await wishLists.list(maija);
  const bySku = Object.fromEntries((list?.items ?? []).map((item) => [item.sku, item]));
  expect(bySku.KYPÄRÄ).toMatchObject({ version: 1, title: 'Tuote KYPÄRÄ', slug: 'tuote-kypärä' });
  expect(bySku.LOPPU).toMatchObject({ version: 0, title: 'Vanha nimi' });
  const stored = await kysely
    .selectFrom('wish_list_item')
    .select(['sku', 'version'])
    .where('list_id', '=', id)
    .execute();
  expect(stored.filter(({ version }) => version !== 1)).toEqual([{ sku: 'LOPPU', version: 0 }]);
});

test('deleting an account deletes its lists', async () => {
  const { shop, wishLists, maija, id } = await filled();
  const shared = await wishLists.share(maija, id, true);
  const secret = (shared.ok && shared.value) || '';
  expect(await wishLists.shared(secret, { locale: 'fi' })).not.toBeNull();
  await shop.db.kysely.deleteFrom('auth_user').where('id', '=', maija.userId).execute();
  expect(await wishLists.shared(secret, { locale: 'fi' })).toBeNull();
  expect(await wishLists.addItem(maija, { listId: null, sku: 'KYPÄRÄ' })).toEqual({ ok: false, reason: 'not_found' });
});
