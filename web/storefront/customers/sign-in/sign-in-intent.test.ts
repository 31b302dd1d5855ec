import { expect, test } from 'vitest';
import { carriedQuery, intentCookie, intentOf } from './sign-in-intent.ts';

const at = (path: string) => new URL(path, 'https://shop.test');

test('the address says where to go on and what was wished', () => {
  expect(intentOf(at('/kirjaudu?next=/kassa&toive=92-0120'), null)).toEqual({ next: '/kassa', wish: '92-0120' });
});

test('who changes the language while signing in goes on in it', () => {
  const next = (path: string, cookies: string | null = null) => intentOf(at(path), cookies).next;
  expect(next('/en/kirjaudu?next=%2Foma-tili%2Ftilaukset%3Fsivu%3D2')).toBe('/en/oma-tili/tilaukset?sivu=2');
  expect(next('/en/kirjaudu?next=%2Fen%2Foma-tili')).toBe('/en/oma-tili');
  expect(next('/kirjaudu?next=%2Fen%2Foma-tili')).toBe('/oma-tili');
  expect(next('/en/kirjaudu?next=%2F')).toBe('/en');
  const [pair = ''] = intentCookie({ next: '/kassa', wish: null }, false).split(';');
  expect(next('/en/_auth/link?token=x&next=%2Fen%2Fkassa', pair)).toBe('/en/kassa');
});

test('what leads out of the shop, and no sku, are nothing', () => {
  expect(intentOf(at('/kirjaudu?next=//evil.example&toive=%00'), null)).toEqual({ next: null, wish: null });
});

test('the intent waits in the browser while the mail is on its way', () => {
  const [pair = ''] = intentCookie({ next: '/product/x?sku=1&y=ä;', wish: 'KL 6204/2' }, false).split(';');
  expect(intentOf(at('/_auth/link?token=x'), `a=1; ${pair}; b=2`)).toEqual({
    next: '/product/x?sku=1&y=%C3%A4;',
    wish: 'KL 6204/2',
  });
});

test('the link of a mail says where to go on, the wish has waited here', () => {
  const [pair = ''] = intentCookie({ next: '/product/x', wish: '92-0120' }, false).split(';');
  const link = at('/_auth/link?token=x&next=%2Fproduct%2Fx');
  expect(intentOf(link, pair)).toEqual({ next: '/product/x', wish: '92-0120' });
  expect(intentOf(link, null)).toEqual({ next: '/product/x', wish: null });
  expect(intentOf(at('/kirjaudu'), pair)).toEqual({ next: null, wish: null });
});

test('the address at hand wins over the browser', () => {
  const [pair = ''] = intentCookie({ next: '/vanha', wish: null }, false).split(';');
  expect(intentOf(at('/_auth/link?token=x&next=/uusi'), pair)).toEqual({ next: '/uusi', wish: null });
});

test('a cookie written by somebody else leads nowhere', () => {
  const forged = `sign_in_intent=${encodeURIComponent('next=https://evil.example/')}`;
  expect(intentOf(at('/_auth/link?token=x'), forged)).toEqual({ next: null, wish: null });
  expect(intentOf(at('/_auth/link?token=x'), 'sign_in_intent=%E0%A4%A')).toEqual({ next: null, wish: null });
});

test('no script reads it, and an empty one is forgotten', () => {
  expect(intentCookie({ next: '/kassa', wish: null }, true)).toBe(
    'sign_in_intent=next%3D%252Fkassa; Max-Age=3600; Path=/; HttpOnly; Secure; SameSite=Lax',
  );
  expect(intentCookie({ next: null, wish: null }, false)).toContain('Max-Age=0');
});

test('addresses carry all but errors and secrets', () => {
  expect(carriedQuery('?next=%2Fkassa&toive=1&virhe=tila&token=abc')).toBe('?next=%2Fkassa&toive=1');
  expect(carriedQuery('?virhe=tila')).toBe('');
});
