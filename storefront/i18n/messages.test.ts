import { expect, test } from 'vitest';
import enCompare from './en/compare.ts';
import enContent from './en/content.ts';
import enCrumbs from './en/crumbs.ts';
import enHome from './en/home.ts';
import enListing from './en/listing.ts';
import enLogin from './en/login.ts';
import enParts from './en/parts.ts';
import enProduct from './en/product.ts';
import enInfo from './en/product-info.ts';
import enQuick from './en/quick.ts';
import enQuote from './en/quote.ts';
import enConsent from './en/site/consent.ts';
import enContact from './en/site/contact.ts';
import enNewsletter from './en/site/newsletter.ts';
import enNotices from './en/site/notices.ts';
import enVehicle from './en/vehicle.ts';
import enWishes from './en/wishes.ts';
import en from './en.ts';
import enBuying from './en-buying.ts';
import fiCompare from './fi/compare.ts';
import fiContent from './fi/content.ts';
import fiCrumbs from './fi/crumbs.ts';
import fiHome from './fi/home.ts';
import fiListing from './fi/listing.ts';
import fiLogin from './fi/login.ts';
import fiParts from './fi/parts.ts';
import fiProduct from './fi/product.ts';
import fiInfo from './fi/product-info.ts';
import fiQuick from './fi/quick.ts';
import fiQuote from './fi/quote.ts';
import fiConsent from './fi/site/consent.ts';
import fiContact from './fi/site/contact.ts';
import fiNewsletter from './fi/site/newsletter.ts';
import fiNotices from './fi/site/notices.ts';
import fiVehicle from './fi/vehicle.ts';
import fiWishes from './fi/wishes.ts';
import fi from './fi.ts';
import fiBuying from './fi-buying.ts';
import { loadLocale, loadLocaleOf } from './i18n.tsx';
import { type Dictionary, translator } from './messages.ts';

const sample = { 'a.hello': 'Hei {name}!', 'a.items': { one: '{count} tuote', other: '{count} tuotetta' } } as const;

test('parameters and plurals are filled in', () => {
  const t = translator<typeof sample>('fi', () => sample);
  expect(t('a.hello', { name: 'Aino' })).toBe('Hei Aino!');
  expect(t('a.items', { count: 1 })).toBe('1 tuote');
  expect(t('a.items', { count: 7 })).toBe('7 tuotetta');
});

test('the checkout part is there once it is loaded', async () => {
  const t = await loadLocale('fi');
  await loadLocale('fi', 'buying');
  expect(t('order.thanks')).toBe('Kiitos tilauksesta!');
});

test('a page brings what it says', async () => {
  await loadLocaleOf('/en/product/helmet');
  const t = await loadLocale('en');
  expect(t('product.add')).toBe('Add to cart');
  expect(t('catalog.sort')).toBe('catalog.sort');
  await loadLocaleOf('/en/category');
  expect(t('catalog.sort')).toBe('Sort');
});

const names = (text: Dictionary[string]) =>
  [...new Set((typeof text === 'string' ? text : text.one + text.other).match(/\{\w+\}/g))].toSorted();

test.each([
  ['core', fi, en],
  ['buying', fiBuying, enBuying],
  ['listing', fiListing, enListing],
  ['product', fiProduct, enProduct],
  ['info', fiInfo, enInfo],
  ['compare', fiCompare, enCompare],
  ['parts', fiParts, enParts],
  ['home', fiHome, enHome],
  ['quick', fiQuick, enQuick],
  ['crumbs', fiCrumbs, enCrumbs],
  ['quote', fiQuote, enQuote],
  ['vehicle', fiVehicle, enVehicle],
  ['content', fiContent, enContent],
  ['login', fiLogin, enLogin],
  ['wishes', fiWishes, enWishes],
  ['consent', fiConsent, enConsent],
  ['contact', fiContact, enContact],
  ['newsletter', fiNewsletter, enNewsletter],
  ['notices', fiNotices, enNotices],
] as [string, Dictionary, Dictionary][])(
  '%s: both languages have the same keys and parameters',
  (_, finnish, english) => {
    expect(Object.keys(english).toSorted()).toEqual(Object.keys(finnish).toSorted());
    for (const [key, text] of Object.entries(finnish))
      expect([key, names(english[key] ?? '')]).toEqual([key, names(text)]);
  },
);
