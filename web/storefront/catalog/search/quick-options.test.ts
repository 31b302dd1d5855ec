import { beforeAll, expect, test } from 'vitest';
import type { Locale } from '#domain/base/locale.ts';
import { loadLocale, type T } from '#web/messages/i18n.tsx';
import { links } from '#web/storefront/base/links.ts';
import { quickGroups } from './quick-options.ts';
import type { QuickResults } from './quick-results.ts';

let t: T;
beforeAll(async () => {
  t = await loadLocale('fi', 'quick');
});

const nothing: QuickResults = { query: 'hihna', products: [], categories: [], pages: [], articles: [], parts: [] };
const groupsOf = (results: Partial<QuickResults>) =>
  quickGroups({ ...nothing, ...results }, { t, locale: 'fi', to: links('fi') });

test('leaves out columns without hits, except products', () => {
  expect(groupsOf({}).map(({ id }) => id)).toEqual(['products']);
  const breadcrumb = [
    { slug: 'oljyt', value: 'Öljyt' },
    { slug: 'oljyt/hihnat', value: 'Hihnat' },
  ];
  const [categories] = groupsOf({
    categories: [{ objectID: '1', name: 'Hihnat', path: 'oljyt/hihnat', breadcrumb }],
    articles: [{ objectID: '2', title: 'Hihnan vaihto', slug: 'vaihto', date: '2026-11-18' }],
  });
  expect(categories).toMatchObject({ title: 'Kategoriat', options: [{ to: '/category/oljyt/hihnat', sub: 'Öljyt' }] });
});

test('marks part names as Finnish on English pages', () => {
  const parts = [{ objectID: '1', sku: '12@1044', name: { default: 'Hihna' }, supplier: 'Polaris' }];
  const subOf = (locale: Locale) =>
    quickGroups({ ...nothing, parts }, { t, locale, to: links(locale) }).find(({ id }) => id === 'parts')?.options[0];
  expect(subOf('en')).toMatchObject({ sub: 'Hihna, Polaris', subLang: 'fi' });
  expect(subOf('fi')?.subLang).toBeUndefined();
});

test('shows the 30-day lowest with a reduced price, and a range for variants with different prices (price-4)', () => {
  const hit = { sku: 's', slug: 'hihna', name: { default: 'Hihna' } };
  const url = '/pictures/0123456789abcdef/large.webp';
  const [group] = groupsOf({
    products: [
      {
        ...hit,
        objectID: '1',
        price: { inclTax: 109 },
        finalPrice: { inclTax: 89.9 },
        defaultImage: { url },
        vatRate: 25.5,
      },
      { ...hit, objectID: '2', finalPrice: { inclTax: 16.1 }, variationPrices: { lowest: 16.1, highest: 99 } },
      { ...hit, objectID: '3', finalPrice: null },
      { ...hit, objectID: '4', finalPrice: null, pricedFrom: '2027-02-25T22:00:00.000Z', saleMode: 'deposit' },
      { ...hit, objectID: '5', finalPrice: null, saleMode: 'quote' },
    ],
  });
  expect(group?.options.map(({ product }) => product)).toMatchObject([
    { price: 8990, highest: null, lowest30: 10_900, vatRate: 25.5 },
    { price: 1610, highest: 9900, lowest30: null, vatRate: 0 },
    { price: null, highest: null, lowest30: null, noPrice: { kind: 'none' } },
    { price: null, noPrice: { kind: 'from', at: '2027-02-25T22:00:00.000Z' } },
    { price: null, noPrice: { kind: 'ask' } },
  ]);
  expect(group?.options.map(({ product }) => product?.imageId)).toEqual(['0123456789abcdef', null, null, null, null]);
});
