import { expect, it } from 'vitest';
import { checkShopConfig } from '#backend/entrypoints/check-shop-config.ts';
import * as config from '#shop.config';

const { pageFacts, shop, sparePartSuppliers, storeDetails } = config;
const [first] = shop.stores;

it('accepts the current config', () => expect(() => checkShopConfig(config)).not.toThrow());

it.each<[string, object, string]>([
  ['no store', { stores: [] }, 'stores: must have a store'],
  ['a store twice', { stores: [first, first] }, "stores.1.id: oulu is another store's already"],
  [
    'a wrong hour',
    { stores: [{ ...first, hours: { 1: { opens: '9', closes: '18:00' } } }] },
    'stores.0.hours.1.opens: must be a time',
  ],
  [
    'a day that ends first',
    { stores: [{ ...first, hours: { 1: { opens: '10:00', closes: '09:00' } } }] },
    'closes: must be after opens',
  ],
  ['an unknown time zone', { timeZone: 'Suomi' }, 'timeZone: must be a time zone'],
  ['a text in one language', { tagline: { fi: 'Kauppa' } }, 'tagline.en: is missing'],
  [
    'an icon that is not drawn',
    { benefits: [{ icon: 'rocket', fi: 'Nopea', en: 'Fast' }] },
    'benefits.0.icon: must be one of store',
  ],
  [
    'a postcode in two zones',
    { delivery: { zones: { 1: ['84', '60'] } } },
    'delivery.zones.1: 60 is in zone 2 already',
  ],
  ['a price below zero', { delivery: { prices: { 101: -1 } } }, 'delivery.prices.101: must be'],
  ['a misspelt field', { taglin: 'x' }, 'shop.config.ts: taglin is no field'],
  [
    'a pickup among the carriers',
    { stores: [{ ...first, pickupMethod: '101' }] },
    'stores.0.pickupMethod: must be three digits from 400',
  ],
  ['a handover that is freight', { stores: [{ ...first, handoverMethod: '301' }] }, 'stores.0.handoverMethod: 301 is'],
  [
    'a local delivery that is a pickup',
    {
      stores: [
        {
          ...first,
          localDelivery: { ...first.localDelivery, methods: { goods: '403', vehicle: '432', commissioning: '433' } },
        },
      ],
    },
    'stores.0.goods: 403 is taken',
  ],
])('names %s', (_, wrong, problem) => {
  expect(() => checkShopConfig({ ...config, shop: { ...shop, ...wrong } })).toThrow(problem);
});

const { oulu } = storeDetails;
const name = { fi: 'Aatto', en: 'Eve' };
it.each<[string, object, string]>([
  ['a store without details', { oulu: undefined }, 'storeDetails.oulu: is missing'],
  ['details of no store', { turku: oulu }, 'storeDetails: turku is no field'],
  [
    'a day of no calendar',
    { oulu: { ...oulu, exceptions: [{ date: '2026-02-29', hours: null, name }] } },
    'storeDetails.oulu.exceptions.0.date: is no day',
  ],
  [
    'a day written otherwise',
    { oulu: { ...oulu, exceptions: [{ date: '31.12.', hours: null, name }] } },
    'storeDetails.oulu.exceptions.0.date: must be a day such as',
  ],
  ['a service in one language', { oulu: { ...oulu, services: [{ fi: 'Huolto' }] } }, 'oulu.services.0.en: is missing'],
])('names %s', (_, wrong, problem) => {
  expect(() => checkShopConfig({ ...config, storeDetails: { ...storeDetails, ...wrong } })).toThrow(problem);
});

it('accepts a yearly leap day', () => {
  const leap = { ...oulu, exceptions: [{ date: '02-29', hours: null, name }] };
  expect(() => checkShopConfig({ ...config, storeDetails: { ...storeDetails, oulu: leap } })).not.toThrow();
});

it.each<[string, unknown, string]>([
  ['no list of suppliers', undefined, 'shop.config.ts: sparePartSuppliers: is missing'],
  [
    'a supplier by its name',
    [{ slug: 'osat', name: 'Osat', supplierNumber: 'Osat Oy' }],
    'sparePartSuppliers.0.supplierNumber: must be digits',
  ],
  [
    'two suppliers of one address',
    [sparePartSuppliers[0], sparePartSuppliers[0]],
    "sparePartSuppliers.1.slug: honda-engines is another supplier's already",
  ],
])('names %s', (_, suppliers, problem) => {
  expect(() => checkShopConfig({ ...config, sparePartSuppliers: suppliers })).toThrow(problem);
});

it.each<[string, object, string]>([
  [
    'credit that the owner has not confirmed (vehicle-box-2)',
    { credit: { ...pageFacts.credit, confirmedOn: '' } },
    'pageFacts.credit.confirmedOn: must be the day on which the owner confirmed',
  ],
  [
    'a cut-off that is no time',
    { dispatch: { until: '25:00', exceptions: [] } },
    'pageFacts.dispatch.until: must be a time such as 09:00',
  ],
  [
    'an exception on no day of the calendar',
    { dispatch: { until: '14:00', exceptions: [{ date: '02-30', until: null }] } },
    'pageFacts.dispatch.exceptions.0.date: is no day of the calendar',
  ],
  ['a hero in one language', { hero: { ...pageFacts.hero, en: undefined } }, 'pageFacts.hero.en: is missing'],
])('names %s', (_, wrong, problem) => {
  expect(() => checkShopConfig({ ...config, pageFacts: { ...pageFacts, ...wrong } })).toThrow(problem);
});

it('refuses a checkout without any payment method', () => {
  const hiddenGroups = { bank: true, mobile: true, creditcard: true, invoice: true, credit: true };
  expect(() => checkShopConfig({ ...config, pageFacts: { ...pageFacts, payment: { hiddenGroups } } })).toThrow(
    'payment.hiddenGroups.bank: one group must be offered',
  );
});
