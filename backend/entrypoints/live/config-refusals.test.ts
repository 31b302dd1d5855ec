import { expect, test } from 'vitest';
import type { ShopConfig } from '#domain/base/shop-config.ts';
import { liveConfigRefusals } from './config-refusals.ts';

const store = {
  id: 'kuopio',
  name: 'Kuopio',
  street: 'Haapaniemenkatu 1',
  postcode: '70100',
  city: 'Kuopio',
  phone: '017 123 4567',
  email: 'kuopio@oma-kauppa.fi',
  pickupMethod: '401',
  hours: {},
};
const own = {
  name: 'Oma kauppa',
  company: 'Oma Kauppa Oy',
  businessId: '2345678-0',
  phone: '017 765 4321',
  email: 'asiakaspalvelu@oma-kauppa.fi',
  street: 'Haapaniemenkatu 1',
  postcode: '70100',
  stores: [store],
} as unknown as ShopConfig;
const refusals = (over: object) => liveConfigRefusals({ ...own, ...over } as ShopConfig);

test('accepts an owner’s shop', () => expect(refusals({})).toEqual([]));

test.each<[what: string, over: object, told: RegExp]>([
  ['the demo’s company', { company: 'tieva demo  oy' }, /^shop\.config\.ts: company: set your own; .* is the demo's$/],
  ['the demo’s business id', { businessId: '1234567-1' }, /: businessId: set your own/],
  ['the demo’s phone', { phone: '0100000000' }, /: phone: set your own/],
  ['the phone of a demo store', { stores: [{ ...store, phone: '010 000 0002' }] }, /: stores\.0\.phone: set your own/],
  ['the demo’s mail address', { email: 'myynti@tieva.example' }, /: email: set your own/],
  [
    'an address of an example',
    { stores: [{ ...store, email: 'kuopio@kauppa.example' }] },
    /: stores\.0\.email: set an ad/,
  ],
  ['the demo’s street', { street: 'Äimätie 14', postcode: '90400' }, /: street: set your own; "Äimätie 14, 90400"/],
  [
    'the street of a demo store',
    { stores: [{ ...store, street: 'Keskustie 9', postcode: '97700' }] },
    /: stores\.0\.street/,
  ],
  [
    'a placeholder',
    { tagline: { fi: 'Kauppa', en: '[[one sentence]]' } },
    /: tagline\.en: fill in "\[\[one sentence\]\]"$/,
  ],
])('refuses %s (operation-2)', (_what, over, told) => {
  const found = refusals(over);
  expect(found).toHaveLength(1);
  expect(found[0]).toMatch(told);
});
