import { expect, test } from 'vitest';
import { DAY_MS, MINUTE_MS } from '#domain/base/time/durations.ts';
import { makeCustomer } from '#test/make-customer.ts';
import { testShop } from '#test/test-shop.ts';
import { asking, makeReader, queuedMails, statusOf, tokenIn } from './test-newsletter.ts';

const EMAIL = 'aino@example.fi';

test('a subscription is requested, confirmed by the button and ended by the link, each step logged (newsletter-1)', async () => {
  const { shop, clock } = await testShop();
  expect(await shop.newsletter.ask({ email: ' Aino@Example.fi' }, asking())).toEqual({
    ok: true,
    value: { email: EMAIL, confirmed: false },
  });
  expect(await statusOf(shop, EMAIL)).toBe('pending');
  const token = tokenIn((await queuedMails(shop))[0]);
  // a mail scanner may open the link any number of times
  expect(await shop.newsletter.toConfirm(token)).toEqual({ email: 'a•••@example.fi', status: 'pending' });
  expect(await statusOf(shop, EMAIL)).toBe('pending');
  clock.now = new Date(clock.now.getTime() + DAY_MS);
  expect((await shop.newsletter.confirm(token, { ip: '192.0.2.8' })).ok).toBe(true);
  expect(await statusOf(shop, EMAIL)).toBe('confirmed');
  expect((await shop.newsletter.confirm(token, { ip: '192.0.2.8' })).ok).toBe(true);
  const { subscriber } = await shop.newsletter.management.find(EMAIL);
  for (let times = 0; times < 2; times++)
    expect(await shop.newsletter.unsubscribe(subscriber?.unsubscribeToken ?? '', { ip: null, source: 'link' })).toBe(
      true,
    );
  expect(await statusOf(shop, EMAIL)).toBe('unsubscribed');
  // the old mail cannot subscribe again
  expect((await shop.newsletter.confirm(token, { ip: '192.0.2.8' })).ok).toBe(false);
  const log = await shop.db.query('select kind, source, text_version, ip from newsletter_event order by id');
  expect(log.rows).toEqual([
    { kind: 'asked', source: 'footer', text_version: '2026-11', ip: '192.0.2.7' },
    { kind: 'confirmed', source: 'footer', text_version: '2026-11', ip: '192.0.2.8' },
    { kind: 'unsubscribed', source: 'link', text_version: '2026-11', ip: null },
  ]);
  expect((await shop.newsletter.management.find(EMAIL)).suppressed).toBe('unsubscribed');
  const again = await makeReader(shop, EMAIL);
  expect(await statusOf(shop, EMAIL)).toBe('confirmed');
  expect(again.unsubscribe).toBe(subscriber?.unsubscribeToken);
  expect((await shop.newsletter.management.find(EMAIL)).suppressed).toBeNull();
});

test('only the newest link works, for seven days (newsletter-2)', async () => {
  const { shop, clock } = await testShop();
  await shop.newsletter.ask({ email: EMAIL }, asking());
  clock.now = new Date(clock.now.getTime() + 10 * MINUTE_MS);
  await shop.newsletter.ask({ email: EMAIL }, asking());
  const [first = '', second = ''] = (await queuedMails(shop, 'newsletter-confirm')).map(tokenIn);
  expect(await shop.newsletter.toConfirm(first)).toBeNull();
  clock.now = new Date(clock.now.getTime() + 7 * DAY_MS - 1);
  expect(await shop.newsletter.toConfirm(second)).not.toBeNull();
  clock.now = new Date(clock.now.getTime() + 1);
  expect(await shop.newsletter.confirm(second, { ip: '192.0.2.7' })).toMatchObject({ ok: false, reason: 'old' });
  expect(await shop.newsletter.toConfirm('x')).toBeNull();
  expect(await statusOf(shop, EMAIL)).toBe('pending');
});

