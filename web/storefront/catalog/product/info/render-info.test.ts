import { expect, test } from 'vitest';
import type { DiagramCard } from '#backend/catalog/diagrams/service.ts';
import type { Locale } from '#domain/base/locale.ts';
import { pageSectionNames } from '#domain/catalog/products/page-sections.ts';
import { testProduct, testVariant } from '#domain/catalog/products/product.fixture.ts';
import type { Fitment, Product } from '#domain/catalog/products/product.ts';
import { alertsOfProduct } from '#domain/customers/alerts/alert.ts';
import {
  deliveryTexts,
  renderFacts,
  renderInfo,
  renderQuietLinks,
  renderVehicleFacts,
  renderWatchLinks,
} from './render-info.tsx';

const infoHtml = (product: Product, fitment: Fitment[], locale: Locale, diagrams: DiagramCard[] = []) =>
  renderInfo({ product, fitment, diagrams }, locale);
const NO_SIZES = { guide: null, fit: null };
/** The facts of the fixture's only variant. */
const factsOf = async (...[product, sizes, locale]: Parameters<typeof renderFacts>) =>
  (await renderFacts(product, sizes, locale))[testVariant().sku] ?? '';
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

test('a gift card leads to the page that sends one to somebody (gift-card-5)', async () => {
  expect(await infoHtml(testProduct({ vatClass: 'voucher' }), [], 'en')).toContain('href="/en/lahjakortti"');
  expect(await infoHtml(testProduct({}), [], 'fi')).not.toContain('/lahjakortti');
});

test('says what delivery costs, and how a product can be returned, with the statute of the exception for hygiene (return-8)', async () => {
  const limits = { min: 50, max: 400, step: 1 };
  const customization = { identifier: 'size', widthCm: limits, lengthCm: limits } as const;
  const texts = (over: Partial<Product>, locale: Locale) =>
    deliveryTexts(testProduct(over), { from: 540, pickup: null }, locale);
  expect(await texts({}, 'fi')).toEqual({
    from: 'Toimitus alkaen 5,40\u00a0€',
    pickup: null,
    returns: '14 päivän palautusoikeus',
  });
  expect((await texts({ hygieneSealed: true }, 'fi')).returns).toContain('kuluttajansuojalaki\u00a06:16');
  expect((await texts({ hygieneSealed: true }, 'en')).returns).toContain('Consumer Protection Act\u00a06:16');
  expect((await texts({ customization }, 'en')).returns).toBe('A product cut to your size cannot be returned');
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
  const html = await factsOf(testProduct({ tradeIn }), NO_SIZES, 'fi');
  for (const text of ['2019', '1\u00a0312 h', 'Tyydyttävä', 'Ranua', 'Marginaaliverotus']) expect(html).toContain(text);
  expect(html).not.toContain('Ajettu');
  expect(await factsOf(testProduct(), NO_SIZES, 'fi')).toBe('');
});

test('shows owners, known defects and the inspection of a used machine, in the page’s language (product-6)', async () => {
  const tradeIn = {
    year: 2019,
    hours: null,
    kilometres: 4200,
    condition: 'good' as const,
    store: 'ranua',
    marginScheme: true,
    owners: 2,
    firstRegistered: '2019-11-04',
    defects: [{ fi: 'Maton reunassa <kuluma>', en: 'Worn edge of the track' }, { fi: 'Naarmu panssarissa' }],
    inspection: [
      { point: { fi: 'Variaattorin hihna', en: 'Drive belt' }, mark: 'renewed' as const },
      { point: { fi: 'Jarrut', en: 'Brakes' }, mark: 'fault' as const },
    ],
  };
  const html = await factsOf(testProduct({ tradeIn }), NO_SIZES, 'fi');
  for (const text of ['Omistajia', '4.11.2019', 'Maton reunassa &lt;kuluma&gt;', 'Uusittu', 'Vika', '2 kohtaa'])
    expect(html).toContain(text);
  const english = await factsOf(testProduct({ tradeIn }), NO_SIZES, 'en');
  for (const text of ['Worn edge of the track', '<span lang="fi">Naarmu panssarissa</span>', 'Drive belt', 'Fault'])
    expect(english).toContain(text);
  expect(await factsOf(testProduct({ tradeIn: { ...tradeIn, defects: [] } }), NO_SIZES, 'fi')).toContain(
    'Emme tiedä koneessa olevan vikoja.',
  );
});

