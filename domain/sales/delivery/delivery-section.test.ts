import { afterEach, expect, test } from 'vitest';
import { jsonOf, readSection, type ShopFacts, writeSection } from '#domain/content/shop-facts/sections.ts';
import { pageFacts, shop, storeDetails } from '#shop.config';
import { allowedMethods } from './allowed-methods.ts';
import { deliverySection } from './delivery-section.ts';
import { shippingMethod } from './shipping-methods.ts';

const facts: ShopFacts = { shop, pageFacts, storeDetails };
const section = deliverySection(facts);
const parcel = { shippingClass: 'parcel', shippingOptions: [], sparePart: false } as const;
const ids = () => allowedMethods([parcel]).map(({ id }) => id);

afterEach(() => {
  delete shop.delivery;
});

/** Puts typed fields in force, as the service does. */
function save(typed: Record<string, string>) {
  const written = writeSection(jsonOf(facts), section, typed);
  Object.assign(shop, JSON.parse(JSON.stringify(written)).shop);
}

test('shows the delivery table until staff change it, and keeps only what differs (setting-6)', () => {
  const fields = readSection(facts, section);
  expect(fields).toMatchObject({ 'price.101': '5,40', 'offered.101': '1', officeFee: '150', 'zone.1': '84–86, 90–99' });
  expect(writeSection(jsonOf(facts), section, fields)).toEqual(jsonOf(facts));
});

test('a changed price is charged from then on; an emptied one is that of the table (setting-6)', () => {
  save({ 'price.101': '6,90' });
  expect(shippingMethod('101')?.price).toBe(690);
  save({ 'price.101': '' });
  expect(shippingMethod('101')?.price).toBe(540);
});

test('a method out of the offer is not chosen, but orders that chose it still name it (setting-6)', () => {
  expect(ids()).toContain('101');
  save({ 'offered.101': '' });
  expect(ids()).not.toContain('101');
  expect(shippingMethod('101')?.label.fi).toMatch(/^Posti/);
});

test('zones and the fee of vehicles apply to every vehicle method of theirs (setting-6)', () => {
  save({ 'zone.1': '97–99', 'zone.4': '00-10, 20-21, 23-25', officeFee: '170' });
  expect(shippingMethod('309')).toMatchObject({ postcodes: ['97', '98', '99'], price: 14_000 + 17_000 });
  expect(shippingMethod('308')?.postcodes).toEqual(expect.arrayContaining(['97', '60']));
  expect(shippingMethod('308')?.postcodes).not.toContain('90');
});