test('a second request within minutes sends no mail and leaves the first link valid', async () => {
  const { shop, clock } = await testShop();
  await shop.newsletter.subscribeBeside(EMAIL, asking({ source: 'checkout' }));
  clock.now = new Date(clock.now.getTime() + 10 * MINUTE_MS - 1);
  await shop.newsletter.subscribeBeside(EMAIL, asking({ source: 'checkout' }));
  const mails = await queuedMails(shop, 'newsletter-confirm');
  expect(mails).toHaveLength(1);
  expect(await shop.newsletter.confirm(tokenIn(mails[0]), { ip: '192.0.2.7' })).toMatchObject({ ok: true });
});

test('an unconfirmed address gets at most three confirmation mails a day', async () => {
  const { shop, clock } = await testShop();
  const askEvery = async (minutes: number, times: number) => {
    for (let time = 0; time < times; time++) {
      clock.now = new Date(clock.now.getTime() + minutes * MINUTE_MS);
      const by = asking({ client: { ip: `192.0.2.${time}` } });
      expect(await shop.newsletter.ask({ email: EMAIL }, by)).toMatchObject({ value: { confirmed: false } });
    }
    return (await queuedMails(shop, 'newsletter-confirm')).length;
  };
  expect(await askEvery(60, 6)).toBe(3);
  clock.now = new Date(clock.now.getTime() + DAY_MS);
  expect(await askEvery(60, 1)).toBe(4);
});

test('the response is the same for every address (newsletter-1)', async () => {
  const { shop } = await testShop();
  await makeReader(shop, EMAIL);
  await shop.newsletter.management.suppress('ei@example.fi', 'complaint');
  const answers = await Promise.all(
    [EMAIL, 'uusi@example.fi', 'ei@example.fi'].map((email) => shop.newsletter.ask({ email }, asking())),
  );
  for (const answer of answers) expect(answer).toMatchObject({ ok: true, value: { confirmed: false } });
  const sent = (await queuedMails(shop)).slice(1).map(({ kind, recipient }) => `${kind} ${recipient}`);
  expect(sent.toSorted()).toEqual(['newsletter-already aino@example.fi', 'newsletter-confirm uusi@example.fi']);
  expect(await statusOf(shop, EMAIL)).toBe('confirmed');
});

test('rejects bots, invalid addresses and too many mails to one address', async () => {
  const { shop, clock } = await testShop();
  const page = asking({ source: 'page' });
  const stamp = shop.formStamps.stamp();
  expect(await shop.newsletter.ask({ email: 'aino@', stamp }, page)).toMatchObject({ details: { email: 'invalid' } });
  expect(await shop.newsletter.ask({ email: EMAIL, stamp }, page)).toMatchObject({ reason: 'robot', details: 'early' });
  expect(await shop.newsletter.ask({ email: EMAIL }, page)).toMatchObject({ reason: 'robot', details: 'stale' });
  clock.now = new Date(clock.now.getTime() + 3000);
  expect(await shop.newsletter.ask({ email: EMAIL, stamp, website: 'x' }, page)).toMatchObject({ reason: 'robot' });
  expect(await queuedMails(shop)).toEqual([]);
  const outcomes = [];
  for (let times = 0; times < 6; times++) outcomes.push(await shop.newsletter.ask({ email: EMAIL, stamp }, page));
  expect(outcomes.map(({ ok }) => ok)).toEqual([true, true, true, true, true, false]);
  expect(outcomes.at(-1)).toMatchObject({ reason: 'limited' });
});

test('concurrent requests for one address make one subscriber', async () => {
  const { shop } = await testShop();
  await Promise.all([1, 2, 3, 4].map(() => shop.newsletter.ask({ email: EMAIL }, asking())));
  const { rows } = await shop.db.query('select count(*)::int as n from newsletter_subscriber');
  expect(rows).toEqual([{ n: 1 }]);
});

