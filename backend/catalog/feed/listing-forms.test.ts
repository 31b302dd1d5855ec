import { expect, test } from 'vitest';
import { testProduct } from '#domain/catalog/products/product.fixture.ts';
import type { FeedContext } from './feed-items.ts';
import { listingForms, listingItems } from './listing-forms.ts';

const where: FeedContext = {
  locale: 'fi',
  baseUrl: 'https://shop.test',
  now: new Date('2026-11-29T10:00:00Z'),
  cheapestDelivery: () => null,
};
const crumbs = (path: string) => [{ path, name: path, level: 1 }];

/** A used snowmobile that stands in a store. */
const sled = testProduct({
  name: 'Kaira Reitti 600, vm. 2023',
  brand: 'Kaira',
  shippingClass: 'vehicle',
  description: 'Siisti <kelkka>.',
  categories: crumbs('moottorikelkat'),
  attributes: [
    { label: 'Moottori', value: '599 cm³, 2-tahtinen' },
    { label: 'Teho', value: '88,5 kW' },
  ],
  tradeIn: { year: 2023, hours: null, kilometres: 4200, condition: 'good', store: 'oulu', marginScheme: false },
});
const ad = (form: keyof typeof listingForms, product = sled) =>
  listingItems(listingForms[form], product, where).join('');

test('an advertisement of a vehicle has its kilometres, engine, price and place (feed-5)', () => {
  const xml = ad('moto');
  for (const part of [
    ...['<type>snowmobile</type>', '<make>Kaira</make>', '<year>2023</year>', '<condition>used</condition>'],
    ...['<mileage_km>4200</mileage_km>', '<engine_cm3>599</engine_cm3>', '<power_kw>88.5</power_kw>'],
    ...['<dealer_town>Oulu</dealer_town>', '<info_text>Siisti &lt;kelkka&gt;.</info_text>'],
  ])
    expect(xml).toContain(part);
  expect(xml).toMatch(/<price_eur>\d+<\/price_eur><vat_deductible>(yes|no)<\/vat_deductible>/);
});

test('leaves out what it does not know, and machines that a service does not take (feed-5)', () => {
  expect(ad('machines')).not.toContain('<hours>');
  expect(ad('machines')).not.toContain('mileage');
  const boat = { ...sled, categories: crumbs('veneet-ja-peramoottorit') };
  expect(ad('moto', boat)).toBe('');
  expect(ad('machines', boat)).toContain('<type>boat</type>');
  expect(ad('moto', { ...sled, shippingClass: 'parcel', tradeIn: null })).toBe('');
});

test('a classified advertisement has one subject and one body, the year once (feed-5)', () => {
  const xml = ad('classifieds');
  expect(xml).toContain('<subject>Kaira Reitti 600, vm. 2023</subject>');
  expect(xml).toContain('Moottori: 599 cm³, 2-tahtinen\nTeho: 88,5 kW');
  expect(ad('classifieds', { ...sled, name: 'x'.repeat(200) })).toMatch(/<subject>.{80}<\/subject>/);
});
