import { expect, test } from 'vitest';
import type { DiagramCard } from '#backend/catalog/diagrams/service.ts';
import type { Locale } from '#domain/base/locale.ts';
import { testProduct, testVariant } from '#domain/catalog/products/product.fixture.ts';
import type { Fitment, Product } from '#domain/catalog/products/product.ts';
import { writeInfo, writeUsed, writeWatches } from './write.tsx';

const told = (product: Product, fitment: Fitment[], locale: Locale, diagrams: DiagramCard[] = []) =>
  writeInfo({ product, fitment, diagrams }, locale);
const count = (html: string, part: string) => html.split(part).length - 1;
const fits = (model: string, over: Partial<Fitment> = {}): Fitment => ({
  make: 'Polaris',
  model,
  yearFrom: 2014,
  yearTo: 2018,
  note: '',
  ...over,
});

const diagram = (name: string): DiagramCard => ({
  slug: 'kytkin',
  make: 'Polaris',
  model: 'PN',
  yearFrom: null,
  yearTo: null,
  name,
  parts: 3,
  drawing: { url: '/data/diagrams/kytkin.svg?v=1', width: 4, height: 3, followsTheme: true },
});

test('what the catalog says is text, never HTML', async () => {
  const evil = '<script>alert(1)</script>';
  const html = await told(
    testProduct({
      description: evil,
      salesPhrases: [evil],
      attributes: [{ label: evil, value: evil }],
      documents: [{ title: evil, url: 'https://a.example/"onclick="x', language: null, bytes: null }],
      manufacturer: { name: evil, address: evil, email: 'a@b.example' },
      safety: { responsible: evil, warnings: [evil] },
      itemId: evil,
    }),
    [fits(evil, { note: evil })],
    'fi',
    [diagram(evil)],
  );
  expect(html).not.toContain('<script');
  expect(html).not.toContain('"onclick');
  expect(count(html, '&lt;script&gt;')).toBeGreaterThan(10);
});

test('years are told as far as they are known', async () => {
  const html = await told(
    testProduct(),
    [
      fits('Indy', { yearTo: null }),
      fits('Rush', { yearFrom: null }),
      fits('Pro', { yearTo: 2014 }),
      fits('RMK', { yearFrom: null, yearTo: null }),
    ],
    'en',
  );
  for (const years of ['>2014–<', '>–2018<', '>2014<', '>all<']) expect(html).toContain(years);
});

test('a long list of vehicles is folded', async () => {
  const some = Array.from({ length: 12 }, (_, i) => fits(`Indy ${i}`));
  expect(await told(testProduct(), some.slice(0, 8), 'fi')).not.toContain('<details class="fits-more"');
  expect(await told(testProduct(), some, 'fi')).toContain('Näytä kaikki 12 mallia');
});

test('a document tells its language, kind and size', async () => {
  const manual = { title: 'Käyttöohje', url: '/documents/a/b.pdf', language: 'fi', bytes: 2_100_000 };
  expect(await told(testProduct({ documents: [manual] }), [], 'fi')).toContain('suomi, PDF, 2,1 Mt');
  expect(await told(testProduct({ documents: [manual] }), [], 'en')).toContain('Finnish, PDF, 2.1 MB');
});

test('one sku has its EAN among the details, several have theirs beside the sku', async () => {
  const one = testVariant({ ean: '6400000000017' });
  expect(await told(testProduct({ variants: [one] }), [], 'fi')).toContain('6400000000017');
  expect(await told(testProduct({ variants: [one, testVariant()] }), [], 'fi')).not.toContain('6400000000017');
});

test('a used machine tells what is known of it, new goods nothing', async () => {
  const tradeIn = {
    year: 2019,
    hours: 1312,
    kilometres: null,
    condition: 'fair' as const,
    store: 'ranua',
    marginScheme: true,
  };
  const html = await writeUsed(testProduct({ tradeIn }), 'fi');
  for (const text of ['2019', '1\u00a0312 h', 'Tyydyttävä', 'Ranua', 'Marginaaliverotus']) expect(html).toContain(text);
  expect(html).not.toContain('Ajettu');
  expect(await writeUsed(testProduct(), 'fi')).toBe('');
});

test('a product leads to asking about it, in the language of the page', async () => {
  const product = testProduct({ slug: 'kelkan-hihna' });
  expect(await told(product, [], 'fi')).toContain('href="/ota-yhteytta?tuote=kelkan-hihna"');
  expect(await told(product, [], 'en')).toContain('href="/en/ota-yhteytta?tuote=kelkan-hihna"');
});

test('a machine leads to its exploded views', async () => {
  const html = await told(testProduct(), [], 'en', [diagram('Clutches')]);
  expect(html).toContain('href="/en/varaosakuvat/kytkin"');
  expect(html).toContain('Clutches');
  expect(await told(testProduct(), [], 'fi')).not.toContain('Varaosakuvat');
});

test('only variants that are not in stock offer a mail when they are back', async () => {
  const missing = testVariant({ sku: 'KYP-L', stock: { ...testVariant().stock, qty: 0, stockStatus: 'outOfStock' } });
  const watches = await writeWatches(testProduct({ variants: [testVariant(), missing] }), 'fi');
  expect(watches.missing).toContain('Ilmoita, kun saatavilla');
  expect(watches.inStock).not.toContain('Ilmoita, kun saatavilla');
  expect(watches.inStock).toContain('/tilaa-uutiskirje/tuote/');
});
