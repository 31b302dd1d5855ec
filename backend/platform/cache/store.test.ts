import { expect, test } from 'vitest';
import type { CachedPage } from './cached-page.ts';
import { createPageStore } from './store.ts';
import type { PageTag } from './tags.ts';

const page = (bytes: number, ...tags: PageTag[]): CachedPage => ({
  headers: {},
  etag: '',
  tags: new Set(tags),
  renderedAt: 0,
  br: Buffer.alloc(bytes),
  isBest: false,
  gzip: null,
});
const kept = (store: ReturnType<typeof createPageStore>, ...keys: string[]) => keys.filter((key) => store.peek(key));

test('evicts the least recently used page', () => {
  const store = createPageStore(40_000);
  store.put('a', page(10_000));
  store.put('b', page(10_000));
  store.put('c', page(10_000));
  store.get('a');
  store.put('d', page(10_000));
  expect(kept(store, 'a', 'b', 'c', 'd')).toEqual(['a', 'c', 'd']);
  expect(store.size().pages).toBe(3);
});

test('a page larger than the budget is not stored and evicts nothing', () => {
  const store = createPageStore(20_000);
  store.put('a', page(10_000));
  store.put('b', page(30_000));
  expect(kept(store, 'a', 'b')).toEqual(['a']);
});

test('takes the pages of a tag and frees their bytes', () => {
  const store = createPageStore(40_000);
  store.put('list', page(10_000, 'product:1', 'product:2'));
  store.put('one', page(10_000, 'product:1'));
  store.put('text', page(10_000, 'content'));
  expect([...store.takeTagged(['product:1', 'product:9']).keys()]).toEqual(['list', 'one']);
  expect(kept(store, 'list', 'one', 'text')).toEqual(['text']);
  store.put('e', page(10_000));
  store.put('f', page(10_000));
  expect(store.size().pages).toBe(3);
  expect(store.takeTagged(['product:2']).size).toBe(0);
});

test('counts a replaced page once', () => {
  const store = createPageStore(100_000);
  store.put('a', page(10_000, 'content'));
  const { bytes } = store.size();
  store.put('a', page(10_000, 'content'));
  expect(store.size()).toEqual({ pages: 1, bytes });
  store.takeAll();
  expect(store.size()).toEqual({ pages: 0, bytes: 0 });
});

test('counts bytes added to a page after it was stored', () => {
  const store = createPageStore(40_000);
  const grows = page(10_000);
  store.put('a', page(10_000));
  store.put('b', grows);
  const { bytes } = store.size();
  grows.gzip = Buffer.alloc(15_000);
  store.get('b');
  expect(store.size().bytes).toBe(bytes + 15_000);
  store.put('c', page(1000));
  expect(kept(store, 'a', 'b', 'c')).toEqual(['b', 'c']);
});
