import { expect, test } from 'vitest';
import enCompare from '#web/messages/en/compare.ts';
import enContent from '#web/messages/en/content.ts';
import enCrumbs from '#web/messages/en/crumbs.ts';
import enHome from '#web/messages/en/home.ts';
import enListing from '#web/messages/en/listing.ts';
import enParts from '#web/messages/en/parts.ts';
import enProduct from '#web/messages/en/product.ts';
import enInfo from '#web/messages/en/product-info.ts';
import enQuick from '#web/messages/en/quick.ts';
import enQuote from '#web/messages/en/quote.ts';
import enSignIn from '#web/messages/en/sign-in.ts';
import enConsent from '#web/messages/en/site/consent.ts';
import enContact from '#web/messages/en/site/contact.ts';
import enNewsletter from '#web/messages/en/site/newsletter.ts';
import enNotices from '#web/messages/en/site/notices.ts';
import enVehicle from '#web/messages/en/vehicle.ts';
import enWishes from '#web/messages/en/wishes.ts';
import en from '#web/messages/en.ts';
import enBuying from '#web/messages/en-buying.ts';
import fiCompare from '#web/messages/fi/compare.ts';
import fiContent from '#web/messages/fi/content.ts';
import fiCrumbs from '#web/messages/fi/crumbs.ts';
import fiHome from '#web/messages/fi/home.ts';
import fiListing from '#web/messages/fi/listing.ts';
import fiParts from '#web/messages/fi/parts.ts';
import fiProduct from '#web/messages/fi/product.ts';
import fiInfo from '#web/messages/fi/product-info.ts';
import fiQuick from '#web/messages/fi/quick.ts';
import fiQuote from '#web/messages/fi/quote.ts';
import fiSignIn from '#web/messages/fi/sign-in.ts';
import fiConsent from '#web/messages/fi/site/consent.ts';
import fiContact from '#web/messages/fi/site/contact.ts';
import fiNewsletter from '#web/messages/fi/site/newsletter.ts';
import fiNotices from '#web/messages/fi/site/notices.ts';
import fiVehicle from '#web/messages/fi/vehicle.ts';
import fiWishes from '#web/messages/fi/wishes.ts';
import fi from '#web/messages/fi.ts';
import fiBuying from '#web/messages/fi-buying.ts';
import { loadLocale, loadLocaleOf } from '#web/messages/i18n.tsx';
import { type Dictionary, translator } from '#web/messages/messages.ts';

const sample = { 'a.hello': 'Hei {name}!', 'a.items': { one: '{count} tuote', other: '{count} tuotetta' } } as const;

test('fills in parameters and plurals', () => {
  const t = translator<typeof sample>('fi', () => sample);
  expect(t('a.hello', { name: 'Aino' })).toBe('Hei Aino!');
  expect(t('a.items', { count: 1 })).toBe('1 tuote');
  expect(t('a.items', { count: 7 })).toBe('7 tuotetta');
});

test('provides the checkout part after it is loaded', async () => {
  const t = await loadLocale('fi');
  await loadLocale('fi', 'buying');
  expect(t('order.thanks')).toBe('Kiitos tilauksesta!');
});

test('loads the parts that a page needs', async () => {
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
  ['signIn', fiSignIn, enSignIn],
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
