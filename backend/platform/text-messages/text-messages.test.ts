import { pino } from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Db } from '#backend/platform/db/db.ts';
import { createJobs } from '#backend/platform/jobs/jobs.ts';
import { readSettings } from '#backend/platform/settings/settings.ts';
import { simulatedTextMessages } from '#demo/simulators/text-messages.ts';
import { testDb } from '#test/test-db.ts';
import { httpTextMessages, type TextMessageProvider } from './provider.ts';
import { createTextMessageService, forgetTexts, textsAbout } from './service.ts';

const now = () => new Date();

/** A service of its own process on `db`. */
function service(db: Db, provider: TextMessageProvider | null = simulatedTextMessages({ db, now })) {
  const ctx = { db, settings: readSettings({}), log: pino({ level: 'silent' }), now, fetch, baseUrl: 'http://x.test' };
  const jobs = createJobs(ctx);
  onTestFinished(() => jobs.stop(1000));
  return { texts: createTextMessageService(ctx, { jobs, provider }), jobs };
}
const message = (subjectId: string, to = '+358401234567') => ({ subjectId, kind: 'order-ready', to, body: 'Hei' });
const rows = async (db: Db, sql: string) => (await db.query(sql)).rows;

test('sends a message once, however often it is queued and many workers run (order-15)', async () => {
  const db = await testDb();
  const received: string[] = [];
  const provider: TextMessageProvider = {
    async send({ id }) {
      received.push(id);
      return null;
    },
  };
  const workers = [service(db, provider), service(db, provider)];
  await Promise.all(Array.from({ length: 20 }, () => workers[0]?.texts.queue(db.kysely, message('a'))));
  await workers[0]?.texts.queue(db.kysely, message('b'));
  await Promise.all([...workers, ...workers].map(({ texts }) => texts.deliverWaiting()));
  expect(received).toHaveLength(2);
  expect(await rows(db, 'select distinct status, attempts from outbox_text')).toEqual([
    { status: 'sent', attempts: 1 },
  ]);
});

test('repeats a lost response under the same id, which the provider sends once (order-15)', async () => {
  const db = await testDb();
  const simulated = simulatedTextMessages({ db, now });
  let calls = 0;
  const { texts } = service(db, {
    async send(sent) {
      const reply = await simulated.send(sent);
      if (++calls === 1) throw new Error('connection lost');
      return reply;
    },
  });
  await texts.queue(db.kysely, message('a'));
  await texts.deliverWaiting();
  expect(await rows(db, 'select status, last_error, next_attempt_at > now() as later from outbox_text')).toEqual([
    { status: 'queued', last_error: 'connection lost', later: true },
  ]);
  await db.exec('update outbox_text set next_attempt_at = now()');
  await texts.deliverWaiting();
  expect(calls).toBe(2);
  expect(await rows(db, 'select recipient, sender, body from simulator_text')).toEqual([
    { recipient: '+358401234567', sender: 'Tieva', body: 'Hei' },
  ]);
});

test('a message of a rolled-back change is never sent (order-15)', async () => {
  const db = await testDb();
  const { texts } = service(db);
  const failing = db.kysely.transaction().execute(async (tx) => {
    await texts.queue(tx, message('a'));
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  await texts.deliverWaiting();
  expect(await rows(db, 'select 1 from simulator_text')).toEqual([]);
});

test.each([
  ['0500', 'queued', 'responded 500'],
  ['0200', 'queued', 'sent no JSON'],
  ['0422', 'failed', 'not a mobile number'],
])('a provider that fails by %s leaves the message %s (order-15)', async (end, status, error) => {
  const db = await testDb();
  const { texts } = service(db);
  await texts.queue(db.kysely, message('a', `+35840000${end}`));
  await texts.deliverWaiting();
  expect(await rows(db, 'select status, last_error from outbox_text')).toEqual([{ status, last_error: error }]);
});

test('gives up after three hours of attempts, which doctor counts (order-15)', async () => {
  const db = await testDb();
  const { texts } = service(db);
  await texts.queue(db.kysely, message('a', '+358400000500'));
  await db.exec('update outbox_text set attempts = 13');
  await texts.deliverWaiting();
  expect(await texts.failed()).toEqual({ count: 1, error: 'responded 500' });
});

test('sends id, number, sender and text with the token, within a time limit (order-15)', async () => {
  const fetch = vi.fn(async () => Response.json({ status: 'accepted' }));
  const options = { url: 'https://sms.test/', token: 'avain', timeoutMs: 50, now };
  const sent = { id: '1', to: '+358401234567', from: 'Tieva', text: 'Hei' };
  expect(await httpTextMessages({ ...options, fetch }).send(sent)).toBeNull();
  const [address, init] = fetch.mock.calls[0] as unknown as [string, RequestInit];
  expect(address).toBe('https://sms.test/messages');
  expect(new Headers(init.headers).get('authorization')).toBe('Bearer avain');
  expect(JSON.parse(String(init.body))).toEqual(sent);
  const never: typeof globalThis.fetch = (_, init) =>
    new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))));
  await expect(httpTextMessages({ ...options, fetch: never }).send(sent)).rejects.toThrow('did not respond in 50 ms');
  const odd = async () => Response.json({ status: 'perhaps' });
  await expect(httpTextMessages({ ...options, fetch: odd }).send(sent)).rejects.toThrow('unexpected body');
});

test('without a provider nothing is offered or stored (order-15)', async () => {
  const db = await testDb();
  const { texts } = service(db, null);
  await texts.queue(db.kysely, message('a'));
  expect(texts.isOffered).toBe(false);
  expect(await textsAbout(db.kysely, 'a')).toEqual([]);
});

test('forgetting an order clears number and text, and stops a message that waits (order-15)', async () => {
  const db = await testDb();
  const { texts } = service(db);
  await texts.queue(db.kysely, message('a'));
  await texts.deliverWaiting();
  await texts.queue(db.kysely, message('a:2'));
  await texts.queue(db.kysely, message('b'));
  await forgetTexts(db.kysely, ['a']);
  await texts.deliverWaiting();
  expect(await rows(db, 'select subject_id, recipient, body, status from outbox_text order by subject_id')).toEqual([
    { subject_id: 'a', recipient: '', body: '', status: 'sent' },
    { subject_id: 'a:2', recipient: '', body: '', status: 'failed' },
    { subject_id: 'b', recipient: '+358401234567', body: 'Hei', status: 'sent' },
  ]);
});