test('leads from a product to a question about it, and shares its page by mail without scripts', async () => {
  const product = testProduct({ slug: 'kelkan-hihna', name: 'Hihna & "kela"' });
  const html = await renderQuietLinks(product, 'fi', 'https://kauppa.example');
  expect(html).toContain('href="/ota-yhteytta?tuote=kelkan-hihna"');
  const mail =
    'mailto:?subject=Hihna%20%26%20%22kela%22&amp;body=https%3A%2F%2Fkauppa.example%2Fproduct%2Fkelkan-hihna';
  expect(html).toContain(`href="${mail}"`);
  expect(await renderQuietLinks(product, 'en', '')).toContain('href="/en/ota-yhteytta?tuote=kelkan-hihna"');
});

test('links a machine to its exploded drawings', async () => {
  const html = await infoHtml(testProduct(), [], 'en', [diagram('Clutches')]);
  expect(html).toContain('href="/en/varaosakuvat/kytkin"');
  expect(html).toContain('Clutches');
  expect(await infoHtml(testProduct(), [], 'fi')).not.toContain('Varaosakuvat');
});

test('each variant has the alerts that it can have, and its own address of them (alert-1)', async () => {
  const missing = testVariant({ sku: 'KYP-L', stock: { ...testVariant().stock, qty: 0, stockStatus: 'outOfStock' } });
  const product = testProduct({ variants: [testVariant(), missing] });
  const watchLinks = await renderWatchLinks(product, 'fi', alertsOfProduct);
  const inStock = watchLinks[testVariant().sku] ?? '';
  expect(watchLinks['KYP-L']).toContain('sku=KYP-L&amp;laji=saatavilla');
  expect(inStock).not.toContain('Ilmoita, kun saatavilla');
  expect(inStock).toContain(`sku=${testVariant().sku}&amp;laji=hinta`);
});

test('leads from sizes to their guide, with what buyers say of the size (size-guide-1)', async () => {
  const guide = { path: 'kokotaulukot/kyparat' };
  const koko = { code: 'koko', label: 'Koko', values: [{ code: 'm', label: 'M' }] };
  const sized = testProduct({ selectableVariationAttributes: [koko] });
  const html = await factsOf(sized, { guide, fit: 'small' }, 'en');
  expect(html).toContain('href="/en/cms/kokotaulukot/kyparat"');
  expect(html).toContain('Buyers say it runs small.');
  expect(await factsOf(sized, { guide, fit: null }, 'fi')).not.toContain('istuu');
  expect(await factsOf(sized, { guide: null, fit: 'small' }, 'fi')).toBe('');
  expect(await factsOf(testProduct({ selectableVariationAttributes: [] }), { guide, fit: null }, 'fi')).toBe('');
});

test('a vehicle shows its monthly price with the facts that the law wants, test ride and exchange (vehicle-box-2, vehicle-box-3)', async () => {
  const html = await renderVehicleFacts(testProduct({ shippingClass: 'vehicle' }), 'fi');
  expect(html).toContain(`href="/koeajo?sku=${testVariant().sku}" data-way="test-ride"`);
  expect(html).toContain(`sku=${testVariant().sku}&amp;vaihto=1#quote-tradeIn`);
  expect(await renderVehicleFacts(testProduct({ shippingClass: 'vehicle', saleMode: 'deposit' }), 'fi')).toContain(
    'vaihto=1',
  );
  const price = { ...testVariant().price, final: { inclTax: 1_200_000, exclTax: 956_175 } };
  const priced = await renderVehicleFacts(
    testProduct({ shippingClass: 'vehicle', variants: [testVariant({ price })] }),
    'en',
  );
  for (const fact of [
    'cash price',
    'deposit',
    'credit',
    'fixed interest 6,9',
    'opening fee',
    'annual percentage rate',
    'total',
  ])
    expect(priced).toContain(fact);
  // below the least sum of the lender there is none
  expect(html).not.toContain('vuosikorko');
  expect(await renderVehicleFacts(testProduct({}), 'fi')).toBe('');
});

