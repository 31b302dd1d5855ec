import { expect, test } from 'vitest';
import { insertSpareParts, testSparePart } from '#backend/catalog/spare-parts/test-parts.ts';
import { importContent } from '#backend/content/pages/import-content.ts';
import { renderedShop } from './words/rendered-shop.ts';
import { textOf } from './words/text-of.ts';

async function searchedShop() {
  const made = await renderedShop([{ sku: 'A', price: 1999, stock: { oulu: 9 } }]);
  await importContent(made.shop);
  await insertSpareParts(made.shop.db, [
    testSparePart('8328917'),
    testSparePart('ZX-4410'),
    testSparePart('ZX-4410', { supplierNumber: '1499', supplier: 'Arctic Cat' }),
    testSparePart('24569-XA4-D01', { supplierNumber: '88', supplier: 'Honda' }),
  ]);
  return made;
}

// the demo's contents are imported
test('the full search finds pages and articles, and leads an exact part number to its part (search-4)', {
  timeout: 120_000,
}, async () => {
  const { page } = await searchedShop();
  const search = (q: string, base = '') => page(`${base}/haku?q=${encodeURIComponent(q)}`);

  for (const [q, path] of [
    ['palautus', '/cms/asiakaspalvelu/palautus-reklamaatio-ja-takuu'],
    ['rahoitus', '/cms/palvelut/rahoitus'],
    ['toimitusehdot', '/cms/asiakaspalvelu/toimitusehdot'],
  ] as const) {
    const { status, html } = await search(q);
    expect([q, status]).toEqual([q, 200]);
    const [, main = ''] = html.split('<main');
    expect(main.split('</main>')[0]).toContain(`href="${path}"`);
  }
  const english = (await search('financing', '/en')).html.split('<main')[1] ?? '';
  expect(english.split('</main>')[0]).toContain('href="/en/cms/palvelut/rahoitus"');
  expect(textOf((await search('perämoottori')).html)).toContain('Uutiset ja artikkelit');

  for (const [q, location] of [
    ['8328917', '/varaosa/8328917%401044'],
    ['24569xa4d01', '/varaosa/24569-XA4-D01%4088'],
    ['ZX-4410@1499', '/varaosa/ZX-4410%401499'],
  ] as const) {
    const { status, headers } = await search(q);
    expect([q, status, headers.get('location')]).toEqual([q, 302, location]);
  }
  expect((await search('8328917', '/en')).headers.get('location')).toBe('/en/varaosa/8328917%401044');
  // a number of two parts, a beginning, a page further on and a filter stay with the search
  for (const path of ['/haku?q=ZX-4410', '/haku?q=83289', '/haku?q=8328917&stock=1'])
    expect([path, (await page(path)).status]).toEqual([path, 200]);
});

test('offers the parts desk and the diagrams when nothing fits the vehicle', { timeout: 60_000 }, async () => {
  const { page, shop } = await renderedShop([{ sku: 'A', price: 1999, stock: { oulu: 9 } }]);
  await shop.db.kysely.transaction().execute((tx) => shop.search.recordChange(tx, 'all'));
  const mainOf = async (path: string) => (await page(path)).html.split('<main')[1]?.split('</main>')[0] ?? '';
  const nothing = await mainOf(`/category?ajoneuvo=${encodeURIComponent('Kaira|Reitti 600')}`);
  expect(textOf(nothing)).toContain('Kysy varaosamyynniltä');
  expect(nothing).toContain('href="/kysy-osaa"');
  expect(nothing).toContain('href="/varaosakuvat"');
  expect(textOf(nothing)).toMatch(/Poista ajoneuvorajaus\s*1 tuote/);
  const dear = await mainOf('/category?min=99999');
  expect(textOf(dear)).not.toContain('Kysy varaosamyynniltä');
});
