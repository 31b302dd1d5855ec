import { describe, expect, it } from 'vitest';
import { cheapestBlock, priceBlock, type StoredPrice } from './price-block.ts';

const now = new Date('2026-11-21T10:00:00Z');
const later = new Date('2026-12-24T21:59:59Z');
const plain: StoredPrice = { price: 12_550, regular: null, lowest30: null, saleEndsAt: null, ruleId: null };
const reduced: StoredPrice = { price: 14_900, regular: 19_900, lowest30: 18_900, saleEndsAt: later, ruleId: 'joulu' };

describe('priceBlock', () => {
  it('gives the price with and without VAT (price-7)', () => {
    expect(priceBlock(plain, 25.5, now).final).toEqual({ inclTax: 12_550, exclTax: 10_000 });
    expect(priceBlock(plain, 14, now).final).toEqual({ inclTax: 12_550, exclTax: 11_009 });
  });

  it('computes the percentage from the 30-day lowest price, not from the regular one (price-2, price-4)', () => {
    const block = priceBlock(reduced, 25.5, now);
    expect(block).toMatchObject({ normal: 18_900, lowest30: 18_900, discountPercent: 21 });
    expect(block.final).toMatchObject({ inclTax: 14_900, endAt: later.toISOString(), ruleId: 'joulu' });
  });

  it.each([
    ['no price at all', { ...plain, price: null }, null, null],
    ['the reduction has ended', { ...reduced, saleEndsAt: now }, 19_900, null],
    ['a reference not above the price', { ...reduced, lowest30: 14_900 }, 14_900, null],
    ['a reference below the price', { ...reduced, lowest30: 9_900 }, 14_900, null],
    ['a reduction without an end', { ...reduced, saleEndsAt: null }, 14_900, 21],
  ])('%s', (_, stored, final, percent) => {
    const block = priceBlock(stored, 25.5, now);
    expect(block.final?.inclTax ?? null).toBe(final);
    expect(block.discountPercent).toBe(percent);
    if (percent === null) expect(block).toMatchObject({ normal: null, lowest30: null });
  });
});

it('gives the moment when a missing price is published', () => {
  const block = priceBlock({ ...plain, price: null, pricedFrom: later }, 25.5, now);
  expect(block).toMatchObject({ final: null, pricedFrom: later.toISOString() });
  expect(cheapestBlock([priceBlock({ ...plain, price: null }, 25.5, now), block]).pricedFrom).toBe(later.toISOString());
  expect(cheapestBlock([priceBlock(plain, 25.5, now), block])).not.toHaveProperty('pricedFrom');
});

describe('cheapestBlock', () => {
  const at = (price: number | null) => priceBlock({ ...plain, price }, 25.5, now);

  it('is the price of the cheapest sku with the range', () => {
    expect(cheapestBlock([at(300), at(100), at(200)])).toMatchObject({
      final: { inclTax: 100 },
      range: { lowest: 100, highest: 300 },
    });
  });

  it.each([
    ['equal prices have no range', [at(100), at(100)], 100],
    ['skus without a price do not count', [at(null), at(100)], 100],
    ['no price at all', [at(null)], null],
    ['no sku', [], null],
  ])('%s', (_, blocks, final) => {
    expect(cheapestBlock(blocks).final?.inclTax ?? null).toBe(final);
    expect(cheapestBlock(blocks).range).toBeNull();
  });
});
