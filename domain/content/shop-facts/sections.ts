import { brand } from '#domain/base/brand-colours.ts';
import type { Localized } from '#domain/base/locale.ts';
import { type FixedLink, menuLinks } from '#domain/base/menu-links.ts';
import type { PageFacts, ShopConfig, StoreDetails } from '#domain/base/shop-config.ts';
import { type HomeBlock, homeBlocks } from '#domain/content/home/home-blocks.ts';
import { sparePartSuppliers } from '#shop.config';
import {
  type Column,
  day,
  euros,
  flag,
  hours,
  type Json,
  listOf,
  nullableText,
  number,
  optionalText,
  photo,
  picture,
  postcodes,
  rowsOf,
  shown,
  text,
  time,
  type ValueText,
  valueAt,
  withFirst,
  withValue,
} from './value-texts.ts';

/** All facts of the shop that staff may change; shop.config.ts has their first values. */
export type ShopFacts = { shop: ShopConfig; pageFacts: PageFacts; storeDetails: Record<string, StoreDetails> };

/** How a field is typed, and which correction its error suggests. */
export type FieldKind =
  | 'text'
  | 'long'
  | 'optional'
  | 'email'
  | 'address'
  | 'number'
  | 'euros'
  | 'list'
  | 'flag'
  | 'time'
  | 'hours'
  | 'day'
  | 'icon'
  | 'carrier'
  | 'shown'
  | 'colour'
  | 'picture'
  | 'photo'
  | 'slug'
  | 'digits'
  | 'mail'
  | 'postcodes';

/** What the fields of a section hold, as a form shows them. */
export type FactTexts = Record<string, string>;

type Place = { path: string; kind: FieldKind; value: ValueText };
export type FactColumn = Column & { kind: FieldKind };
/**
 * A field of a section. With `columns` it is a list, whose entries stand on lines. `label`: its name, of fields that come from data.
 * Fields with a `row` stand in a table, a row for each of its ids.
 */
export type FactField = Place & {
  name: string;
  columns?: readonly FactColumn[];
  label?: Localized;
  row?: { id: string; label: Localized };
  /** Facts that the text of a mail must name. */
  placeholders?: readonly string[];
};

/** What one page of the settings holds. `store`: of which store; `name`: of sections that come from data. */
export type FactSection = {
  id: string;
  kind: SectionKind;
  store: string | null;
  name?: Localized;
  fields: readonly FactField[];
};

export const sectionKinds = [
  'company',
  'look',
  'front',
  'hero',
  'home',
  'menu',
  'dispatch',
  'suppliers',
  'marketing',
  'gift-cards',
  'credit',
  'delivery',
  'payment',
  'mails',
  'store',
] as const;
export type SectionKind = (typeof sectionKinds)[number];

/** As the style sheets have it: the object follows the colour in force. */
const builtBrand = { ...brand };
/** Six digits in small letters. */
const colour: ValueText = { read: text.read, write: (typed) => typed.toLowerCase() };

const values: Record<FieldKind, ValueText> = {
  text,
  long: text,
  optional: optionalText,
  email: text,
  address: text,
  slug: text,
  digits: text,
  mail: text,
  number,
  euros,
  flag,
  time,
  day,
  list: listOf(text),
  hours: hours(undefined),
  icon: optionalText,
  carrier: text,
  shown,
  postcodes,
  picture,
  photo,
  colour,
};

/** A field at a path of the facts; its name is the path without the first step unless it is given. */
export const field = (path: string, kind: FieldKind, name = path.slice(path.indexOf('.') + 1)): FactField => ({
  name,
  path,
  kind,
  value: values[kind],
});
const inBoth = (path: string, kind: FieldKind = 'text') => [field(`${path}.fi`, kind), field(`${path}.en`, kind)];

const column = (name: string, kind: FieldKind, value = values[kind]): FactColumn => ({ name, kind, value });
const rows = (path: string, columns: readonly FactColumn[], name?: string): FactField => ({
  ...field(path, 'text', name),
  value: rowsOf(columns),
  columns,
});
/** A list that is not kept while it is empty. */
const optionalRows = (path: string, columns: readonly FactColumn[], name: string): FactField => {
  const of = rowsOf(columns);
  return {
    ...rows(path, columns, name),
    value: { read: of.read, write: (typed) => (typed ? of.write(typed) : undefined) },
  };
};
const bothTexts = [column('fi', 'text'), column('en', 'text')];

