import { expect, test } from 'vitest';
import type { Shop } from '#backend/shop.ts';
import { testShop } from '#test/test-shop.ts';
import { emailHash } from './secrets.ts';
import { asking, makeReader, queuedMails, statusOf, tokenIn } from './test-newsletter.ts';

const EMAIL = 'aino@example.fi';
const letter = { subject: 'Lunta on luvassa', preview: '', html: '<p>Lunta</p>', text: 'Lunta' };

const queueLetter = (shop: Shop, subjectId: string) =>
  shop.mail.queue(shop.db.kysely, {
    kind: 'newsletter-letter',
    to: EMAIL,
    locale: 'fi',
    subjectId,
    letter,
    unsubscribeUrl: 'http://shop.test/uutiskirje/peruuta?t=x',
  });
const received = async (shop: Shop) =>
  (await shop.mail.mailbox.list({ to: EMAIL })).filter(({ subject }) => subject.includes(letter.subject)).length;

test('unsubscribing withdraws a failed letter: a retry sends nothing', async () => {
  const { shop } = await testShop();
  const { unsubscribe } = await makeReader(shop, EMAIL);
  await queueLetter(shop, 'letter:talvi:1');
  await shop.db.query(`update outbox_mail set status = 'failed' where kind = 'newsletter-letter'`);
  await shop.newsletter.unsubscribe(unsubscribe, { ip: null, source: 'link' });
  // a new subscription does not bring back earlier mails
  await makeReader(shop, EMAIL);
  expect(await queuedMails(shop, 'newsletter-letter')).toEqual([]);
  await shop.mail.retry();
  await shop.mail.deliverWaiting();
  expect(await received(shop)).toBe(0);
});

test('does not deliver a letter to a reader who unsubscribed meanwhile, but a proof is delivered', async () => {
  const { shop } = await testShop();
  const { unsubscribe } = await makeReader(shop, EMAIL);
  await shop.newsletter.unsubscribe(unsubscribe, { ip: null, source: 'link' });
  await queueLetter(shop, 'letter:talvi:1');
  await shop.mail.deliverWaiting();
  expect(await received(shop)).toBe(0);
  expect(await queuedMails(shop, 'newsletter-letter')).toEqual([]);
  await queueLetter(shop, 'proof:talvi:fi:1');
  await shop.mail.deliverWaiting();
  expect(await received(shop)).toBe(1);
});

const silence = (shop: Shop, email: string) =>
  shop.db.query(`insert into mail_suppression (email_hash, reason) values ($1, 'complaint')`, [emailHash(email)]);

test('an old link does not confirm a suppressed address', async () => {
  const { shop } = await testShop();
  await shop.newsletter.ask({ email: EMAIL }, asking());
  await silence(shop, EMAIL);
  const link = tokenIn((await queuedMails(shop, 'newsletter-confirm'))[0]);
  expect(await shop.newsletter.confirm(link, { ip: '192.0.2.7' })).toMatchObject({ ok: false, reason: 'old' });
  expect(await statusOf(shop, EMAIL)).toBe('pending');
});

test('the list of confirmed readers leaves out suppressed ones', async () => {
  const { shop } = await testShop();
  await makeReader(shop, EMAIL);
  await makeReader(shop, 'eve@example.com');
  await silence(shop, EMAIL);
  const listed = async (status: 'confirmed' | null) => {
    const emails: string[] = [];
    for await (const { email } of shop.newsletter.management.subscribers(status)) emails.push(email);
    return emails.toSorted();
  };
  expect(await listed('confirmed')).toEqual(['eve@example.com']);
  expect(await listed(null)).toEqual([EMAIL, 'eve@example.com']);
});
