import PostalMime from 'postal-mime';
import { expect, test, vi } from 'vitest';
import { testDb } from '#test/test-db.ts';
import { retryDelay } from './service.ts';
import { orderMail, testMail } from './test-mail.ts';
import { smtpServer } from './test-smtp.ts';

test('a confirmation is mailed once per order, with its texts', async () => {
  const db = await testDb();
  const { mail } = testMail(db);
  const confirmation = { kind: 'order-confirmation', order: orderMail() } as const;
  await db.kysely.transaction().execute((tx) => mail.queue(tx, confirmation));
  await db.kysely.transaction().execute((tx) => mail.queue(tx, confirmation));
  await mail.deliverWaiting();
  await mail.deliverWaiting();

  const list = await mail.mailbox.list({ to: 'AINO@example.fi' });
  expect(list).toMatchObject([{ to: 'aino@example.fi', subject: 'Kiitos tilauksestasi 1000016' }]);
  const parsed = await PostalMime.parse((await mail.mailbox.source(list[0]?.id ?? 0)) ?? '');
  expect(parsed.from?.address).toBe('asiakaspalvelu@tieva.example');
  expect(parsed.text).toContain('2 × Öljynsuodatin, HF204 (OS-1)');
  expect(parsed.html).toContain('K-Market Äimärautio');
  const { rows } = await db.query('select status, attempts, sent_at is not null as sent from outbox_mail');
  expect(rows).toEqual([{ status: 'sent', attempts: 1, sent: true }]);
});

