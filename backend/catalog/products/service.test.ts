import { Hono } from 'hono';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { importCatalog } from '#backend/catalog/import/import-catalog.ts';
import type { ImportDeps } from '#backend/catalog/import/run.ts';
import {
  catalogFolder,
  categories,
  type FolderContent,
  helmet,
  helmetM,
  products,
  saw,
} from '#backend/catalog/import/test-folder.ts';
import { importDeps } from '#backend/catalog/import/test-import.ts';
import { respondWithError } from '#backend/platform/http-kit/errors.ts';
import { readSettings } from '#backend/platform/settings/settings.ts';
import { testDb } from '#test/test-db.ts';
import { catalogRoutes } from './routes.ts';
import { createCatalogService } from './service.ts';

async function setup(content: FolderContent = { categories, products }) {
  const db = await testDb();
  const clock = { now: new Date('2026-11-21T10:00:00Z') };
  const now = () => clock.now;
  const idOf = (colours: object = {}) => (Object.keys(colours).length > 0 ? 'painted' : 'plain');
  const pictures: ImportDeps['pictures'] = {
    inspect: async (_, __, colours) => ({ id: idOf(colours), isStored: true }),
    add: async (_, __, colours) => idOf(colours),
  };
  const deps = { ...importDeps(db, now), pictures };
  const load = async (folder: FolderContent) => importCatalog(deps, await catalogFolder(folder));
  await load(content);
  const log = pino({ level: 'silent' });
  const catalog = createCatalogService({
    db,
    now,
    log,
    settings: readSettings({}),
    fetch,
    baseUrl: 'http://shop.test',
  });
  const hold = async (sku: string, qty: number, minutes: number) => {
    const expires = new Date(clock.now.getTime() + minutes * 60_000);
    await db.query(
      `with placed as (
         insert into customer_order (number, status, locale, idempotency_key, request_hash, email, contact,
           shipping_method_id, store_id, goods_cents, shipping_cents, office_fee_cents, total_cents, pay_now_cents, due_later_cents,
           vat, vat_now)
         values ($1, 'pending_payment', 'fi', $1, '', 'a@b.example', '{}', '401', 'ranua', 0, 0, 0, 0, 0, 0, '[]', '[]') returning id)
       insert into stock_hold (order_id, sku, qty, expires_at) select id, $2, $3, $4 from placed`,
      [`${sku}-${qty}-${minutes}`, sku, qty, expires],
    );
  };
  return { db, clock, catalog, load, hold };
}

it('presents a product page in both languages, the milieu picture apart (product-1, product-2)', async () => {
  const { catalog } = await setup();
  const fi = await catalog.product('kypara', 'fi');
  expect(fi).toMatchObject({
    name: 'Kypärä',
    images: [{ id: 'painted', alt: 'Kypärä' }],
    milieuImage: { id: 'plain', alt: 'Metsässä' },
    categories: [
      { path: 'ajovarusteet', name: 'Ajovarusteet', level: 1 },
      { path: 'ajovarusteet/kyparat', name: 'Kypärät', level: 2 },
      { path: 'brandit/pohja', name: 'Pohja', level: 2 },
    ],
    variants: [
      { sku: 'KYP-M', options: { koko: 'm' }, stock: { qty: 2, stockStatus: 'inStock' }, images: [{ id: 'painted' }] },
      {
        sku: 'KYP-L',
        price: { normal: 17_900, discountPercent: 17 },
        productLine: 2,
        stock: { stockStatus: 'outOfStock' },
      },
    ],
  });
  expect(fi?.lang).toBeUndefined();
  const en = await catalog.product('kypara', 'en');
  expect(en).toMatchObject({ name: 'Kypärä', lang: 'fi', selectableVariationAttributes: [{ label: 'Size' }] });
  expect((await catalog.product('saha', 'en'))?.lang).toBeUndefined();
  expect(await catalog.product('ei-ole', 'fi')).toBeNull();
  expect(await catalog.product('', 'fi')).toBeNull();
});

it('returns cards in the order of the ids, with the cheapest price and the stock of all variants', async () => {
  const { catalog, db } = await setup();
  const { rows } = await db.query('select id from product order by sku');
  const [helmet, saw] = rows.map((row) => Number(row.id));
  const cards = await catalog.cards([saw ?? 0, 999, helmet ?? 0], 'fi');
  expect(cards).toMatchObject([
    { sku: 'SAHA', variantCount: 1, stock: { qty: 4 }, price: { range: null } },
    {
      sku: 'KYP',
      variantCount: 2,
      image: { id: 'painted' },
      price: { final: { inclTax: 14_900 }, lowest30: 17_900, range: { lowest: 14_900, highest: 18_900 } },
    },
  ]);
  expect((await catalog.newest('fi', 1)).map((card) => card.slug)).toEqual(['saha']);
  expect((await catalog.popular('fi', 1)).map((card) => card.slug)).toEqual(['kypara']);
  expect((await catalog.popular('fi', 9, 'brandit/pohja')).map((card) => card.slug)).toEqual(['kypara', 'saha']);
});

