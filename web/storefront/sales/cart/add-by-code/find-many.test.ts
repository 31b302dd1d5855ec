import { beforeEach, expect, test, vi } from 'vitest';
import { cartItemToWire } from '#domain/sales/cart/cart-wire.ts';
import { cartItem } from '../cart-item.fixture.ts';
import { findMany } from './find-many.ts';

let requests: string[] = [];
const sold = ['A-1', 'B-2'];

beforeEach(() => {
  requests = [];
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    requests.push(url);
    const asked = JSON.parse(String(body));
    if (url.startsWith('/api/')) {
      const unknown = (line: object) => ({ ...line, status: 'unknown', suggestions: [] });
      return Response.json({ lines: asked.lines.map(unknown), unavailable: false });
    }
    const items = asked.items.filter(({ sku }: { sku: string }) => sold.includes(sku));
    const toWire = ({ sku }: { sku: string }) => cartItemToWire(cartItem({ sku }));
    return Response.json({ success: true, items: items.map(toWire), problems: [] });
  });
});

test('finds the lines of a pasted list and names the others with their rows (cart-15)', async () => {
  const { items, refused } = await findMany('tuotenumero;määrä\na-1;3\nX-9;1\nB-2;2\nA-1;nolla', 'fi');
  expect(items.map(({ sku, amount }) => [sku, amount])).toEqual([
    ['A-1', 3],
    ['B-2', 2],
  ]);
  expect(refused).toContainEqual({ row: 3, code: 'X-9', amount: 1, problem: 'none', name: '' });
  expect(refused.map(({ problem }) => problem)).toContain('amount');
});

test('asks once for products and once for parts, however many lines there are (cart-15)', async () => {
  await findMany(Array.from({ length: 300 }, (_, i) => `KOODI-${i};1`).join('\n'), 'fi');
  expect(requests).toHaveLength(2);
  requests = [];
  expect(await findMany('\n \n', 'fi')).toEqual({ items: [], refused: [], overLimit: 0 });
  expect(requests).toEqual([]);
});
