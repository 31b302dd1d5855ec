import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { netOf } from '#domain/base/vat.ts';
import { testCartItem } from '#domain/catalog/offers/cart-item.fixture.ts';
import { atPublicPrice, type CartItem } from '#domain/catalog/offers/cart-item.ts';
import { unitOf } from '#domain/catalog/prices/quantity-breaks.ts';
import { atContractPrice, type ContractRule, grossOf } from './contract-price.ts';

const belt = testCartItem('HIHNA', 12_550, { brands: ['Kaira'], categories: ['varaosat', 'varaosat/hihnat'] });
const percent = (kind: 'all' | 'category' | 'brand', target: string, basisPoints: number, from = 1): ContractRule => ({
  kind,
  target,
  basisPoints,
  from,
  isFixed: false,
});
const net = (cents: number, from = 1, isFixed = false): ContractRule => ({
  kind: 'sku',
  target: 'HIHNA',
  net: cents,
  from,
  isFixed,
});
const sale = (item: CartItem, final: number): CartItem => ({
  ...item,
  price: {
    ...item.price,
    price: item.price.finalPrice.inclTax,
    finalPrice: { inclTax: final, exclTax: final },
    salePercent: 20,
    lowest30: 12_550,
    priceRuleId: 'joulu',
  },
});

describe('the best price for the buyer wins (contract-1)', () => {
  test.each<[string, CartItem, ContractRule[], number]>([
    ['no rule', belt, [], 12_550],
    ['a rule of another brand', belt, [percent('brand', 'Muu', 1000)], 12_550],
    ['ten percent of all', belt, [percent('all', '', 1000)], 11_295],
    ['a brand in other letters', belt, [percent('brand', 'KAIRA', 2000)], 10_040],
    ['a category above', belt, [percent('category', 'varaosat', 500)], 11_923],
    ['a category that only begins alike', belt, [percent('category', 'varaosat/hih', 500)], 12_550],
    ['a net price', belt, [net(8000)], 10_040],
    ['the lowest of two rows', belt, [percent('all', '', 1000), net(8000)], 10_040],
    ['a net price above the public one', belt, [net(20_000)], 12_550],
    ['a fixed price above the public one', belt, [net(20_000, 1, true)], 25_100],
    ['a fixed price and a lower percent', belt, [net(20_000, 1, true), percent('all', '', 1000)], 11_295],
    ['a campaign price below the contract’s', sale(belt, 9000), [percent('all', '', 1000)], 9000],
    ['percent of the price without the reduction', sale(belt, 12_000), [percent('all', '', 1000)], 11_295],
    ['a fixed price over a campaign price', sale(belt, 9000), [net(8000, 1, true)], 10_040],
  ])('%s', (_, item, rules, cents) => {
    const own = atContractPrice(item, rules);
    expect(own.price.finalPrice.inclTax).toBe(cents);
    expect(atPublicPrice(own)).toEqual(item);
  });
});

test('a contract price shows no former price and no lowest price of 30 days (contract-2)', () => {
  const own = atContractPrice(sale(belt, 12_000), [net(8000)]);
  expect(own.price).toEqual({
    price: 10_040,
    finalPrice: { inclTax: 10_040, exclTax: 8000 },
    salePercent: null,
    lowest30: null,
    priceRuleId: null,
  });
});

test('quantity breaks of everybody and of the contract both count (contract-1)', () => {
  const item = { ...belt, quantityBreaks: [{ from: 5, cents: 10_000 }] };
  const own = atContractPrice(item, [percent('all', '', 1000), net(7000, 10)]);
  const at = (amount: number) => unitOf({ ...own, amount });
  expect([at(1), at(4), at(5), at(9), at(10)]).toEqual([11_295, 11_295, 10_000, 10_000, 8785]);
});

test('a deposit is at most the contract price; goods cut to size count by the square metre', () => {
  expect(atContractPrice({ ...belt, deposit: 12_000 }, [net(8000)]).deposit).toBe(10_040);
  const carpet = { ...belt, customization: { identifier: 'size' as const, widthCm: 200, lengthCm: 100 } };
  expect(atContractPrice(carpet, [net(1000)]).price.finalPrice.inclTax).toBe(2510);
});

test('gift cards have no contract price', () => {
  const card = { ...belt, isGiftCard: true };
  expect(atContractPrice(card, [net(1)])).toBe(card);
});

const anyRule = fc.oneof(
  fc.record({
    kind: fc.constantFrom('all' as const, 'brand' as const),
    target: fc.constant('Kaira'),
    basisPoints: fc.integer({ min: 1, max: 9900 }),
    from: fc.integer({ min: 1, max: 20 }),
    isFixed: fc.boolean(),
  }),
  fc.record({
    kind: fc.constant('sku' as const),
    target: fc.constant('HIHNA'),
    net: fc.integer({ min: 1, max: 30_000 }),
    from: fc.integer({ min: 1, max: 20 }),
    isFixed: fc.boolean(),
  }),
);
const anyItem = fc
  .record({ cents: fc.integer({ min: 1, max: 30_000 }), breakAt: fc.integer({ min: 2, max: 20 }), less: fc.nat(100) })
  .map(({ cents, breakAt, less }) => ({
    ...testCartItem('HIHNA', cents, { brands: ['Kaira'] }),
    ...(less > 0 && cents > less && { quantityBreaks: [{ from: breakAt, cents: cents - less }] }),
  }));

test('no amount costs more than the public price unless a contract fixes the sku (contract-1)', () => {
  fc.assert(
    fc.property(
      anyItem,
      fc.array(anyRule, { maxLength: 5 }),
      fc.integer({ min: 1, max: 30 }),
      (item, rules, amount) => {
        const free = rules.map((rule) => ({ ...rule, isFixed: false }));
        expect(unitOf({ ...atContractPrice(item, free), amount })).toBeLessThanOrEqual(unitOf({ ...item, amount }));
      },
    ),
  );
});

test('more pieces never cost more each, and applying the rules twice is applying them once (contract-1)', () => {
  fc.assert(
    fc.property(
      anyItem,
      fc.array(anyRule, { maxLength: 5 }),
      fc.integer({ min: 1, max: 30 }),
      (item, rules, amount) => {
        const own = atContractPrice(item, rules);
        expect(unitOf({ ...own, amount: amount + 1 })).toBeLessThanOrEqual(unitOf({ ...own, amount }));
        expect(atContractPrice(own, rules)).toEqual(own);
        expect(atPublicPrice(own)).toEqual(item);
      },
    ),
  );
});

test('a net price keeps its cents: without VAT it is what the list says', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000 }), fc.constantFrom(25.5, 13.5, 10, 0), (cents, rate) => {
      expect(netOf(grossOf(cents, rate), rate)).toBe(cents);
    }),
  );
});
