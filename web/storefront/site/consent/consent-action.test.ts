import { expect, test } from 'vitest';
import type { Shop } from '#backend/shop.ts';
import { saveChoice } from './consent-action.ts';

const shop = {
  settings: { COOKIE_SECURE: false, GTM_ID: 'GTM-TEST' },
  now: () => new Date('2026-11-21T10:00:00Z'),
  baseUrl: 'http://www.shop.test',
} as unknown as Shop;

async function post(
  allow: string[],
  headers: Record<string, string> = {},
  button: Record<string, string> = {},
  settings: object = shop.settings,
  address = '/evasteet',
) {
  const body = new URLSearchParams([...allow.map((letters) => ['allow', letters]), ...Object.entries(button)]);
  const url = new URL(address, 'http://www.shop.test');
  const request = new Request(url, { method: 'POST', body, headers: { 'sec-fetch-site': 'same-origin', ...headers } });
  const answer = await saveChoice({ ...shop, settings } as Shop, request, url);
  return answer instanceof Response ? answer : new Response(null, { status: answer.init?.status ?? 200 });
}
const cookiesOf = (answer: Response) =>
  answer.headers.getSetCookie().map((cookie) => cookie.replace(/; Path=.*?(; Domain|$)/, '$1'));

test('stores the ticked purposes for half a year (consent-1)', async () => {
  const answer = await post(['s', 'e']);
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe('/evasteet?tallennettu=1');
  expect(cookiesOf(answer)).toEqual(['consent=1.se.1795255200']);
  expect(cookiesOf(await post(['']))).toEqual(['consent=1..1795255200']);
  expect(cookiesOf(await post(['sme']))).toEqual(['consent=1.sme.1795255200']);
  expect(cookiesOf(await post(['s', 'm'], {}, { only: 'necessary' }))).toEqual(['consent=1..1795255200']);
});

test('deletes the cookies of a withdrawn purpose on every possible domain (consent-1)', async () => {
  const cookie = 'tieva.session_token=x; _ga=GA1.1; _gcl_au=1; cart=2';
  expect(cookiesOf(await post(['m'], { cookie }))).toEqual([
    'consent=1.m.1795255200',
    '_ga=',
    '_ga=; Domain=www.shop.test',
    '_ga=; Domain=shop.test',
  ]);
});

test.each([
  ['http://www.shop.test/en/haku?q=kelkka', '/en/haku?q=kelkka'],
  ['http://www.shop.test/en/evasteet?tallennettu=1', '/en/evasteet?tallennettu=1'],
  ['http://www.shop.test//evil.test/', '/evasteet?tallennettu=1'],
  ['http://www.shop.test//evil.test/evasteet', '/evasteet?tallennettu=1'],
  ['nonsense', '/evasteet?tallennettu=1'],
])('redirects a form posted from %s to %s', async (referer, location) => {
  expect((await post([], { referer })).headers.get('location')).toBe(location);
});

test('rejects a form posted from another site', async () => {
  const answer = await post(['sme'], { 'sec-fetch-site': 'cross-site' });
  expect(answer.status).toBe(403);
  expect(answer.headers.getSetCookie()).toEqual([]);
  const asCancelled = await post(['sme'], { 'sec-fetch-site': 'cross-site' }, {}, undefined, '/evasteet?maksu=peruttu');
  expect(asCancelled.status).toBe(403);
});

test('stores only embedded content in a shop without a tag manager', async () => {
  const answer = await post(['sme'], {}, {}, { COOKIE_SECURE: false });
  expect(cookiesOf(answer)).toEqual(['consent=0.e.1795255200']);
});
