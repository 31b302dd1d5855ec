import { expect, test } from '@playwright/test';
import { newAccount } from './new-account.ts';

type Asked = { url: string; token?: string; withCookies?: boolean };
type Heard = { status: number; body: unknown } | 'refused by the browser';

/** Asks from inside the page, as a script of its site would. */
async function ask({ url, token, withCookies = false }: Asked): Promise<Heard> {
  const isCall = url.includes('customer-');
  try {
    const answer = await fetch(url, {
      ...(isCall ? { method: 'POST', body: '{"data":null}' } : {}),
      headers: {
        ...(isCall ? { 'content-type': 'application/json' } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      credentials: withCookies ? 'include' : 'same-origin',
    });
    return { status: answer.status, body: await answer.json() };
  } catch {
    return 'refused by the browser';
  }
}

// the other site is the shop by another name, whose own policy would let its scripts ask nobody else
test.use({ bypassCSP: true });

test('another site calls functions with a token, and nothing by the browser’s cookie', async ({ page, baseURL }) => {
  await newAccount(page, 'fi');
  await page.goto('/favicon.svg');
  const urls = { user: `${baseURL}/functions/customer-getUser`, token: `${baseURL}/api/session/token` };
  const given = await page.evaluate(ask, { url: urls.token });
  if (given === 'refused by the browser') throw new Error(given);
  const { token } = given.body as { token: string };
  // the shop's own page needs no token
  expect(await page.evaluate(ask, { url: urls.user })).toMatchObject({ status: 200 });

  const other = new URL('/favicon.svg', baseURL);
  other.hostname = 'localhost';
  await page.goto(other.href);
  expect(await page.evaluate(ask, { url: urls.user, token })).toMatchObject({
    status: 200,
    body: { result: { firstname: 'Aino' } },
  });
  expect(await page.evaluate(ask, { url: urls.user })).toMatchObject({
    status: 401,
    body: { error: { status: 'UNAUTHENTICATED' } },
  });
  expect(await page.evaluate(ask, { url: urls.user, withCookies: true })).toBe('refused by the browser');
  expect(await page.evaluate(ask, { url: urls.token, withCookies: true })).toBe('refused by the browser');
});