test('shows the sections in the order in which the form of the admin names them (admin-product-8)', async () => {
  const html = await infoHtml(
    testProduct({
      documents: [{ title: 'Ohje', url: '/documents/ohje', language: null, bytes: null }],
      safety: { responsible: null, warnings: ['Ei lasten ulottuville'] },
      attributes: [{ label: 'Paino', value: '1 kg' }],
      salesPhrases: ['Kevyt'],
      description: 'Lämmin',
    }),
    [fits('PN')],
    'fi',
  );
  const marks = {
    phrases: 'Kevyt',
    description: 'Lämmin',
    attributes: 'Paino',
    fitment: 'Polaris',
    documents: 'Ohje',
    maker: 'Ei lasten ulottuville',
  };
  const shown = Object.entries(marks).toSorted(([, one], [, other]) => html.indexOf(one) - html.indexOf(other));
  expect(Object.values(marks).every((mark) => html.includes(mark))).toBe(true);
  expect(shown.map(([name]) => name)).toEqual(pageSectionNames.filter((name) => name in marks));
});

test('shows the EU tyre label with its classes in words and the product information sheet (Regulation (EU) 2020/740, art. 6) (tyre-label-1)', async () => {
  const tyreLabel = { tyreClass: 'C1', fuel: 'B', wet: 'A', noise: 69, noiseGrade: 'A', ice: true, eprel: 7 } as const;
  const product = testProduct({ variants: [testVariant({ sku: 'R 1', tyreLabel }), testVariant({ sku: 'R 2' })] });
  const html = await renderFacts(product, NO_SIZES, 'fi');
  expect(Object.keys(html)).toEqual(['R 1']);
  for (const text of ['src="/labels/tyres/R%201.svg"', 'märkäpito A', 'Tuoteseloste', 'jääolosuhteisiin', '/qr/7"'])
    expect(html['R 1']).toContain(text);
  expect(html['R 1']).not.toContain('lumiolosuhteisiin.');
});

test('says why a tyre has no EU tyre label (Regulation (EU) 2020/740, art. 2) (tyre-label-2)', async () => {
  const studded = testProduct({ variants: [testVariant({ sku: 'N', tyreLabel: { exempt: 'studded' } })] });
  expect((await renderFacts(studded, NO_SIZES, 'fi')).N).toContain('ei ole EU-rengasmerkintää: nastarengas');
  expect((await renderFacts(studded, NO_SIZES, 'fi')).N).not.toContain('<img');
});

test('shows capacity, the symbol for separate collection and the metal of a battery (Regulation (EU) 2023/1542, art. 13) (battery-label-1)', async () => {
  const battery = { kind: 'sli', ampereHours: 7.5, metal: 'Pb' } as const;
  const { A: html } = await renderFacts(
    testProduct({ variants: [testVariant({ sku: 'A', battery })] }),
    NO_SIZES,
    'fi',
  );
  for (const text of ['7,5 Ah', 'Erilliskeräys: ei sekajätteeseen, Pb', '>Pb<', 'maksutta'])
    expect(html).toContain(text);
});

test('shows the video of a product, which loads nothing before it is played (video-1)', async () => {
  const video = { id: '0123456789abcdef', alt: { fi: 'Kelkka <hangella>' }, captions: '00112233445566aa' };
  const images = [{ id: 'fedcba9876543210', alt: '', shotAngle: 'sivu' }];
  const html = await infoHtml(testProduct({ video, images }), [], 'en');
  for (const part of [
    'preload="none"',
    'src="/videos/0123456789abcdef"',
    'poster="/pictures/fedcba9876543210/large.webp"',
  ])
    expect(html).toContain(part);
  expect(html).toMatch(
    /<track kind="captions" srcLang="fi" label="Finnish captions" src="\/videos\/00112233445566aa"/i,
  );
  expect(html).toContain('lang="fi">Kelkka &lt;hangella&gt;');
  expect(await infoHtml(testProduct(), [], 'en')).not.toContain('<video');
});
