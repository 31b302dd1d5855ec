import { parse } from 'csv-parse/sync';
import { SaxesParser } from 'saxes';
import { expect, it } from 'vitest';
import { catalogFolder } from '#backend/catalog/export/test-catalog.ts';
import { importCatalog } from '#backend/catalog/import/import-catalog.ts';
import { testShop } from '#test/test-shop.ts';
import { escapeXml } from './xml.ts';

type Item = Record<string, string | string[]>;

/** The items of a feed by id. The parser throws on XML that is not well-formed. */
function parseItems(xml: string): Map<string, Item> {
  const items: Item[] = [];
  const open: string[] = [];
  let text = '';
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name }) => {
    open.push(name);
    text = '';
    if (name === 'item') items.push({});
  });
  parser.on('text', (more) => {
    text += more;
  });
  parser.on('closetag', ({ name }) => {
    open.pop();
    const item = items.at(-1);
    if (!item || !name.startsWith('g:') || text === '') return;
    const key = [...open.filter((parent) => parent.startsWith('g:')), name].map((part) => part.slice(2)).join('.');
    const before = item[key];
    item[key] = before === undefined ? text : [...[before].flat(), text];
    text = '';
  });
  parser.write(xml).close();
  return new Map(items.map((item) => [String(item.id), item]));
}

async function shopWithCatalog() {
  const { shop, request, clock } = await testShop();
  await importCatalog(shop, await catalogFolder());
  return { shop, request, clock };
}

