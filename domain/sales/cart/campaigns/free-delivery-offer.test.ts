import { expect, test } from 'vitest';
import { testCartItem } from '#domain/catalog/offers/cart-item.fixture.ts';
import type { Campaign, Condition } from '#domain/sales/campaigns/campaign.ts';
import { freeDeliveryOffer } from './free-delivery-offer.ts';

const free = (...conditions: Condition[]): Campaign => freeBy(null, conditions);
const freeBy = (methods: string[] | null, conditions: Condition[] = []): Campaign => ({
  code: 'TOIMITUS',
  name: { fi: 'Ilmainen toimitus' },
  automatic: true,
  priority: 100,
  rules: [{ conditions, effect: { kind: 'free_delivery', methods } }],
});
const from = (min: number): Condition => ({ kind: 'value', min });
const boots: Condition = { kind: 'category', anyOf: ['saappaat'] };
const facts = { now: '2026-11-21T10:00:00Z', isSignedIn: false };
const items = [testCartItem('A', 2_000, { amount: 2, categories: ['saappaat'] }), testCartItem('B', 3_000)];

test.each([
  ['what is missing', [free(from(10_000))], 3_000],
  ['reached to the cent', [free(from(7_000))], 0],
  ['without a limit', [free()], 0],
  ['only lines that match the rule count', [free(from(10_000), boots)], 6_000],
  ['the nearest of several', [free(from(50_000)), free(from(9_000))], 2_000],
  ['the highest limit of one rule', [free(from(8_000), from(9_000))], 2_000],
  ['no line that matches the rule', [free(from(100), { kind: 'brand', anyOf: ['Otso'] })], null],
  ['a campaign for signed-in shoppers', [free(from(10_000), { kind: 'signed_in' })], null],
  ['over', [free(from(10_000), { kind: 'dates', from: null, until: '2026-11-21T10:00:00Z' })], null],
  [
    'no campaign of free delivery',
    [{ ...free(), rules: [{ conditions: [], effect: { kind: 'amount', cents: 1 } }] } as Campaign],
    null,
  ],
])('%s', (_, campaigns, gap) => {
  expect(freeDeliveryOffer(items, campaigns, facts)?.gap ?? null).toBe(gap);
});

test('gift cards do not count towards free delivery; an empty cart has no offer', () => {
  expect(
    freeDeliveryOffer(
      [testCartItem('L', 5_000, { isGiftCard: true }), testCartItem('A', 1_000)],
      [free(from(6_000))],
      facts,
    )?.gap,
  ).toBe(5_000);
  expect(freeDeliveryOffer([], [free()], facts)).toBeNull();
});

const vehicle = [testCartItem('MÖNKIJÄ', 900_000, { shippingClass: 'vehicle' })];
test.each([
  ['a vehicle, as freight is not free', vehicle, null, null],
  ['a vehicle whose rule lists an allowed method', vehicle, ['309'], 0],
  ['a vehicle whose rule lists only the store handover, which is free anyway', vehicle, ['310'], null],
  ['a parcel whose rule lists freight only', items, ['110', '309'], null],
  ['a parcel whose rule lists one of its methods', items, ['309', '101'], 0],
  ['goods with store pickup only', [testCartItem('A', 2_000, { shippingOptions: ['401', '402'] })], null, null],
  ['gift cards only', [testCartItem('L', 5_000, { isGiftCard: true })], null, null],
])('only methods allowed for the cart count: %s', (_, cart, methods, gap) => {
  expect(freeDeliveryOffer(cart, [freeBy(methods)], facts)?.gap ?? null).toBe(gap);
});

const ids = (methods: { id: string }[] | undefined) => methods?.map(({ id }) => id);

test('separates the methods that it covers from those that keep their price', () => {
  const some = freeDeliveryOffer(items, [freeBy(['101'])], facts);
  expect(ids(some?.free)).toEqual(['101']);
  expect(ids(some?.priced)).toEqual(expect.arrayContaining(['201', '202']));
  expect(ids(some?.priced)).not.toContain('101');
  expect(freeDeliveryOffer(items, [free()], facts)?.priced).toEqual([]);
  const sledge = [testCartItem('REKI', 20_000, { shippingClass: 'bulky' })];
  const bulky = freeDeliveryOffer(sledge, [free()], facts);
  expect(ids(bulky?.free)).toContain('204');
  expect(bulky?.priced.every(({ carriesUpTo }) => carriesUpTo === 'pallet')).toBe(true);
  expect(bulky?.priced).not.toEqual([]);
});

test('has the limit of the nearest offer, for the progress towards it (cart-16)', () => {
  expect(freeDeliveryOffer(items, [free(from(50_000)), free(from(9_000))], facts)).toMatchObject({
    gap: 2_000,
    from: 9_000,
  });
  expect(freeDeliveryOffer(items, [free(from(10_000), boots)], facts)).toMatchObject({ gap: 6_000, from: 10_000 });
});

test('combines the methods of equally near offers and ignores a farther one', () => {
  const both = freeDeliveryOffer(items, [freeBy(['101']), freeBy(['201']), freeBy(null, [from(50_000)])], facts);
  expect([both?.gap, ids(both?.free)]).toEqual([0, ['101', '201']]);
});
