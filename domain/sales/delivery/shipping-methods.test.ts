import { expect, test } from 'vitest';
import { EU_COUNTRIES } from '#domain/base/contact-details/countries.ts';
import { isPostcode } from '#domain/base/contact-details/postcode.ts';
import type { StoreConfig } from '#domain/base/shop-config.ts';
import { shop } from '#shop.config';
import { deliveryType, isPickup, needsAddress, shippingGroups } from './shipping-method.ts';
import { shippingMethod, shippingMethods } from './shipping-methods.ts';
import { vehicleZones } from './vehicle-zones.ts';

// prices of the specification in euros; 501 is the shop’s own
const PRICES = {
  '101': 5.4,
  '103': 5.4,
  '105': 14.9,
  '106': 18.9,
  '107': 15.9,
  '108': 19.9,
  '109': 34.9,
  '110': 79.9,
  '111': 6.9,
  '113': 8.9,
  '114': 19.9,
  '201': 5.9,
  '202': 19.9,
  '203': 15.9,
  '204': 14.9,
  '205': 10.9,
  '206': 5.9,
  '301': 100,
  '302': 59,
  '303': 120,
  '304': 200,
  '305': 790,
  '306': 1050,
  '307': 490,
  '308': 690,
  '309': 290,
  '310': 150,
  '311': 150,
  '312': 150,
  '313': 390,
  '314': 89.9,
  '315': 450,
  '401': 0,
  '402': 0,
  '403': 0,
  '411': 99,
  '412': 450,
  '413': 450,
  '421': 99,
  '422': 450,
  '423': 450,
  '431': 99,
  '432': 450,
  '433': 450,
  '501': 0,
};

test('has every method of the specification once, with its price to the cent (delivery-1)', () => {
  const told = Object.entries(PRICES).map(([id, euros]) => [id, Math.round(euros * 100)]);
  expect(
    shippingMethods()
      .map(({ id, price }) => [id, price])
      .toSorted(),
  ).toEqual(told.toSorted());
});

test('price is shipping plus office fee; only vehicles have an office fee (delivery-1)', () => {
  for (const { price, priceBreakdown } of shippingMethods())
    expect(priceBreakdown.shipping + priceBreakdown.officeFee).toBe(price);
  const withFee = shippingMethods().filter(({ priceBreakdown }) => priceBreakdown.officeFee > 0);
  expect(withFee.map(({ id }) => id).toSorted()).toEqual(
    '305 306 307 308 309 310 311 312 313 315 412 422 432'.split(' '),
  );
  expect(shippingMethod('307')?.priceBreakdown).toEqual({ shipping: 34_000, officeFee: 15_000 });
  expect(shippingMethod('310')?.priceBreakdown).toEqual({ shipping: 0, officeFee: 15_000 });
});

test('spare parts may go by 101, 107, 201, 202 and 401–403 (delivery-2)', () => {
  const ids = shippingMethods()
    .filter((method) => method.allowedForSpareParts)
    .map(({ id }) => id);
  expect(ids.toSorted()).toEqual(['101', '107', '201', '202', '401', '402', '403']);
});

test('each group has methods, labelled in Finnish', () => {
  const label = (id: string) => shippingMethod(id)?.label.fi;
  expect(label('103')).toBe('Posti – pakettiautomaatti');
  expect(label('204')).toBe('Matkahuolto – Lähellä-paketti, erittäin iso');
  expect(label('308')).toBe('Ison ajoneuvon toimitus, vyöhykkeet 1–2');
  expect(label('311')).toBe('Ajoneuvon nouto ja luovutus, Rovaniemi');
  expect(label('432')).toBe('Ajoneuvon kotiintoimitus ja luovutus, Oulu');
  expect(label('113')).toBe('Toimitus Baltiaan – noutopiste');
  for (const group of shippingGroups) expect(shippingMethods().some((method) => method.group === group)).toBe(true);
});

test('every two-digit postcode area of the mainland is in exactly one zone, Åland in none', () => {
  const zoned = Object.values(vehicleZones).flat();
  expect(new Set(zoned).size).toBe(zoned.length);
  const mainland = Array.from({ length: 100 }, (_, i) => String(i).padStart(2, '0')).filter((start) => start !== '22');
  expect(zoned.toSorted()).toEqual(mainland);
});

test('the methods of a store are the configured ones and serve its own postcode', () => {
  for (const { id, postcode, pickupMethod, handoverMethod, localDelivery } of shop.stores as readonly StoreConfig[]) {
    const own = [pickupMethod, handoverMethod, ...Object.values(localDelivery?.methods ?? {})];
    for (const method of own) expect(shippingMethod(method ?? '')?.storeId).toBe(id);
    expect(localDelivery?.postcodes.some((start) => postcode.startsWith(start))).toBe(true);
  }
});

test('home delivery needs an address; store pickup, pickup points in Finland and e-mail do not (delivery-5)', () => {
  const asked = shippingMethods().filter(needsAddress);
  expect(asked.some(isPickup)).toBe(false);
  expect(
    shippingMethods()
      .filter((method) => !needsAddress(method))
      .map(({ id }) => id),
  ).toEqual(expect.arrayContaining(['310', '401', '501']));
  const idsOf = (methods: ReturnType<typeof shippingMethods>) => methods.map(({ id }) => id);
  const points = shippingMethods().filter(({ hasServicePoints }) => hasServicePoints);
  expect(idsOf(points.filter((method) => !needsAddress(method)))).toEqual(
    idsOf(points.filter(({ id }) => id !== '113')),
  );
});

test.each([
  ['101', 'point'],
  ['206', 'point'],
  ['107', 'home'],
  ['202', 'home'],
  ['309', 'home'],
  ['411', 'home'],
  ['113', 'abroad'],
  ['310', 'store'],
  ['403', 'store'],
  ['501', 'email'],
])('method %s is of the delivery type %s', (id, way) => {
  const method = shippingMethod(id);
  expect(method && deliveryType(method)).toBe(way);
});

test('no description promises a text message, as the shop sends none', () => {
  for (const { description } of shippingMethods())
    expect(`${description.fi} ${description.en}`).not.toMatch(/tekstiviest|text message|sms/i);
});

test('delivery abroad covers EU countries only (delivery-4)', () => {
  expect(EU_COUNTRIES).toHaveLength(26);
  expect(EU_COUNTRIES).not.toContain('FI');
  for (const { countries } of shippingMethods().filter(({ group }) => group === 'DeliveryAbroad'))
    for (const country of countries) expect(EU_COUNTRIES).toContain(country);
});

test('every delivery country rejects letters as a postcode', () => {
  for (const country of ['FI', ...EU_COUNTRIES])
    expect([country, isPostcode('ABC', country)]).toEqual([country, false]);
});