it('ends a reduction at its end time', async () => {
  const { catalog, clock } = await setup();
  clock.now = new Date('2026-12-24T22:00:00Z');
  expect((await catalog.cartItems(['KYP-L'], 'fi')).get('KYP-L')?.price).toMatchObject({
    finalPrice: { inclTax: 18_900 },
    salePercent: null,
    lowest30: null,
  });
});

it('subtracts holds of open orders from the stock until they expire (stock-3)', async () => {
  const { catalog, clock, hold } = await setup();
  await hold('SAHA', 2, 30);
  await hold('SAHA', 1, -1);
  const stock = async () => (await catalog.cartItems(['SAHA'], 'fi')).get('SAHA')?.stock;
  expect(await stock()).toMatchObject({ qty: 2, storeAvailability: { oulu: 2, ranua: 0 } });
  clock.now = new Date(clock.now.getTime() + 31 * 60_000);
  expect(await stock()).toMatchObject({ qty: 4 });
});

it('makes cart lines and leaves out skus that cannot be bought', async () => {
  const { catalog } = await setup({
    categories,
    products: [...products, { ...saw, sku: 'ILMAN', slug: 'ilman', price: undefined }],
  });
  const items = await catalog.cartItems(['KYP-L', 'ILMAN', 'KYP', 'EI', ''], 'fi');
  expect([...items.keys()]).toEqual(['KYP-L']);
  expect(items.get('KYP-L')).toMatchObject({
    id: 'KYP-L',
    parentSku: 'KYP',
    amount: 1,
    image: 'painted',
    link: '/product/kypara?sku=KYP-L',
    price: { price: 17_900, finalPrice: { inclTax: 14_900, exclTax: 11_873 }, salePercent: 17, lowest30: 17_900 },
    vatRate: 25.5,
    categories: ['ajovarusteet', 'ajovarusteet/kyparat', 'brandit', 'brandit/pohja'],
  });
  expect((await catalog.product('ilman', 'fi'))?.variants[0]?.price.final).toBeNull();
});

const more = (fields: string) => `update product set ${fields} where sku = 'SAHA'`;

it('presents documents, labels, related products, deposit and trade-in data in the locale (product-1, product-6)', async () => {
  const { catalog, db } = await setup();
  await db.query(
    more(`item_id = 'M-1', label_tags = '[{"fi": "Kotimainen", "en": "Made in Finland"}]', related = '{KYP}',
      documents = '[{"title": {"fi": "Ohje", "en": "Manual"}, "language": "fi", "id": "abc", "file": "ohje 1.pdf", "bytes": 2100},
        {"title": {"fi": "Todistus"}, "language": null, "url": "https://pohja.example/a.pdf"}]',
      sale_mode = 'deposit', deposit_cents = 5000,
      trade_in = '{"year": 2021, "hours": 410, "kilometres": null, "condition": "good", "store": "ranua", "marginScheme": true}'`),
  );
  expect(await catalog.product('saha', 'en')).toMatchObject({
    itemId: 'M-1',
    labelTags: ['Made in Finland'],
    related: ['KYP'],
    documents: [
      { title: 'Manual', url: '/documents/abc/ohje%201.pdf', language: 'fi', bytes: 2100 },
      { title: 'Todistus', url: 'https://pohja.example/a.pdf', language: null, bytes: null },
    ],
    saleMode: 'deposit',
    depositCents: 5000,
    tradeIn: { year: 2021, condition: 'good', store: 'ranua', marginScheme: true },
  });
  expect((await catalog.cardsBySku(['SAHA'], 'fi'))[0]).toMatchObject({
    labelTags: ['Kotimainen'],
    saleMode: 'deposit',
    sizePriced: false,
    used: { year: 2021, hours: 410, kilometres: null },
  });
});

it('finds cards by the sku of a product or of a variant, each product once', async () => {
  const { catalog } = await setup();
  const slugs = async (...skus: string[]) => (await catalog.cardsBySku(skus, 'fi')).map(({ slug }) => slug);
  expect(await slugs('KYP-L', 'EI', 'SAHA', 'KYP', '', 'KYP-M')).toEqual(['kypara', 'saha']);
  expect(await slugs('SAHA', 'KYP-L')).toEqual(['saha', 'kypara']);
  expect(await slugs()).toEqual([]);
});

it('lets a product be compared within the second level of its main category, on card and page (listing-5)', async () => {
  const { catalog } = await setup();
  const [card] = await catalog.cardsBySku(['KYP'], 'fi');
  const [product] = await catalog.productsBySku(['KYP'], 'fi');
  expect(card?.compareKeys).toEqual(['ajovarusteet/kyparat']);
  expect(product?.compareKeys).toEqual(card?.compareKeys);
});

