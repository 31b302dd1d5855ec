import { beforeEach, expect, test, vi } from 'vitest';
import { quoteItem } from '#domain/sales/cart/quote-cart.ts';
import { QUOTE_KEY } from './quote-count.ts';
import {
  addQuoteLines,
  changeQuoteAmount,
  clearQuote,
  quoteStore,
  removeFromQuote,
  undoQuoteRemove,
} from './quote-store.ts';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  quoteStore.setState({ items: [], removed: [] });
});

const line = (sku: string, amount = 1) => quoteItem({ sku, title: `Osa ${sku}`, slug: sku }, amount);
const amounts = () => quoteStore.getState().items.map(({ sku, amount }) => [sku, amount]);
const store = (items: unknown) => kept.set(QUOTE_KEY, JSON.stringify({ state: { items }, version: 0 }));
const stored = () => JSON.parse(kept.get('quote-cart-store') ?? '{}').state;

test('merges a sku added twice into one line and stores the items only (quote-1)', () => {
  addQuoteLines([line('A'), line('B', 2)]);
  addQuoteLines([line('A', 3)]);
  removeFromQuote('B');
  expect(amounts()).toEqual([['A', 4]]);
  expect(stored()).toEqual({ items: [line('A', 4)] });
});

test('keeps a line that another tab added', () => {
  addQuoteLines([line('A')]);
  store([line('A'), line('B', 4)]);
  changeQuoteAmount('A', 2);
  expect(amounts()).toEqual([
    ['A', 2],
    ['B', 4],
  ]);
});

test('restores a removed line in its place', () => {
  addQuoteLines([line('A'), line('B'), line('C')]);
  removeFromQuote('B');
  undoQuoteRemove();
  expect(amounts().map(([sku]) => sku)).toEqual(['A', 'B', 'C']);
  undoQuoteRemove();
  expect(amounts()).toHaveLength(3);
});

test('restores a cleared cart besides items added since', () => {
  addQuoteLines([line('A', 2), line('B')]);
  clearQuote();
  expect(amounts()).toEqual([]);
  addQuoteLines([line('A', 9)]);
  undoQuoteRemove();
  expect(amounts()).toEqual([
    ['A', 9],
    ['B', 1],
  ]);
});

test('keeps lines of another version for refreshing', async () => {
  store([{ ...line('A', 2), version: 7 }, { sku: 'B', amount: 3 }, line('C')]);
  await quoteStore.persist.rehydrate();
  expect(quoteStore.getState().items).toMatchObject([
    { sku: 'A', title: 'Osa A', amount: 2, version: 0 },
    { sku: 'B', title: 'B', amount: 3, version: 0 },
    { sku: 'C', version: 1 },
  ]);
});

test.each(['not json', 'null', '[]', '{"state":{"items":[null,{"sku":1},{"amount":2}]}}', '{"state":{"items":{}}}'])(
  'corrupt storage is survived: %s',
  async (text) => {
    kept.set(QUOTE_KEY, text);
    await quoteStore.persist.rehydrate();
    expect(amounts()).toEqual([]);
    addQuoteLines([line('A')]);
    expect(amounts()).toEqual([['A', 1]]);
  },
);
