import { expect, test } from 'vitest';
import { isPaying, leadsOn } from './old-build.ts';

test.each([
  ['/kassa', true],
  ['/en/kassa', true],
  ['/kiitos', true],
  ['/tilaus/abc', true],
  ['/tarjous/abc', true],
  ['/', false],
  ['/ostoskori', false],
  ['/kassakone', false],
  ['/cms/kassa', false],
])('%s is part of paying: %s', (path, expected) => {
  expect(isPaying(path)).toBe(expected);
});

const here = new URL('https://shop.test/category?page=2');
const plain = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false, defaultPrevented: false };
const link = (href: string, more: { target?: string; download?: boolean } = {}) =>
  ({ href, target: more.target ?? '', hasAttribute: () => more.download ?? false }) as unknown as HTMLAnchorElement;

test.each([
  ['another page', plain, link('https://shop.test/product/x'), true],
  ['another page of the list', plain, link('https://shop.test/category?page=3'), true],
  ['a place on this page', plain, link('https://shop.test/category?page=2#sisalto'), false],
  ['another site', plain, link('https://example.com/category'), false],
  ['a new tab', { ...plain, ctrlKey: true }, link('https://shop.test/'), false],
  ['the middle button', { ...plain, button: 1 }, link('https://shop.test/'), false],
  ['a window of its own', plain, link('https://shop.test/', { target: '_blank' }), false],
  ['a file', plain, link('https://shop.test/x.pdf', { download: true }), false],
  ['a press that is taken care of', { ...plain, defaultPrevented: true }, link('https://shop.test/'), false],
])('%s', (_, press, to, expected) => {
  expect(leadsOn(press, to, here)).toBe(expected);
});