test('a mail of a rolled-back change is never sent', async () => {
  const db = await testDb();
  const { mail } = testMail(db);
  const failing = db.kysely.transaction().execute(async (tx) => {
    await mail.queue(tx, { kind: 'alert', alert: { subjectId: 'a', about: 'x', lines: [] } });
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  await mail.deliverWaiting();
  expect(await mail.mailbox.list()).toEqual([]);
});

test('the queue sends it at once after the commit', async () => {
  const db = await testDb();
  const { mail, jobs } = testMail(db);
  await jobs.start();
  const order = orderMail();
  await db.kysely.transaction().execute(async (tx) => {
    await mail.queue(tx, { kind: 'order-confirmation', order });
    await mail.queue(tx, { kind: 'store-notification', order, links: [] });
  });
  await vi.waitFor(async () => expect(await mail.mailbox.list()).toHaveLength(2), 3000);
  const [notification] = await mail.mailbox.list({ to: 'rovaniemi@tieva.example' });
  const parsed = await PostalMime.parse((await mail.mailbox.source(notification?.id ?? 0)) ?? '');
  expect(parsed.replyTo?.[0]?.address).toBe('aino@example.fi');
  expect(parsed.text).toContain('[ ] 2 × Öljynsuodatin, HF204 (OS-1)');
});

test('over SMTP: sent with both parts and a stable id', async () => {
  const server = await smtpServer();
  const db = await testDb();
  const { mail } = testMail(db, { SMTP_URL: server.url });
  await mail.queue(db.kysely, { kind: 'store-notification', order: orderMail(), links: [] });
  await mail.deliverWaiting();
  const [received] = server.received;
  expect(received?.to).toEqual(['rovaniemi@tieva.example']);
  const parsed = await PostalMime.parse(received?.source ?? '');
  const { rows } = await db.query('select id, status from outbox_mail');
  expect(parsed.messageId).toBe(`<${rows[0]?.id}@tieva.example>`);
  expect(parsed.html).toContain('Keräyslista');
  expect(rows[0]?.status).toBe('sent');
});

test('a refused mail waits, keeps the error, and goes out when its time comes', async () => {
  const server = await smtpServer({ refuseFirst: 1 });
  const db = await testDb();
  const { mail } = testMail(db, { SMTP_URL: server.url });
  await mail.queue(db.kysely, { kind: 'alert', alert: { subjectId: 'a', about: 'testi', lines: ['rivi'] } });
  await mail.deliverWaiting();
  const { rows } = await db.query(
    'select status, attempts, last_error, next_attempt_at > now() as later from outbox_mail',
  );
  expect(rows).toMatchObject([{ status: 'queued', attempts: 1, later: true }]);
  expect(rows[0]?.last_error).toContain('busy');

  await mail.deliverWaiting();
  expect(server.received).toHaveLength(0);
  await db.exec('update outbox_mail set next_attempt_at = now()');
  await mail.deliverWaiting();
  expect(server.received).toHaveLength(1);
});

test('after a refusal the queue has the next attempt', async () => {
  const server = await smtpServer({ refuseFirst: 1 });
  const db = await testDb();
  const { mail, jobs } = testMail(db, { SMTP_URL: server.url });
  await jobs.start({ work: false });
  await db.kysely.transaction().execute((tx) => mail.queue(tx, { kind: 'order-confirmation', order: orderMail() }));
  await mail.deliverWaiting();
  const { rows } = await db.query(
    "select start_after > now() as later from jobs.job where name = 'mail' and state = 'created' order by 1",
  );
  expect(rows).toEqual([{ later: false }, { later: true }]);
});

test('bulk mails and repeated ones start one sweep', async () => {
  const db = await testDb();
  const { mail, jobs } = testMail(db);
  await jobs.start({ work: false });
  await db.kysely.transaction().execute(async (tx) => {
    for (const subjectId of ['a', 'b'])
      await mail.queueBulk(tx, { kind: 'alert', alert: { subjectId, about: subjectId, lines: [] } });
  });
  await db.query("update outbox_mail set status = 'failed'");
  expect(await mail.retry()).toBe(2);
  const { rows } = await db.query('select name, start_after <= now() as due from jobs.job');
  expect(rows).toEqual([{ name: 'mail-sweep', due: true }]);
});

test('two workers at once send every mail once', async () => {
  const server = await smtpServer();
  const db = await testDb();
  const workers = [testMail(db, { SMTP_URL: server.url }), testMail(db, { SMTP_URL: server.url })];
  for (let n = 0; n < 10; n++)
    await workers[0]?.mail.queue(db.kysely, { kind: 'alert', alert: { subjectId: `${n}`, about: `${n}`, lines: [] } });
  await Promise.all(workers.map(({ mail }) => mail.deliverWaiting()));
  expect(server.received).toHaveLength(10);
  expect(new Set(server.received.map(({ source }) => /Message-ID: (\S+)/i.exec(source)?.[1])).size).toBe(10);
});

test('a mail whose worker died is free again when the lease ends', async () => {
  const db = await testDb();
  const { mail } = testMail(db);
  await mail.queue(db.kysely, { kind: 'alert', alert: { subjectId: 'a', about: 'x', lines: [] } });
  await db.exec("update outbox_mail set attempts = 1, next_attempt_at = now() + interval '1 minute'");
  await mail.deliverWaiting();
  expect(await mail.mailbox.list()).toEqual([]);
  await db.exec('update outbox_mail set next_attempt_at = now()');
  await mail.deliverWaiting();
  expect(await mail.mailbox.list()).toHaveLength(1);
});

test('the twentieth failure is the last', async () => {
  const server = await smtpServer({ refuseFirst: 99 });
  const db = await testDb();
  const { mail } = testMail(db, { SMTP_URL: server.url });
  await mail.queue(db.kysely, { kind: 'alert', alert: { subjectId: 'a', about: 'x', lines: [] } });
  await db.exec('update outbox_mail set attempts = 19');
  await mail.deliverWaiting();
  const { rows } = await db.query('select status, attempts from outbox_mail');
  expect(rows).toEqual([{ status: 'failed', attempts: 20 }]);
  expect([1, 2, 10, 20].map(retryDelay)).toEqual([5, 10, 2560, 3600]);
});

test('a forgotten mail is neither listed nor tried again, and not queued a second time', async () => {
  const db = await testDb();
  const { mail } = testMail(db);
  const confirmation = { kind: 'order-confirmation', order: orderMail() } as const;
  await mail.queue(db.kysely, confirmation);
  await db.query(`update outbox_mail set status = 'failed', last_error = 'refused'`);
  expect(await mail.unsent()).toHaveLength(1);
  await mail.forget(db.kysely, { subjectIds: [], recipient: 'AINO@example.fi' });
  expect(await mail.unsent()).toEqual([]);
  expect(await mail.retry()).toBe(0);
  await mail.queue(db.kysely, confirmation);
  await mail.deliverWaiting();
  expect(await mail.mailbox.list()).toEqual([]);
  const { rows } = await db.query('select recipient, subject, html, body_text from outbox_mail');
  expect(rows).toEqual([{ recipient: '', subject: '', html: '', body_text: '' }]);
});

const signInLink = {
  kind: 'account-link',
  subjectId: 'token-1',
  to: 'aino@example.fi',
  locale: 'fi',
  firstname: 'Aino',
  url: 'https://kauppa.example/_auth/link?token=x',
  code: '204816',
  minutes: 10,
} as const;

test('a mail that its reader can ask for again is marked sent before it goes: a crash never sends it twice', async () => {
  const seen: unknown[] = [];
  const db = await testDb();
  const server = await smtpServer({
    async whileReceiving() {
      seen.push(...(await db.query('select kind, status from outbox_mail')).rows);
    },
  });
  const { mail } = testMail(db, { SMTP_URL: server.url });
  await mail.queue(db.kysely, signInLink);
  await mail.deliverWaiting();
  await db.exec('delete from outbox_mail');
  await mail.queue(db.kysely, { kind: 'order-confirmation', order: orderMail() });
  await mail.deliverWaiting();
  expect(server.received).toHaveLength(2);
  expect(seen).toEqual([
    { kind: 'account-link', status: 'sent' },
    // nobody can ask for this one again: a crash sends it once more, under the same id
    { kind: 'order-confirmation', status: 'queued' },
  ]);
});

test('a refused mail that was marked before waits again, and goes out when its time comes', async () => {
  const server = await smtpServer({ refuseFirst: 1 });
  const db = await testDb();
  const { mail } = testMail(db, { SMTP_URL: server.url });
  await mail.queue(db.kysely, signInLink);
  await mail.deliverWaiting();
  const state = 'select status, attempts, sent_at, next_attempt_at > now() as later from outbox_mail';
  expect((await db.query(state)).rows).toEqual([{ status: 'queued', attempts: 1, sent_at: null, later: true }]);
  await db.exec('update outbox_mail set next_attempt_at = now()');
  await mail.deliverWaiting();
  expect(server.received).toHaveLength(1);
  expect((await db.query(state)).rows).toMatchObject([{ status: 'sent', attempts: 2 }]);
});