const company: FactField[] = [
  ...['name', 'company', 'businessId', 'phone'].map((name) => field(`shop.${name}`, 'text')),
  field('shop.email', 'email'),
  ...['street', 'postcode', 'city'].map((name) => field(`shop.${name}`, 'text')),
  ...inBoth('shop.serviceHours'),
  field('shop.quoteAnswerDays', 'number'),
  ...['iban', 'bic'].map((name) => field(`pageFacts.bankAccount.${name}`, 'optional', name)),
];

const front: FactField[] = [
  ...inBoth('shop.title'),
  ...inBoth('shop.tagline', 'long'),
  rows('shop.benefits', [column('icon', 'icon', text), ...bothTexts]),
  rows('shop.services', [column('path', 'address'), ...bothTexts, column('icon', 'icon')]),
  rows('shop.social', [column('name', 'text'), column('url', 'address')]),
];

const hero: FactField[] = [
  { ...field('pageFacts.hero.category', 'optional', 'category'), value: nullableText },
  field('pageFacts.hero.picture', 'photo', 'picture'),
  ...(['fi', 'en'] as const).flatMap((locale) =>
    (['title', 'text', 'action', 'alt'] as const).map((name) =>
      field(`pageFacts.hero.${locale}.${name}`, name === 'text' ? 'long' : 'text', `${name}.${locale}`),
    ),
  ),
];

const blockNames: Record<HomeBlock, Localized> = {
  popular: { fi: 'Suosituimmat kategoriat', en: 'Most popular categories' },
  campaigns: { fi: 'Kampanjat', en: 'Campaigns' },
  offers: { fi: 'Tarjoukset', en: 'Offers' },
  new: { fi: 'Uutuudet', en: 'New products' },
  recent: { fi: 'Viimeksi katsotut', en: 'Recently viewed' },
  parts: { fi: 'Varaosahaku', en: 'Spare part search' },
  brands: { fi: 'Brändit', en: 'Brands' },
  stores: { fi: 'Myymälät tänään', en: 'Stores today' },
  articles: { fi: 'Artikkelit', en: 'Articles' },
};
const linkNames: Record<FixedLink, Localized> = {
  campaigns: { fi: 'Kampanjat', en: 'Campaigns' },
  parts: { fi: 'Varaosahaku', en: 'Spare part search' },
  tradeIns: { fi: 'Vaihtolaitteet', en: 'Trade-ins' },
  services: { fi: 'Palvelut, joilla on kuvake', en: 'Services with an icon' },
  brands: { fi: 'Tuotemerkit', en: 'Brands' },
  service: { fi: 'Asiakaspalvelu', en: 'Customer service' },
  all: { fi: 'Kaikki tuotteet', en: 'All products' },
  outlet: { fi: 'Outlet (alatunniste)', en: 'Outlet (footer)' },
};

const shownField = (at: string, id: string, label: Localized): FactField => ({
  ...field(`${at}.hidden.${id}`, 'shown', `shown.${id}`),
  row: { id, label },
});
const placeField = (at: string, id: string, label: Localized, first: number): FactField => ({
  ...field(`${at}.place.${id}`, 'number', `place.${id}`),
  value: withFirst(number, first),
  row: { id, label },
});
const home = homeBlocks.flatMap((id, i) => [
  shownField('pageFacts.home', id, blockNames[id]),
  placeField('pageFacts.home', id, blockNames[id], i + 1),
]);
const menu = [
  ...menuLinks.flatMap((id, i) => [
    shownField('shop.menu', id, linkNames[id]),
    placeField('shop.menu', id, linkNames[id], i + 1),
  ]),
  shownField('shop.menu', 'outlet', linkNames.outlet),
];

/** Colours of all pages, mails and papers follow from one. */
const look: FactField[] = [
  { ...field('pageFacts.colour', 'colour', 'colour'), value: withFirst(colour, builtBrand.light) },
  field('shop.logo', 'picture', 'logo'),
];

const dispatch: FactField[] = [
  field('pageFacts.dispatch.until', 'time', 'until'),
  rows(
    'pageFacts.dispatch.exceptions',
    [
      column('date', 'day'),
      column('until', 'time', { read: time.read, write: (typed) => (typed ? time.write(typed) : null) }),
    ],
    'days',
  ),
  // nothing kept for a shop that names none
  optionalRows('pageFacts.dispatch.restDays', [column('carrier', 'carrier'), column('date', 'day')], 'restDays'),
];

const supplierColumns = [column('name', 'text'), column('slug', 'slug'), column('supplierNumber', 'digits')];
/** The first ones are those of shop.config.ts. */
const suppliers: FactField[] = [
  {
    ...rows('shop.suppliers', supplierColumns),
    value: withFirst(
      rowsOf(supplierColumns),
      sparePartSuppliers.map((supplier) => ({ ...supplier })),
    ),
  },
];

