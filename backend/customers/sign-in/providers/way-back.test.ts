import { expect, test } from 'vitest';
import { addressesOf, loginPath, readReturn } from './way-back.ts';

const base = 'http://shop.test';
const going = { next: '/product/x?sku=1&y=2', wish: 'KL 6204', locale: 'en' } as const;

test("a success returns the visitor's intent and whether the customer is new", () => {
  const { callbackURL, newUserCallbackURL } = addressesOf(going);
  const done = { kind: 'done', location: going.next, wish: going.wish };
  expect(readReturn(base + callbackURL, base)).toEqual({ ...done, isNew: false });
  expect(readReturn(newUserCallbackURL, base)).toEqual({ ...done, isNew: true });
});

test('a failure returns the intent in the same language', () => {
  const failed = `${addressesOf(going).errorCallbackURL}&error=account_not_linked&error_description=x`;
  expect(readReturn(failed, base)).toEqual({
    kind: 'failed',
    error: 'ei-liitetty',
    location: '/en/kirjaudu?next=%2Fproduct%2Fx%3Fsku%3D1%26y%3D2&toive=KL+6204&virhe=ei-liitetty',
  });
});

test.each(['//evil.example', 'https://evil.example/', '/\\evil.example', '/_auth/link?token=x'])(
  'never redirects to %s',
  (next) => {
    const { callbackURL } = addressesOf({ next, wish: null, locale: 'en' });
    expect(readReturn(callbackURL, base)).toMatchObject({ location: '/en/oma-tili/yhteenveto' });
    expect(readReturn(`/_auth/done?next=${encodeURIComponent(next)}`, base)).toMatchObject({
      location: '/oma-tili/yhteenveto',
    });
    expect(loginPath({ next, wish: null, locale: 'fi' })).toBe('/kirjaudu');
  },
);

test('a redirect out of the shop becomes a failure on the sign-in page', () => {
  expect(readReturn('https://evil.example/_auth/done?next=/kassa', base)).toMatchObject({ kind: 'failed' });
  expect(readReturn('https://evil.example/_auth/callback/google?code=1', base)).toMatchObject({ kind: 'failed' });
  expect(readReturn(null, base)).toEqual({ kind: 'failed', error: 'palvelu', location: '/kirjaudu?virhe=palvelu' });
});

test('a posted callback is repeated as GET', () => {
  const again = '/_auth/callback/apple?code=1&state=2';
  expect(readReturn(base + again, base)).toEqual({ kind: 'again', location: again });
});
