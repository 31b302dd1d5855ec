import { expect, it } from 'vitest';
import { testShop } from '#test/test-shop.ts';

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><path stroke="currentColor" d="M0 0"/></svg>';
const plain = drawing.replace('currentColor', '#000');

async function setup() {
  const { shop, request } = await testShop();
  await shop.db.query(`insert into spare_part (product_code, code_norm, supplier_number, supplier, name, price_cents) values
    ('A/1', 'A1', '1044', 'Polaris', 'Hihna', 9900), ('B', 'B', '1044', 'Polaris', 'Jousi', null)`);
  const hotspots = [
    { number: 2, sku: 'B@1044', amount: 4, x: 50, y: 60 },
    { number: 1, sku: 'A/1@1044', amount: 1, x: 10, y: 20 },
    { number: 1, sku: 'A/1@1044', amount: 1, x: 30, y: 20 },
    { number: 3, sku: 'GONE@1044', amount: 1, x: 90, y: 90 },
  ];
  const add = (slug: string, model: string, svg: string, spots: object[]) =>
    shop.db.query(
      `insert into diagram (slug, make, model, year_from, name, drawing, hotspots)
       values ($1, 'Polaris', $2, 2022, '{"fi":"Variaattori","en":"Clutches"}', $3, $4)`,
      [slug, model, svg, JSON.stringify(spots)],
    );
  await add('trail', 'PN 640 Trail', drawing, hotspots);
  await add('mix', 'PN 640', plain, hotspots.slice(0, 1));
  return { shop, request };
}

it('lists diagrams of a make and a model, and every model that has diagrams (diagram-1)', async () => {
  const { shop } = await setup();
  const { diagrams, total, models } = await shop.diagrams.list(
    { make: 'polaris', model: 'pn 640 TRAIL', page: 1 },
    'en',
  );
  expect(diagrams).toEqual([
    {
      slug: 'trail',
      make: 'Polaris',
      model: 'PN 640 Trail',
      yearFrom: 2022,
      yearTo: null,
      name: 'Clutches',
      parts: 3,
      drawing: {
        url: expect.stringMatching(/^\/data\/diagrams\/trail\.svg\?v=\w{10}$/),
        width: 400,
        height: 300,
        followsTheme: true,
      },
    },
  ]);
  expect(total).toBe(1);
  expect(models).toEqual([
    { make: 'Polaris', model: 'PN 640', diagrams: 1 },
    { make: 'Polaris', model: 'PN 640 Trail', diagrams: 1 },
  ]);
  const all = await shop.diagrams.list({ make: null, model: null, page: 1 }, 'fi');
  expect(all.diagrams.map(({ slug, drawing }) => [slug, drawing.followsTheme])).toEqual([
    ['mix', false],
    ['trail', true],
  ]);
  expect((await shop.diagrams.list({ make: null, model: null, page: 2 }, 'fi')).diagrams).toEqual([]);
});

it('lists each number once with its part at today’s price, and keeps every hotspot (diagram-1)', async () => {
  const { shop } = await setup();
  const diagram = await shop.diagrams.diagram('trail', 'fi');
  expect(
    diagram?.rows.map(({ number, sku, amount, part }) => [number, sku, amount, part?.name.default ?? null]),
  ).toEqual([
    [1, 'A/1@1044', 1, 'Hihna'],
    [2, 'B@1044', 4, 'Jousi'],
    [3, 'GONE@1044', 1, null],
  ]);
  expect(diagram?.hotspots.filter(({ number }) => number === 1)).toHaveLength(2);
  expect(await shop.diagrams.diagram('none', 'fi')).toBeNull();
  expect(await shop.diagrams.diagram('\u0000', 'fi')).toBeNull();
});

it('finds the diagrams of a part and of a machine', async () => {
  const { shop } = await setup();
  const slugs = async (found: Promise<{ slug: string }[]>) => (await found).map(({ slug }) => slug);
  expect(await slugs(shop.diagrams.ofPart('A/1@1044', 'fi'))).toEqual(['trail']);
  expect(await slugs(shop.diagrams.ofPart('B@1044', 'fi'))).toEqual(['mix', 'trail']);
  expect(await slugs(shop.diagrams.ofPart('A/1', 'fi'))).toEqual([]);
  const machine = (name: string, brand = 'Polaris') => slugs(shop.diagrams.ofMachine({ brand, name }, 'fi'));
  expect(await machine('Polaris PN 640 Trail moottorikelkka')).toEqual(['trail']);
  expect(await machine('polaris pn 640')).toEqual(['mix']);
  expect(await machine('Polaris PN 6400 X')).toEqual([]);
  expect(await machine('Polaris PN 640 Trail', 'Kaira')).toEqual([]);
});

it('serves a drawing sandboxed and in the colours of the theme', async () => {
  const { request } = await setup();
  const response = await request('/data/diagrams/trail.svg?v=1');
  expect(response.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(response.headers.get('content-security-policy')).toContain('sandbox');
  expect(response.headers.get('cache-control')).toContain('immutable');
  expect(await response.text()).toMatch(/^<svg [^>]*><style>:root\{color:#\w+.*prefers-color-scheme:dark/);
  expect(await (await request('/data/diagrams/mix.svg')).text()).toBe(plain);
  expect((await request('/data/diagrams/none.svg')).status).toBe(404);
  expect((await request('/data/diagrams/trail')).status).toBe(404);
});