it('lists every sku that has a price, in both languages', async () => {
  const { request } = await shopWithCatalog();
  const response = await request('/feeds/google-fi.xml');
  expect(response.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
  const items = parseItems(await response.text());
  // TALO is sold by quote only, LAHJA is a gift card; TUOLI is a page, not a sku
  expect([...items.keys()].toSorted()).toEqual(['MATTO', 'PARSA-1', 'SAUNA', 'TUOLI-A', 'TUOLI-B', 'VANHA']);
  expect(items.get('PARSA-1')).toEqual({
    id: 'PARSA-1',
    title: 'Pärsä; "1"',
    description: 'Eka.\n\nToka.',
    link: 'http://shop.test/product/parsa',
    image_link: expect.stringMatching(/^http:\/\/shop\.test\/pictures\/[0-9a-f]{16}\/large\.webp$/),
    availability: 'in_stock',
    price: '125.50 EUR',
    // of its content (price-14)
    unit_pricing_measure: '0.75 l',
    unit_pricing_base_measure: '1 l',
    brand: 'Lehto',
    gtin: '6412345678905',
    product_type: 'Koti > Tuolit',
    condition: 'new',
    'shipping.country': 'FI',
    'shipping.price': expect.stringMatching(/^\d+\.\d\d EUR$/),
  });
  expect(items.get('TUOLI-B')).toMatchObject({
    item_group_id: 'TUOLI',
    title: 'Tuoli, B',
    link: 'http://shop.test/product/tuoli?sku=TUOLI-B',
    availability: 'out_of_stock',
    identifier_exists: 'no',
  });
  // 20 € a square metre, the smallest piece 50 × 50 cm
  expect(items.get('MATTO')).toMatchObject({
    price: '5.00 EUR',
    unit_pricing_measure: '0.25 sqm',
    unit_pricing_base_measure: '1 sqm',
  });
  expect(items.get('VANHA')).toMatchObject({ condition: 'used', identifier_exists: 'no' });

  const english = parseItems(await (await request('/feeds/google-en.xml')).text());
  expect(english.get('PARSA-1')).toMatchObject({ title: 'Parsa | 1', link: 'http://shop.test/en/product/parsa' });
  expect((await request('/feeds/google-sv.xml')).status).toBe(404);
});

it('lists the 30-day lowest price during a reduction, and responds 304 until something changes (price-4)', async () => {
  const { shop, request, clock } = await shopWithCatalog();
  const first = await request('/feeds/google-fi.xml');
  const etag = first.headers.get('etag') ?? '';
  await first.text();
  const conditional = { headers: { 'if-none-match': etag } };
  expect((await request('/feeds/google-fi.xml', conditional)).status).toBe(304);

  await shop.db.query(`update product_variant set prices = $1 where sku = 'SAUNA'`, [
    JSON.stringify({
      regular: [{ cents: 500_000, from: null }],
      reductions: [
        {
          cents: 400_000,
          from: '2026-11-21T00:00:00.000Z',
          until: '2026-12-01T00:00:00.000Z',
          reference: 480_000,
          campaignFrom: '2026-11-21T00:00:00.000Z',
          ruleId: null,
        },
      ],
    }),
  ]);
  clock.now = new Date('2026-11-21T11:00:00Z');
  const again = await request('/feeds/google-fi.xml', conditional);
  expect(again.status).toBe(200);
  expect(parseItems(await again.text()).get('SAUNA')).toMatchObject({
    price: '4800.00 EUR',
    sale_price: '4000.00 EUR',
    sale_price_effective_date: '2026-11-21T11:00:00.000Z/2026-12-01T00:00:00.000Z',
  });
});

it('gives catalogs of Meta the same goods with their words for the stock (feed-1)', async () => {
  const { request } = await shopWithCatalog();
  const response = await request('/feeds/meta-fi.xml');
  expect(response.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
  const [meta, google] = [await response.text(), await (await request('/feeds/google-fi.xml')).text()].map(parseItems);
  expect([...(meta ?? [])].map(([sku, item]) => [sku, { ...item, availability: '' }])).toEqual(
    [...(google ?? [])].map(([sku, item]) => [sku, { ...item, availability: '' }]),
  );
  expect(meta?.get('PARSA-1')?.availability).toBe('in stock');
  expect(meta?.get('TUOLI-B')?.availability).toBe('out of stock');
});

it('gives price comparisons one line for each sku that can be bought by the piece (feed-2)', async () => {
  const { request } = await shopWithCatalog();
  const response = await request('/feeds/comparison-fi.csv');
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  const rows: Record<string, string>[] = parse(await response.text(), { columns: true });
  // MATTO is cut to size, TALO is sold by quote, LAHJA is a gift card
  expect(rows.map(({ sku }) => sku).toSorted()).toEqual(['PARSA-1', 'SAUNA', 'TUOLI-A', 'TUOLI-B', 'VANHA']);
  expect(rows.find(({ sku }) => sku === 'PARSA-1')).toEqual({
    sku: 'PARSA-1',
    ean: '6412345678905',
    name: 'Pärsä; "1"',
    brand: 'Lehto',
    category: 'Koti > Tuolit',
    price: '125.50',
    currency: 'EUR',
    stock: '4',
    condition: 'new',
    url: 'http://shop.test/product/parsa',
    delivery_price: expect.stringMatching(/^\d+\.\d\d$/),
    image: expect.stringMatching(/^http:\/\/shop\.test\/pictures\/[0-9a-f]{16}\/large\.webp$/),
  });
  expect((await request('/feeds/comparison-fi.xml')).status).toBe(404);
});

it('lists vehicles and used machines with where they stand and what their use was (feed-3)', async () => {
  const { request } = await shopWithCatalog();
  const xml = await (await request('/feeds/vehicles-en.xml')).text();
  expect(xml).toMatch(/^<\?xml[^>]+>\n<vehicles>\n/);
  const used = /<vehicle><id>VANHA<.*?<\/vehicle>/.exec(xml)?.[0] ?? '';
  for (const part of ['<condition>used</condition>', '<year>', '<dealer><name>', '<link>http://shop.test/en/product/'])
    expect(used).toContain(part);
  expect(used).toMatch(/<price>\d+\.\d\d EUR<\/price><vat>(margin-scheme|deductible)<\/vat>/);
  expect(xml).not.toContain('<id>PARSA-1<');
});

it('lists machines in the shapes of three kinds of services (feed-5)', async () => {
  const { request } = await shopWithCatalog();
  for (const form of ['moto', 'machines', 'classifieds']) {
    const response = await request(`/feeds/${form}-fi.xml`);
    expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    const xml = await response.text();
    parseItems(xml);
    expect(xml).toMatch(/^<\?xml[^>]+>\n<ads>\n/);
    expect(xml.endsWith('</ads>\n')).toBe(true);
    expect(xml).not.toContain('PARSA-1');
  }
});

it('gives a product as Markdown by its address or to who prefers it; pages stay HTML for browsers (feed-4)', async () => {
  const { request } = await shopWithCatalog();
  const response = await request('/product/parsa.md');
  expect(response.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
  expect(response.headers.get('link')).toBe('</product/parsa>; rel="canonical"');
  const text = await response.text();
  // texts of the catalog are no Markdown of their own
  expect(text).toContain('# Pärsä; "1"\n\nKevyt\\|vahva');
  expect(text).toMatch(/- Hinta: 125,50 €, sis\. ALV [\d,]+ %/);
  expect(text).toContain('- Saatavuus: varastossa; noudettavissa heti: Oulu, Ranua');
  expect(text).toContain('Lehto Oy, Tie 1, a@lehto.example');
  const cached = { headers: { 'if-none-match': response.headers.get('etag') ?? '' } };
  expect((await request('/product/parsa.md', cached)).status).toBe(304);
  const preferring = (accept: string) => request('/en/product/tuoli', { headers: { accept } });
  const negotiated = await preferring('text/markdown, text/html;q=0.5');
  expect(negotiated.headers.get('cache-control')).toBe('no-store');
  expect(await negotiated.text()).toMatch(/## Variants\n\n\| Product number .*\n\| --- .*\n\| TUOLI-A /);
  const browser = await preferring('text/html,application/xhtml+xml,*/*;q=0.8');
  expect(browser.headers.get('content-type')).not.toContain('markdown');
});

it('escapes XML markup and drops characters that XML cannot hold', () => {
  expect(escapeXml(`<a href="x">'&'\u0000\uFFFE\uD800😀</a>`)).toBe(
    '&lt;a href=&quot;x&quot;&gt;&apos;&amp;&apos;😀&lt;/a&gt;',
  );
});
