import { createContext, use } from 'react';
import { type Locale, localeOf } from '#domain/base/locale.ts';
import type account from '#web/messages/fi/account.ts';
import type campaigns from '#web/messages/fi/campaigns.ts';
import type company from '#web/messages/fi/company.ts';
import type compare from '#web/messages/fi/compare.ts';
import type content from '#web/messages/fi/content.ts';
import type crumbs from '#web/messages/fi/crumbs.ts';
import type facets from '#web/messages/fi/facets.ts';
import type giftCards from '#web/messages/fi/gift-cards.ts';
import type home from '#web/messages/fi/home.ts';
import type listing from '#web/messages/fi/listing.ts';
import type parts from '#web/messages/fi/parts.ts';
import type product from '#web/messages/fi/product.ts';
import type info from '#web/messages/fi/product-info.ts';
import type questions from '#web/messages/fi/questions.ts';
import type quick from '#web/messages/fi/quick.ts';
import type quote from '#web/messages/fi/quote.ts';
import type reviews from '#web/messages/fi/reviews.ts';
import type service from '#web/messages/fi/service.ts';
import type shared from '#web/messages/fi/shared-cart.ts';
import type signIn from '#web/messages/fi/sign-in.ts';
import type consent from '#web/messages/fi/site/consent.ts';
import type contact from '#web/messages/fi/site/contact.ts';
import type newsletter from '#web/messages/fi/site/newsletter.ts';
import type vehicle from '#web/messages/fi/vehicle.ts';
import type vehicleCode from '#web/messages/fi/vehicle-code.ts';
import type wishes from '#web/messages/fi/wishes.ts';
import type withdrawal from '#web/messages/fi/withdrawal.ts';
import type fi from '#web/messages/fi.ts';
import type buying from '#web/messages/fi-buying.ts';
import { type Dictionary, type Translate, translator } from '#web/messages/messages.ts';

type Texts = typeof fi &
  typeof listing &
  typeof facets &
  typeof product &
  typeof info &
  typeof buying &
  typeof company &
  typeof compare &
  typeof content &
  typeof crumbs &
  typeof giftCards &
  typeof vehicleCode &
  typeof home &
  typeof parts &
  typeof quick &
  typeof quote &
  typeof questions &
  typeof reviews &
  typeof service &
  typeof vehicle &
  typeof account &
  typeof campaigns &
  typeof shared &
  typeof withdrawal &
  typeof signIn &
  typeof wishes &
  typeof consent &
  typeof contact &
  typeof newsletter;
export type T = Translate<Texts>;
export type MessageKey = keyof Texts;

/**
 * The browser loads the visitor's language only, and of it the parts of the current page. Texts that the server
 * renders into the product page, and those of its dialogs (`info`), load with the dialogs. Parts that most first pages
 * do not need are in page-texts.ts.
 */
const load = {
  core: { fi: () => import('#web/messages/fi.ts'), en: () => import('#web/messages/en.ts') },
  listing: { fi: () => import('#web/messages/fi/listing.ts'), en: () => import('#web/messages/en/listing.ts') },
  facets: { fi: () => import('#web/messages/fi/facets.ts'), en: () => import('#web/messages/en/facets.ts') },
  product: { fi: () => import('#web/messages/fi/product.ts'), en: () => import('#web/messages/en/product.ts') },
  info: { fi: () => import('#web/messages/fi/product-info.ts'), en: () => import('#web/messages/en/product-info.ts') },
  home: { fi: () => import('#web/messages/fi/home.ts'), en: () => import('#web/messages/en/home.ts') },
  quick: { fi: () => import('#web/messages/fi/quick.ts'), en: () => import('#web/messages/en/quick.ts') },
  crumbs: { fi: () => import('#web/messages/fi/crumbs.ts'), en: () => import('#web/messages/en/crumbs.ts') },
  content: { fi: () => import('#web/messages/fi/content.ts'), en: () => import('#web/messages/en/content.ts') },
  vehicle: { fi: () => import('#web/messages/fi/vehicle.ts'), en: () => import('#web/messages/en/vehicle.ts') },
  campaigns: { fi: () => import('#web/messages/fi/campaigns.ts'), en: () => import('#web/messages/en/campaigns.ts') },
  buying: { fi: () => import('#web/messages/fi-buying.ts'), en: () => import('#web/messages/en-buying.ts') },
} satisfies Record<string, Record<Locale, () => Promise<{ default: Dictionary }>>>;
type Common = keyof typeof load;
type Part = Common | keyof typeof import('#web/messages/page-texts.ts')['pageTexts'];

