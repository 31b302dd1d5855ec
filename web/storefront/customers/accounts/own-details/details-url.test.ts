import { expect, test } from 'vitest';
import { detailsUrl, type Open, openOf, sections } from './details-url.ts';

test.each<Open>([
  null,
  { kind: 'email' },
  { kind: 'password' },
  { kind: 'deletion' },
  { kind: 'address', id: 'new' },
  { kind: 'address', id: 'a/b&c' },
])('openOf reads what detailsUrl wrote: %o', (open) => {
  const url = new URL(detailsUrl('en', open, sections.addresses), 'http://shop.invalid');
  expect(url.pathname + url.hash).toBe('/en/oma-tili/omat-tiedot#osoitteet');
  expect(openOf(url.searchParams)).toEqual(open);
});

test('unknown values open nothing', () => {
  expect(openOf(new URLSearchParams('muokkaa=kaikki'))).toBeNull();
});
