import { afterAll, beforeAll, expect, it } from 'vitest';
import { readListingQuery } from '#domain/catalog/search/query.ts';
import type { MadeProduct } from '#test/make-products.ts';
import { openTestSearch, type TestSearch } from '#test/test-search.ts';

const size = { fi: 'Koko', en: 'Size' };
const sizes = ['S', 'M', 'L', 'XL'].map((label) => ({ code: label.toLowerCase(), label: { fi: label } }));
const shell = (fi: string, en: string) => ({ label: { fi: 'Kuori', en: 'Shell' }, value: { fi, en } });
const weight = (grams: number) => ({ label: { fi: 'Paino' }, value: { fi: `${grams} g` } });

const helmet = (
  name: string,
  of: string[],
  attributes: MadeProduct['attributes'],
  over: Partial<MadeProduct> = {},
): MadeProduct => ({
  name: { fi: name },
  categories: ['kyparat'],
  attributes,
  selectable: [{ code: 'size', label: size, values: sizes }],
  variants: of.map((code) => ({
    sku: `${name}-${code}`,
    options: { size: code },
    stock: { [code === 'm' ? 'oulu' : 'ranua']: 1 },
  })),
  ...over,
});

const products: MadeProduct[] = [
  helmet('Aihki', ['s', 'm', 'l'], [shell('Hiilikuitu', 'Carbon fibre'), weight(1250)], { labels: ['new'] }),
  helmet('Halla', ['m', 'xl'], [shell('Lasikuitu', 'Fibreglass'), weight(1400)], { labels: ['campaign'] }),
  helmet('Kuura', ['l'], [shell('Hiilikuitu', 'Carbon fibre'), weight(1310)]),
  helmet('Routa', ['xl'], [shell('Hiilikuitu', 'Carbon fibre'), weight(1500)]),
  { name: { fi: 'Rengas' }, categories: ['renkaat'] },
];

let shop: TestSearch;
beforeAll(async () => {
  shop = await openTestSearch(products);
});
afterAll(() => shop.close());

const query = (url: string) => readListingQuery(new URLSearchParams(url), 'kyparat');

const group = async (url: string, code: string) => {
  const { facets } = await shop.listing(url, 'kyparat');
  return facets.attributes.find((one) => one.code === code)?.values.map(({ label, count }) => `${label} ${count}`);
};
const names = async (url: string) =>
  (await shop.listing(`${url}&sort=name`, 'kyparat')).hits.map((hit) => hit.name.default);

it('shows variation options first and in order, then attributes that distinguish products (listing-2)', async () => {
  const { facets } = await shop.listing('', 'kyparat');
  // weights are nearly unique to products and narrow nothing
  expect(facets.attributes.map(({ code, label }) => [code, label])).toEqual([
    ['koko', 'Koko'],
    ['kuori', 'Kuori'],
  ]);
  expect(await group('', 'koko')).toEqual(['S 1', 'M 2', 'L 2', 'XL 2']);
  expect(await group('', 'kuori')).toEqual(['Hiilikuitu 3', 'Lasikuitu 1']);
});

it('combines values of one attribute by OR and attributes by AND (listing-2)', async () => {
  expect(await names('attr=koko:m&attr=koko:l')).toEqual(['Aihki', 'Halla', 'Kuura']);
  expect(await names('attr=koko:xl&attr=kuori:hiilikuitu')).toEqual(['Routa']);
  expect(await names('attr=KOKO:XL')).toEqual(['Halla', 'Routa']);
});

it('counts an attribute without its own choice, the others with it (listing-2)', async () => {
  const url = 'attr=koko:xl&attr=kuori:hiilikuitu';
  expect(await group(url, 'koko')).toEqual(['S 1', 'M 1', 'L 2', 'XL 1']);
  expect(await group(url, 'kuori')).toEqual(['Hiilikuitu 1', 'Lasikuitu 1']);
});

it('keeps a chosen value that has no products, with a count of 0', async () => {
  const { total, facets } = await shop.listing('attr=koko:s&attr=kuori:lasikuitu', 'kyparat');
  expect(total).toBe(0);
  const chosen = facets.attributes.flatMap(({ values }) => values.filter((value) => value.chosen));
  expect(chosen.map(({ value, count }) => [value, count])).toEqual([
    ['koko:s', 0],
    ['kuori:lasikuitu', 0],
  ]);
});

it('gives no products and no error for unknown attributes', async () => {
  expect((await shop.listing("attr=vari:mu'sta&attr=x:%25", 'kyparat')).total).toBe(0);
});

it('uses the page’s language and marks fallback texts', async () => {
  const { facets } = await shop.search.listing(query(''), 'en');
  expect(facets.attributes.map(({ label }) => label)).toEqual(['Size', 'Shell']);
  expect(facets.attributes[1]?.values.map(({ label }) => label)).toEqual(['Carbon fibre', 'Fibreglass']);
  expect(facets.attributes[0]?.values[0]).toMatchObject({ label: 'S', lang: 'fi' });
});

it('has no attribute facets for all products together', async () => {
  expect((await shop.listing('')).facets.attributes).toEqual([]);
});

it('filters by several stores, and counts each without the others (listing-2)', async () => {
  const { total, facets } = await shop.listing('store=oulu&store=ranua', 'kyparat');
  expect(total).toBe(4);
  expect(facets.store.map(({ value, count, chosen }) => [value, count, chosen])).toEqual([
    ['oulu', 2, true],
    ['rovaniemi', 0, false],
    ['ranua', 4, true],
  ]);
});

it('filters by labels', async () => {
  expect(await names('label=new')).toEqual(['Aihki']);
  const { facets } = await shop.listing('label=new&label=campaign', 'kyparat');
  expect(facets.label.map(({ value, count }) => [value, count])).toEqual([
    ['new', 1],
    ['campaign', 1],
  ]);
});

it('narrows a search to a category, with its name', async () => {
  const listing = await shop.listing('cat=renkaat');
  expect(listing).toMatchObject({ total: 1, within: 'renkaat' });
  expect((await shop.listing('cat=ei-ole')).within).toBeNull();
});

it('shows several pages together, and counts without hits', async () => {
  const { hits, page } = await shop.listing('page=2&from=1');
  expect([hits.length, page]).toEqual([5, 2]);
  expect(await shop.search.count(query('attr=koko:m'), 'fi')).toBe(2);
});

it('offers the vehicle filter only where fitment data exists (vehicle-1)', async () => {
  expect((await shop.listing('')).fits).toBe(false);
  const sku = (
    await shop.db.kysely.selectFrom('product').select('sku').where('name_fi', '=', 'Rengas').executeTakeFirstOrThrow()
  ).sku;
  await shop.db.kysely
    .insertInto('fitment')
    .values({ product_sku: sku, make: 'Polaris', model: 'PN 640', year_from: 2020, year_to: 2024 })
    .execute();
  await shop.reindex();
  // as imported
  await shop.db.query("select pg_notify('catalog_changed', '2')");
  await expect.poll(async () => (await shop.listing('', 'renkaat')).fits).toBe(true);
  expect((await shop.listing('', 'renkaat')).fits).toBe(true);
  expect((await shop.listing('', 'kyparat')).fits).toBe(false);
  expect((await shop.listing('ajoneuvo=Polaris|PN 640|2022')).total).toBe(1);
  expect((await shop.listing('ajoneuvo=polaris|pn 640|2025')).total).toBe(0);
});