const isCommon = (part: Part): part is Common => part in load;
async function textsOf(part: Part, locale: Locale): Promise<{ default: Dictionary }> {
  if (isCommon(part)) return load[part][locale]();
  const { pageTexts } = await import('#web/messages/page-texts.ts');
  return pageTexts[part][locale]();
}

const texts: Record<Locale, Dictionary> = { fi: {}, en: {} };
const done = new Set<string>();
const translators: Record<Locale, T> = {
  fi: translator<Texts>('fi', () => texts.fi),
  en: translator<Texts>('en', () => texts.en),
};

const arriving = new Map<string, Promise<T>>();

async function arrive(locale: Locale, part: Part): Promise<T> {
  // awaited before the merge: another part may have loaded meanwhile
  const { default: arrived } = await textsOf(part, locale);
  texts[locale] = { ...texts[locale], ...arrived };
  done.add(`${locale} ${part}`);
  return translators[locale];
}

/** Loads a part of a locale's messages once and returns the locale's `t`; a failed load may be repeated. */
export function loadLocale(locale: Locale, part: Part = 'core'): Promise<T> {
  const key = `${locale} ${part}`;
  const known = arriving.get(key);
  if (known) return known;
  const coming = arrive(locale, part);
  arriving.set(key, coming);
  coming.catch(() => arriving.delete(key));
  return coming;
}

/** First segments of the pages that need more than `core`. */
const pages: [Part, RegExp][] = [
  // all pages with breadcrumbs
  ['crumbs', /^(?!(|en|product|cms|kassa|kiitos|_auth)$)/],
  ['home', /^(en)?$/],
  ['listing', /^(category|brandit|haku|tuotesarjat|uutuudet|outlet|tarjoukset|vaihtolaitteet)$/],
  ['product', /^(product|vertailu|huoltosarja)$/],
  ['compare', /^vertailu$/],
  ['content', /^(cms|uutiset-ja-artikkelit|kampanjat|ota-yhteytta|saavutettavuus|styleguide)$/],
  ['parts', /^(varaosa|varaosahaku|varaosakuvat)$/],
  ['info', /^(varaosa|kone|rahoitus)$/],
  ['vehicleCode', /^kone$/],
  ['vehicle', /^(varaosa|varaosakuvat|kone|huoltosarja)$/],
  ['reviews', /^(arvostelut|arvostele)$/],
  ['questions', /^kysymykset$/],
  ['giftCards', /^lahjakortti$/],
  ['quote', /^(tarjous|tarjouskori|kysy-osaa)$/],
  ['service', /^(varaa-huolto|koeajo)$/],
  ['campaigns', /^(en|kampanjat)?$/],
  ['shared', /^jaettu-ostoskori$/],
  ['withdrawal', /^(peruuta-sopimus|tilaus|oma-tili)$/],
  ['buying', /^(ostoskori|jaettu-ostoskori|kassa|kiitos|tilaus|oma-tili)$/],
  ['account', /^(oma-tili|tili-poistettu)$/],
  ['company', /^oma-tili$/],
  ['signIn', /^(kirjaudu|luo-tili|unohditko-salasanasi|vahvista-sahkopostiosoitteesi|_auth|oma-tili)$/],
  ['wishes', /^(oma-tili|toivelista)$/],
  ['newsletter', /^(tilaa-uutiskirje|uutiskirje)$/],
  ['contact', /^(ota-yhteytta|saavutettavuus)$/],
  ['consent', /^evasteet$/],
];

/** Loads all messages that the page at an address needs before it renders. */
export function loadLocaleOf(pathname: string): Promise<unknown> {
  const locale = localeOf(pathname);
  const [first = ''] = pathname.replace(/^\/(en\/)?/, '').split('/');
  const parts = pages.flatMap(([part, segment]) => (segment.test(first) ? part : []));
  return Promise.all([loadLocale(locale), ...parts.map((part) => loadLocale(locale, part))]);
}

/** The `t` of a locale that `loadLocale` has loaded (server start, client entry, shell's loaders). */
export function loaded(locale: Locale): T {
  if (!done.has(`${locale} core`)) throw new Error(`messages of ${locale} not loaded`);
  return translators[locale];
}

const I18nContext = createContext<{ t: T; locale: Locale } | null>(null);
export const I18n = I18nContext.Provider;

/** The page's language and its `t`. */
export function useI18n() {
  const value = use(I18nContext);
  if (!value) throw new Error('useI18n outside of <I18n>');
  return value;
}

/** Suspends until a part is loaded, for components that load with their texts. */
export const useTexts = (part: Part) => use(loadLocale(useI18n().locale, part));
