import { expect, test } from 'vitest';
import { createSample, isFollowed, targetOf } from './targets.ts';

test.each([
  ['/a?b=1#c', { kind: 'page', path: '/a?b=1', hash: 'c' }],
  ['#c', { kind: 'page', path: '/x', hash: 'c' }],
  ['https://kauppa.example/share.jpg', { kind: 'file', path: '/share.jpg' }],
  ['/pictures/0123456789abcdef/small.avif', { kind: 'picture', id: '0123456789abcdef', isKnown: true }],
  ['/pictures/0123456789abcdef/huge.avif', { kind: 'picture', id: '0123456789abcdef', isKnown: false }],
  ['https://muu.example/', { kind: 'elsewhere', address: 'https://muu.example/' }],
  ['mailto:a@b.example', null],
])('%s', (href, target) => expect(targetOf(href, '/x')).toEqual(target));

test('pages that are counted are followed, choices of filters are not', () => {
  expect(['/category', '/category?page=2', '/varaosakuvat?sivu=3'].every(isFollowed)).toBe(true);
  expect(['/category?brand=x', '/category?brand=x&page=2'].some(isFollowed)).toBe(false);
});

test('requests all pages, and some of the choices on a page', () => {
  const isAsked = createSample();
  const count = (paths: string[]) => paths.filter(isAsked).length;
  expect(count(Array.from({ length: 50 }, (_, i) => `/category?page=${i}`))).toBe(50);
  expect(count(Array.from({ length: 50 }, (_, i) => `/category?brand=${i}`))).toBe(6);
  expect(count(Array.from({ length: 500 }, (_, i) => `/product/p${i}?sku=${i}`))).toBe(150);
});
