import { expect, test } from 'vitest';
import { testProduct, testVariant } from '#domain/catalog/products/product.fixture.ts';
import { summaryOf } from '#domain/catalog/reviews/review.ts';
import { allowedMethods, type ShippedLine } from '#domain/sales/delivery/allowed-methods.ts';
import { shop } from '#shop.config';
import { jsonLdFaults } from '#test/crawl/json-ld-schema.ts';
import { crumbsJsonLd } from '#web/storefront/base/crumbs-meta.ts';
import { productJsonLd } from '#web/storefront/catalog/product/json-ld/product.ts';
import { articleJsonLd } from '#web/storefront/content/articles/json-ld.ts';
import { questionsJsonLd } from '#web/storefront/content/pages/json-ld/questions.ts';
import { storeJsonLd } from '#web/storefront/content/pages/json-ld/store.ts';
import { jsonLdText } from './json-ld.tsx';
import { siteJsonLd } from './site.ts';

const baseUrl = 'https://kauppa.example';
const at = {
  baseUrl,
  locale: 'fi' as const,
  methodsFor: (line: ShippedLine) => allowedMethods([line]),
  reviewed: {
    summary: summaryOf([{ stars: 4, fit: null, count: 1 }]),
    reviews: [
      {
        id: '1',
        stars: 4,
        text: 'Hyvä',
        fit: null,
        name: 'Maija',
        photos: [],
        locale: 'fi' as const,
        at: '2026-11-20T10:00:00.000Z',
        answer: null,
      },
    ],
  },
};
const store = shop.stores[0];
const special = { '2026-12-24': null, '2026-12-31': { opens: '09:00', closes: '12:00' } };
const article = { title: 'Uusi', description: 'Kuvaus', date: '2026-11-01', image: null };
const questions = [{ question: 'Miksi?', html: '<p>Siksi.</p>' }];

test.each([
  ['one sku', productJsonLd(testProduct(), at)],
  ['several skus', productJsonLd(testProduct({ variants: [testVariant(), testVariant({ sku: 'B' })] }), at)],
  ['crumbs', crumbsJsonLd([{ to: '/category', label: 'Kaikki tuotteet' }], baseUrl)],
  ['an article', articleJsonLd(article, { ...at, url: `${baseUrl}/uutiset-ja-artikkelit/uusi` })],
  ['a store', storeJsonLd(store, { baseUrl, url: `${baseUrl}/cms/myymalat/oulu`, special })],
  ['the site', siteJsonLd(baseUrl, 'fi')[0]],
  ['the shop', siteJsonLd(baseUrl, 'fi')[1]],
  ['questions', questionsJsonLd([{ kind: 'questions', title: null, questions }])],
])('has the fields that search engines require: %s', (_, object) => expect(jsonLdFaults(object)).toEqual([]));

test('reports missing and unknown fields', () => {
  const { name: _, ...nameless } = productJsonLd(testProduct(), at) as Record<string, unknown>;
  expect(jsonLdFaults(nameless)).toEqual([expect.stringContaining('Product.name')]);
  expect(jsonLdFaults({ ...crumbsJsonLd([], baseUrl) })).toHaveLength(1);
  expect(jsonLdFaults({ '@type': 'Recipe' })).toEqual(['@type Recipe is not in the table']);
});

test('writes a closed day as midnight to midnight and groups days with equal hours', () => {
  expect(storeJsonLd(store, { baseUrl, url: baseUrl, special })).toMatchObject({
    openingHoursSpecification: [{ dayOfWeek: { length: 5 }, opens: '09:00' }, { dayOfWeek: { length: 1 } }],
    specialOpeningHoursSpecification: [
      { validFrom: '2026-12-24', validThrough: '2026-12-24', opens: '00:00', closes: '00:00' },
      { validFrom: '2026-12-31', opens: '09:00', closes: '12:00' },
    ],
  });
});

test('escapes text that could close the script element', () => {
  const text = jsonLdText({ name: '</script><script>' });
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual({ name: '</script><script>' });
});
