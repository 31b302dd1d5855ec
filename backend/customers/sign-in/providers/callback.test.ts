import { expect, test } from 'vitest';
import { callbackUrls, readCallback, signInPath } from './callback.ts';

const base = 'http://shop.test';
const intent = { next: '/product/x?sku=1&y=2', wish: 'KL 6204', locale: 'en' } as const;

test("a success returns the visitor's intent and whether the customer is new", () => {
  const { callbackURL, newUserCallbackURL } = callbackUrls(intent);
  const done = { kind: 'done', location: intent.next, wish: intent.wish };
  expect(readCallback(base + callbackURL, base)).toEqual({ ...done, isNew: false });
  expect(readCallback(newUserCallbackURL, base)).toEqual({ ...done, isNew: true });
});

test('a failure returns the intent in the same language', () => {
  const failed = `${callbackUrls(intent).errorCallbackURL}&error=account_not_linked&error_description=x`;
  expect(readCallback(failed, base)).toEqual({
    kind: 'failed',
    error: 'ei-liitetty',
    location: '/en/kirjaudu?next=%2Fproduct%2Fx%3Fsku%3D1%26y%3D2&toive=KL+6204&virhe=ei-liitetty',
  });
});

test.each(['//evil.example', 'https://evil.example/', '/\\evil.example', '/_auth/link?token=x'])(
  'never redirects to %s',
  (next) => {
    const { callbackURL } = callbackUrls({ next, wish: null, locale: 'en' });
    expect(readCallback(callbackURL, base)).toMatchObject({ location: '/en/oma-tili/yhteenveto' });
    expect(readCallback(`/_auth/done?next=${encodeURIComponent(next)}`, base)).toMatchObject({
      location: '/oma-tili/yhteenveto',
    });
    expect(signInPath({ next, wish: null, locale: 'fi' })).toBe('/kirjaudu');
  },
);

test('a redirect out of the shop becomes a failure on the sign-in page', () => {
  expect(readCallback('https://evil.example/_auth/done?next=/kassa', base)).toMatchObject({ kind: 'failed' });
  expect(readCallback('https://evil.example/_auth/callback/google?code=1', base)).toMatchObject({ kind: 'failed' });
  expect(readCallback(null, base)).toEqual({ kind: 'failed', error: 'palvelu', location: '/kirjaudu?virhe=palvelu' });
});

test('a posted callback is repeated as GET', () => {
  const again = '/_auth/callback/apple?code=1&state=2';
  expect(readCallback(base + again, base)).toEqual({ kind: 'again', location: again });
});
