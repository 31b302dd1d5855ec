import { expect, test } from 'vitest';
import { cartItem } from '#web/storefront/sales/cart/cart-item.fixture.ts';
import { savedSections } from './saved-sections.ts';

const priced = (inclTax: number) => ({
  ...cartItem().price,
  finalPrice: { inclTax, exclTax: Math.round(inclTax / 1.255) },
});

const reading = (kept: Record<string, unknown>) =>
  savedSections((key) => (key in kept ? JSON.stringify(kept[key]) : null));

test('returns no section for empty storage', () => {
  expect(reading({})).toEqual([]);
  expect(savedSections(() => '{')).toEqual([]);
  expect(reading({ 'cart-store': { state: { items: [] } } })).toEqual([]);
});

test('shows the stored cart with names, amounts and last known prices (cart-1)', () => {
  const items = [
    cartItem({ sku: 'A', title: 'Kypärä', variationName: 'M', amount: 2, price: priced(13900) }),
    cartItem({ sku: 'B', title: 'Hihna', variationName: '', amount: 1, price: priced(7490) }),
  ];
  expect(reading({ 'cart-store': { state: { items } } })).toEqual([
    {
      kind: 'cart',
      name: '',
      lines: [
        { name: 'Kypärä, M', amount: 2, price: 27800 },
        { name: 'Hihna', amount: 1, price: 7490 },
      ],
      total: 35290,
    },
  ]);
});

test('shows code and amount of an item of another version, and no total', () => {
  const [section] = reading({ 'cart-store': { state: { items: [{ version: 1, sku: '92-0120', amount: 3 }] } } });
  expect(section).toMatchObject({ lines: [{ name: '92-0120', amount: 3, price: null }], total: null });
});

test('shows the quote cart and the wish lists', () => {
  const sections = reading({
    'quote-cart-store': { state: { items: [{ version: 1, sku: 'Q', title: 'Mönkijä', amount: 1 }] } },
    'kept-wishes': [{ id: 'a', name: 'Mökki', items: [{ title: 'Öljy', amount: 4, price: 990 }] }],
  });
  expect(sections).toEqual([
    { kind: 'quote', name: '', lines: [{ name: 'Mönkijä', amount: 1, price: null }], total: null },
    { kind: 'wishes', name: 'Mökki', lines: [{ name: 'Öljy', amount: 4, price: 3960 }], total: null },
  ]);
});