it('shows on a card the attributes that its main category names, in their order (listing-7)', async () => {
  const attributes = [
    { label: { fi: 'Paino', en: 'Weight' }, value: '1,4 kg' },
    { label: { fi: 'Kuori', en: 'Shell' }, value: { fi: 'Lasikuitu, kaksi kokoa', en: 'Fibreglass, two sizes' } },
    { label: { fi: 'Solki' }, value: 'Kaksois-D' },
  ];
  const wanted = categories.map((row) =>
    row.path === 'ajovarusteet/kyparat' ? { ...row, cardFacts: ['Kuori', 'Visiiri', 'Paino'] } : row,
  );
  const { catalog, load } = await setup({ categories: wanted, products: [{ ...helmet, attributes }, helmetM, saw] });
  const cards = async () => (await catalog.cardsBySku(['KYP', 'SAHA'], 'en')).map(({ facts }) => facts);
  expect(await cards()).toEqual(['Fibreglass\u00a0· 1,4\u00a0kg', undefined]);
  await load({ categories, products: [{ ...helmet, attributes }, helmetM, saw] });
  expect(await cards()).toEqual([undefined, undefined]);
});

it('presents a category with its children', async () => {
  const { catalog } = await setup();
  expect(await catalog.category('ajovarusteet', 'en')).toMatchObject({
    category: { name: 'Riding gear', level: 1 },
    crumbs: [{ slug: 'ajovarusteet', value: 'Riding gear' }],
    children: [{ path: 'ajovarusteet/kyparat', name: 'Kypärät', lang: 'fi', productCount: 1, image: 'plain' }],
  });
  expect((await catalog.category('ajovarusteet/kyparat', 'fi'))?.description).toBe('Päähän.');
  expect(await catalog.category('ei/ole', 'fi')).toBeNull();
});

it('invalidates the cached tree after a catalog change', async () => {
  const { catalog, load } = await setup();
  const names = async () => (await catalog.tree('fi')).map((category) => category.name);
  expect(await names()).toContain('Kypärät');
  await load({
    categories: [
      ...categories.filter(({ path }) => !path.endsWith('kyparat')),
      { path: 'ajovarusteet/kyparat', name: { fi: 'Potat' } },
    ],
  });
  await expect.poll(names, { timeout: 15_000 }).toContain('Potat');
});

it('serves the category tree at /category/categories-v2.json, and cards (category-2)', async () => {
  const { catalog } = await setup();
  const app = new Hono().route('/', catalogRoutes({ catalog })).onError(respondWithError(pino({ level: 'silent' })));
  const response = await app.request('/category/categories-v2.json?locale=en');
  expect(await response.json()).toEqual({ data: await catalog.tree('en') });
  expect((await app.request('/category/categories-v2.json?locale=sv')).status).toBe(400);
  const cards = await app.request('/catalog/cards.json?sku=SAHA&sku=KYP&locale=en');
  expect(await cards.json()).toMatchObject({ data: [{ name: { default: 'Saw' } }, { slug: 'kypara' }] });
});

it('offers accessories of a variant that can be bought now (cart-13)', async () => {
  const { catalog } = await setup({
    categories,
    products: [
      { ...helmet, accessories: ['SAHA', 'LOPPU', 'KELKKA'] },
      helmetM,
      saw,
      { ...saw, sku: 'LOPPU', slug: 'loppu', stock: {}, productLine: 2 },
      { ...saw, sku: 'KELKKA', slug: 'kelkka', saleMode: 'quote' as const },
    ],
  });
  const skusOf = async (sku: string) => (await catalog.matchingCards(sku, 'fi')).map((card) => card.sku);
  expect(await skusOf('KYP-M')).toEqual(['SAHA']);
  expect([await skusOf('SAHA'), await skusOf('x')]).toEqual([[], []]);
});

it('counts the products of the whole subtree of a main category and takes a picture from it', async () => {
  const { catalog } = await setup();
  const tops = await catalog.topCategories('fi');
  expect(tops.every(({ level, popular }) => level === 1 || popular)).toBe(true);
  const tile = tops.find(({ path }) => path === 'ajovarusteet');
  // one product in the category itself, one in its subcategory of helmets
  expect(tile).toMatchObject({ name: 'Ajovarusteet', productCount: 2 });
  expect(tile?.image).toBeTruthy();
});

it('finds the products that stand in for an original part by its code, in any spelling (original-1)', async () => {
  const { catalog, load } = await setup({
    categories,
    products: [{ ...saw, originalCodes: ['937 17 64-05@301', 'zx-4410'] }],
  });
  const slugs = async (code: string, supplier: string | null) =>
    (await catalog.standIns(code, supplier, 'fi')).map(({ slug }) => slug);
  for (const [code, supplier] of [
    ['9371764-05', '301'],
    ['937176405', null],
    ['ZX4410', '1499'],
  ] as const)
    expect(await slugs(code, supplier)).toEqual([saw.slug]);
  for (const [code, supplier] of [
    ['937176405', '88'],
    ['9371764', null],
    ['', null],
    ['--', '301'],
  ] as const)
    expect(await slugs(code, supplier)).toEqual([]);
  expect((await catalog.product(saw.slug, 'fi'))?.originalCodes).toEqual(['937 17 64-05@301', 'zx-4410']);
  await load({ categories, products: [saw] });
  expect(await slugs('zx4410', null)).toEqual([]);
});
