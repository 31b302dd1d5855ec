import { expect, test, vi } from 'vitest';
import { noteOpened, noteOrdered } from './search-clicks.ts';

test('an ordered product is reported with the search it was opened from, once, and others are not (search-14)', () => {
  const sent: unknown[] = [];
  vi.stubGlobal('navigator', { sendBeacon: (_: string, body: string) => sent.push(...JSON.parse(body)) });
  noteOpened('click', 'kypärä', '/en/product/kypara-l?sku=KYP-L', 'en');
  noteOpened('click', 'kypärä', '/category/kypara', 'en');
  noteOpened('quick', ' ', '/product/saha', 'en');
  noteOrdered(['saha', 'kypara-l', 'kypara-l'], 'en');
  noteOrdered(['kypara-l'], 'en');
  expect(sent).toEqual([
    { kind: 'click', query: 'kypärä', slug: 'kypara-l', locale: 'en' },
    { kind: 'order', query: 'kypärä', slug: 'kypara-l', locale: 'en' },
  ]);
});
