import { expect, test } from 'vitest';
import { carriedQuery, intentCookie, intentOf } from './sign-in-intent.ts';

const at = (path: string) => new URL(path, 'https://shop.test');

test('reads path and wish from the URL', () => {
  expect(intentOf(at('/kirjaudu?next=/kassa&toive=92-0120'), null)).toEqual({ next: '/kassa', wish: '92-0120' });
});

test("switches the path to the page's language", () => {
  const next = (path: string, cookies: string | null = null) => intentOf(at(path), cookies).next;
  expect(next('/en/kirjaudu?next=%2Foma-tili%2Ftilaukset%3Fsivu%3D2')).toBe('/en/oma-tili/tilaukset?sivu=2');
  expect(next('/en/kirjaudu?next=%2Fen%2Foma-tili')).toBe('/en/oma-tili');
  expect(next('/kirjaudu?next=%2Fen%2Foma-tili')).toBe('/oma-tili');
  expect(next('/en/kirjaudu?next=%2F')).toBe('/en');
  const [pair = ''] = intentCookie({ next: '/kassa', wish: null }, false).split(';');
  expect(next('/en/_auth/link?token=x&next=%2Fen%2Fkassa', pair)).toBe('/en/kassa');
});

test('ignores paths out of the shop and invalid skus', () => {
  expect(intentOf(at('/kirjaudu?next=//evil.example&toive=%00'), null)).toEqual({ next: null, wish: null });
});

test('stores the intent in the browser until the mail is opened', () => {
  const [pair = ''] = intentCookie({ next: '/product/x?sku=1&y=ä;', wish: 'KL 6204/2' }, false).split(';');
  expect(intentOf(at('/_auth/link?token=x'), `a=1; ${pair}; b=2`)).toEqual({
    next: '/product/x?sku=1&y=%C3%A4;',
    wish: 'KL 6204/2',
  });
});

test('a mailed link names the path; the wish comes from the cookie', () => {
  const [pair = ''] = intentCookie({ next: '/product/x', wish: '92-0120' }, false).split(';');
  const link = at('/_auth/link?token=x&next=%2Fproduct%2Fx');
  expect(intentOf(link, pair)).toEqual({ next: '/product/x', wish: '92-0120' });
  expect(intentOf(link, null)).toEqual({ next: '/product/x', wish: null });
  expect(intentOf(at('/kirjaudu'), pair)).toEqual({ next: null, wish: null });
});

test('the URL overrides the cookie', () => {
  const [pair = ''] = intentCookie({ next: '/vanha', wish: null }, false).split(';');
  expect(intentOf(at('/_auth/link?token=x&next=/uusi'), pair)).toEqual({ next: '/uusi', wish: null });
});

test('ignores a forged cookie', () => {
  const forged = `sign_in_intent=${encodeURIComponent('next=https://evil.example/')}`;
  expect(intentOf(at('/_auth/link?token=x'), forged)).toEqual({ next: null, wish: null });
  expect(intentOf(at('/_auth/link?token=x'), 'sign_in_intent=%E0%A4%A')).toEqual({ next: null, wish: null });
});

test('the cookie is HttpOnly; an empty intent clears it', () => {
  expect(intentCookie({ next: '/kassa', wish: null }, true)).toBe(
    'sign_in_intent=next%3D%252Fkassa; Max-Age=3600; Path=/; HttpOnly; Secure; SameSite=Lax',
  );
  expect(intentCookie({ next: null, wish: null }, false)).toContain('Max-Age=0');
});

test('keeps the query except errors and secrets', () => {
  expect(carriedQuery('?next=%2Fkassa&toive=1&virhe=tila&token=abc')).toBe('?next=%2Fkassa&toive=1');
  expect(carriedQuery('?virhe=tila')).toBe('');
});
