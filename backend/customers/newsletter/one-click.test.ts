import { expect, test } from 'vitest';
import { testShop } from '#test/test-shop.ts';
import { makeReader, statusOf } from './test-newsletter.ts';

const EMAIL = 'aino@example.fi';
const BODY = 'List-Unsubscribe=One-Click';
const form = (body: string) => ({
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body,
});

async function setup() {
  const { shop, request } = await testShop();
  const { unsubscribe } = await makeReader(shop, EMAIL);
  return { shop, request, path: `/uutiskirje/peruuta?t=${unsubscribe}` };
}

test('a mail program unsubscribes by one POST without cookie or origin, any number of times (newsletter-1)', async () => {
  const { shop, request, path } = await setup();
  for (let times = 0; times < 2; times++) {
    const answer = await request(path, form(BODY));
    expect([answer.status, answer.redirected, answer.headers.get('set-cookie')]).toEqual([200, false, null]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  }
  expect(await statusOf(shop, EMAIL)).toBe('unsubscribed');
  const { rows } = await shop.db.query(`select source from newsletter_event where kind = 'unsubscribed'`);
  expect(rows).toEqual([{ source: 'one-click' }]);
});

test('accepts multipart forms and the English URL', async () => {
  const { shop, request, path } = await setup();
  const body = new FormData();
  body.set('List-Unsubscribe', 'One-Click');
  expect((await request(`/en${path}`, { method: 'POST', body })).status).toBe(200);
  expect(await statusOf(shop, EMAIL)).toBe('unsubscribed');
});

test('responds the same to an unknown link', async () => {
  const { shop, request } = await setup();
  for (const token of ['', 'x', 'A'.repeat(43)])
    expect((await request(`/uutiskirje/peruuta?t=${token}`, form(BODY))).status).toBe(200);
  expect(await statusOf(shop, EMAIL)).toBe('confirmed');
});

test('GET and other forms do not unsubscribe', async () => {
  const { shop, request, path } = await setup();
  // this test has no pages: a request that the endpoint passes on ends here
  await request(path);
  await request(path, form('x=1'));
  await request(path, { method: 'POST', headers: { 'content-type': 'text/plain' }, body: BODY });
  expect(await statusOf(shop, EMAIL)).toBe('confirmed');
});
