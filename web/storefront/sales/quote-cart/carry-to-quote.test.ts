import { beforeEach, expect, test, vi } from 'vitest';
import { testCartItem } from '#domain/catalog/offers/cart-item.fixture.ts';
import { carryToQuote } from './carry-to-quote.ts';
import { quoteStore } from './quote-store.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  quoteStore.setState({ items: [], removed: [], loading: false });
});

const size = (widthCm: number, lengthCm: number) => ({ identifier: 'size' as const, widthCm, lengthCm });

test('carries a cart over once, however often it is called (delivery-6)', () => {
  const cart = [
    testCartItem('KONE', 100, { amount: 2 }),
    testCartItem('PEITE', 100, { id: 'PEITE~1', customization: size(100, 200) }),
    testCartItem('PEITE', 100, { id: 'PEITE~2', amount: 3, customization: size(150, 200) }),
    testCartItem('83@1044', 100, { sparePart: true, slug: 'x' }),
  ];
  carryToQuote(cart);
  carryToQuote(cart);
  expect(
    quoteStore.getState().items.map(({ sku, amount, variationName, slug }) => [sku, amount, variationName, slug]),
  ).toEqual([
    ['KONE', 2, '', 'KONE'],
    ['PEITE', 4, '1 × 100 × 200 cm, 2,00 m²; 3 × 150 × 200 cm, 3,00 m²', 'PEITE'],
    ['83@1044', 1, '', '83@1044'],
  ]);
});