/** Empty: nobody is reminded. */
const marketing: FactField[] = [field('pageFacts.cartReminder.hours', 'number', 'cartReminder')];

const giftCards: FactField[] = [
  field('shop.giftCardMonths', 'number', 'months'),
  ...['least', 'most'].map((name) => field(`pageFacts.giftCards.${name}`, 'number', name)),
  { ...field('pageFacts.giftCards.offered', 'list', 'offered'), value: listOf(number) },
];

const credit: FactField[] = [
  field('pageFacts.credit.lender', 'text', 'lender'),
  field('pageFacts.credit.ratePercent', 'number', 'ratePercent'),
  ...['openingFeeCents', 'monthlyFeeCents', 'leastCents'].map((name) =>
    field(`pageFacts.credit.${name}`, 'euros', name.replace('Cents', '')),
  ),
  { ...field('pageFacts.credit.months', 'list', 'months'), value: listOf(number) },
  field('pageFacts.credit.confirmedOn', 'day', 'confirmedOn'),
];

const optionalTime: ValueText = { read: time.read, write: (typed) => (typed ? time.write(typed) : undefined) };
const weekdays = ['1', '2', '3', '4', '5', '6', '7'];

function storeFields({ shop, storeDetails }: ShopFacts, id: string): FactField[] {
  const at = `shop.stores.${shop.stores.findIndex((store) => store.id === id)}`;
  const details = `storeDetails.${id}`;
  return [
    ...['name', 'street', 'postcode', 'city', 'phone'].map((name) => field(`${at}.${name}`, 'text', name)),
    field(`${at}.email`, 'email', 'email'),
    ...weekdays.map((weekday) => field(`${at}.hours.${weekday}`, 'hours', `hours.${weekday}`)),
    field(`${details}.closedOnHolidays`, 'flag', 'closedOnHolidays'),
    rows(
      `${details}.exceptions`,
      [
        column('date', 'day'),
        column('hours', 'hours', hours(null)),
        column('name.fi', 'text'),
        column('name.en', 'text'),
      ],
      'days',
    ),
    rows(`${details}.services`, bothTexts, 'services'),
    ...(shop.stores.find((store) => store.id === id)?.localDelivery
      ? [field(`${at}.localDelivery.postcodes`, 'postcodes', 'localPostcodes')]
      : []),
    { ...field(`${details}.dispatchUntil`, 'time', 'dispatchUntil'), value: optionalTime },
    ...['readyMinutes', 'handoverDays'].map((name) => field(`${details}.${name}`, 'number', name)),
    ...(storeDetails[id]?.workshop ? [field(`${details}.workshop.mechanics`, 'number', 'mechanics')] : []),
  ];
}

/** The sections of the shop's facts. Gift cards and credit have one only if shop.config.ts has them: their pages go with it. */
export const sectionsOf = (facts: ShopFacts): FactSection[] => [
  ...Object.entries({
    company,
    look,
    front,
    hero,
    home,
    menu,
    dispatch,
    suppliers,
    marketing,
    ...(facts.pageFacts.giftCards && { 'gift-cards': giftCards }),
    ...(facts.pageFacts.credit && { credit }),
  }).map(([id, fields]) => ({ id, kind: kindOf(id), store: null, fields })),
  ...facts.shop.stores.map(({ id }) => ({
    id: `store-${id}`,
    kind: 'store' as const,
    store: id,
    fields: storeFields(facts, id),
  })),
];

const kindOf = (id: string): SectionKind => sectionKinds.find((kind) => kind === id) ?? 'store';

/** The values of a section's fields as a form shows them. */
export const readSection = (facts: ShopFacts, section: FactSection): FactTexts =>
  Object.fromEntries(section.fields.map(({ name, path, value }) => [name, value.read(valueAt(jsonOf(facts), path))]));

/** The facts with other values of a section; a schema decides whether they are facts. Fields without a value stay as they are. */
export function writeSection(facts: Json, section: FactSection, typed: Readonly<FactTexts>): Json {
  let written = facts;
  for (const { name, path, value } of section.fields) {
    const mine = typed[name];
    if (mine !== undefined) written = withValue(written, path, value.write(mine.trim()));
  }
  return written;
}

/** The facts as JSON, for `writeSection`. */
export const jsonOf = (facts: ShopFacts): Json => JSON.parse(JSON.stringify(facts));

/** The field of a section that holds the value at a path of the facts; null when it lies elsewhere. */
export const fieldAt = (section: FactSection, path: string): FactField | null =>
  section.fields.find(
    (one) => path === one.path || path.startsWith(`${one.path}.`) || one.path.startsWith(`${path}.`),
  ) ?? null;
