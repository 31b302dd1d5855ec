import { expect, test } from 'vitest';
import type { DiagramCard } from '#backend/catalog/diagrams/service.ts';
import type { Locale } from '#domain/base/locale.ts';
import { testProduct, testVariant } from '#domain/catalog/products/product.fixture.ts';
import type { Fitment, Product } from '#domain/catalog/products/product.ts';
import { alertsOfProduct } from '#domain/customers/alerts/alert.ts';
import { renderInfo, renderUsedFacts, renderWatchLinks } from './render-info.tsx';

const infoHtml = (product: Product, fitment: Fitment[], locale: Locale, diagrams: DiagramCard[] = []) =>
  renderInfo({ product, fitment, diagrams }, locale);
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

test('escapes HTML in catalog texts', async () => {
  const evil = '<script>alert(1)</script>';
  const html = await infoHtml(
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

test('names manufacturer, addresses, the responsible person in the EU and warnings (product-5)', async () => {
  const manufacturer = { name: 'Pohja Oy', address: 'Tehtaankatu 1, Oulu', email: 'info@pohja.example' };
  const safety = { responsible: 'Pohja Europe GmbH', warnings: ['Ei lasten ulottuville'] };
  const html = await infoHtml(testProduct({ manufacturer, safety }), [], 'fi');
  for (const text of [...Object.values(manufacturer), safety.responsible, ...safety.warnings])
    expect(html).toContain(text);
});

test('shows open-ended years of fitment', async () => {
  const html = await infoHtml(
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

test('folds a long list of vehicles', async () => {
  const some = Array.from({ length: 12 }, (_, i) => fits(`Indy ${i}`));
  expect(await infoHtml(testProduct(), some.slice(0, 8), 'fi')).not.toMatch(/fitsMore/);
  expect(await infoHtml(testProduct(), some, 'fi')).toMatch(/fitsMore[\s\S]*Näytä kaikki 12 mallia/);
});

test('shows language, kind and size of a document (product-1)', async () => {
  const manual = { title: 'Käyttöohje', url: '/documents/a/b.pdf', language: 'fi', bytes: 2_100_000 };
  expect(await infoHtml(testProduct({ documents: [manual] }), [], 'fi')).toContain('suomi, PDF, 2,1 Mt');
  expect(await infoHtml(testProduct({ documents: [manual] }), [], 'en')).toContain('Finnish, PDF, 2.1 MB');
});

test('lists the EAN of a single variant among the details', async () => {
  const one = testVariant({ ean: '6400000000017' });
  expect(await infoHtml(testProduct({ variants: [one] }), [], 'fi')).toContain('6400000000017');
  expect(await infoHtml(testProduct({ variants: [one, testVariant()] }), [], 'fi')).not.toContain('6400000000017');
});

test('shows year, use, condition, store and margin scheme of a used machine (product-6)', async () => {
  const tradeIn = {
    year: 2019,
    hours: 1312,
    kilometres: null,
    condition: 'fair' as const,
    store: 'ranua',
    marginScheme: true,
  };
  const html = await renderUsedFacts(testProduct({ tradeIn }), 'fi');
  for (const text of ['2019', '1\u00a0312 h', 'Tyydyttävä', 'Ranua', 'Marginaaliverotus']) expect(html).toContain(text);
  expect(html).not.toContain('Ajettu');
  expect(await renderUsedFacts(testProduct(), 'fi')).toBe('');
});

test('links to the contact form with the product, in the language of the page', async () => {
  const product = testProduct({ slug: 'kelkan-hihna' });
  expect(await infoHtml(product, [], 'fi')).toContain('href="/ota-yhteytta?tuote=kelkan-hihna"');
  expect(await infoHtml(product, [], 'en')).toContain('href="/en/ota-yhteytta?tuote=kelkan-hihna"');
});

test('links a machine to its exploded drawings', async () => {
  const html = await infoHtml(testProduct(), [], 'en', [diagram('Clutches')]);
  expect(html).toContain('href="/en/varaosakuvat/kytkin"');
  expect(html).toContain('Clutches');
  expect(await infoHtml(testProduct(), [], 'fi')).not.toContain('Varaosakuvat');
});

test('offers a mail when back in stock only for variants that are out of stock', async () => {
  const missing = testVariant({ sku: 'KYP-L', stock: { ...testVariant().stock, qty: 0, stockStatus: 'outOfStock' } });
  const watchLinks = await renderWatchLinks(testProduct({ variants: [testVariant(), missing] }), 'fi', alertsOfProduct);
  expect(watchLinks.missing).toContain('Ilmoita, kun saatavilla');
  expect(watchLinks.inStock).not.toContain('Ilmoita, kun saatavilla');
  expect(watchLinks.inStock).toContain('/tilaa-uutiskirje/tuote/');
});