test("a customer's own verified address is subscribed at once; another or an unverified one is not", async () => {
  const { shop } = await testShop();
  const { visitor, email } = await makeCustomer(shop);
  const ask = (to: string, by = visitor) => shop.newsletter.ask({ email: to }, asking({ visitor: by }));
  expect(await ask('toinen@example.fi')).toMatchObject({ value: { confirmed: false } });
  expect(await ask(email)).toMatchObject({ value: { confirmed: true } });
  const fresh = await makeCustomer(shop, { isVerified: false });
  expect(await ask(fresh.email, fresh.visitor)).toMatchObject({ value: { confirmed: false } });
  expect((await queuedMails(shop)).map(({ recipient }) => recipient)).toEqual(['toinen@example.fi', fresh.email]);
});

test('deletes old rows; of an unsubscription a hash stays', async () => {
  const { shop, clock } = await testShop();
  const { unsubscribe } = await makeReader(shop, EMAIL);
  await shop.newsletter.ask({ email: 'unohti@example.fi' }, asking());
  await shop.newsletter.unsubscribe(unsubscribe, { ip: null, source: 'link' });
  clock.now = new Date(clock.now.getTime() + 38 * DAY_MS);
  await shop.newsletter.retain();
  expect(await statusOf(shop, 'unohti@example.fi')).toBeUndefined();
  expect(await statusOf(shop, EMAIL)).toBe('unsubscribed');
  clock.now = new Date(clock.now.getTime() + 3 * 366 * DAY_MS);
  await shop.newsletter.retain();
  expect(await statusOf(shop, EMAIL)).toBeUndefined();
  expect((await shop.newsletter.management.find(EMAIL)).suppressed).toBe('unsubscribed');
  const kept = await shop.db.query('select * from mail_suppression');
  expect(JSON.stringify(kept.rows)).not.toContain('aino');
});

test('an anonymous request for an unsubscribed address changes nothing of its record', async () => {
  const { shop, clock } = await testShop();
  const { unsubscribe } = await makeReader(shop, EMAIL);
  await shop.newsletter.unsubscribe(unsubscribe, { ip: null, source: 'link' });
  const { subscriber: before } = await shop.newsletter.management.find(EMAIL);
  await shop.newsletter.ask({ email: EMAIL }, asking({ client: { ip: '192.0.2.66' } }));
  const { subscriber: asked } = await shop.newsletter.management.find(EMAIL);
  expect({ ...asked, linkEndsAt: null }).toEqual(before);
  const link = tokenIn((await queuedMails(shop, 'newsletter-confirm')).at(-1));
  clock.now = new Date(clock.now.getTime() + 38 * DAY_MS);
  await shop.newsletter.retain();
  const log = await shop.db.query('select kind from newsletter_event order by id');
  expect(log.rows.map(({ kind }) => kind)).toEqual(['asked', 'confirmed', 'unsubscribed', 'asked']);
  expect(await shop.newsletter.toConfirm(link)).toBeNull();
});

test('a repeated unsubscription ends the link requested since', async () => {
  const { shop } = await testShop();
  const { unsubscribe } = await makeReader(shop, EMAIL);
  await shop.newsletter.unsubscribe(unsubscribe, { ip: null, source: 'link' });
  await shop.newsletter.ask({ email: EMAIL }, asking());
  const link = tokenIn((await queuedMails(shop, 'newsletter-confirm')).at(-1));
  expect(await shop.newsletter.toConfirm(link)).toMatchObject({ status: 'unsubscribed' });
  await shop.newsletter.unsubscribe(unsubscribe, { ip: null, source: 'one-click' });
  expect(await shop.newsletter.toConfirm(link)).toBeNull();
});

test('the box of the checkout sends a confirmation mail and never fails the order', async () => {
  const { shop } = await testShop();
  await shop.newsletter.subscribeBeside(EMAIL, asking({ source: 'checkout', locale: 'en' }));
  await shop.newsletter.subscribeBeside('not an address', asking({ source: 'checkout' }));
  expect(await queuedMails(shop)).toMatchObject([{ recipient: EMAIL, locale: 'en', kind: 'newsletter-confirm' }]);
  // a language that the database rejects: any failure is logged
  await shop.newsletter.subscribeBeside('toinen@example.fi', asking({ source: 'checkout', locale: 'sv' as 'fi' }));
  expect(await statusOf(shop, 'toinen@example.fi')).toBeUndefined();
});
