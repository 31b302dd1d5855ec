import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { testShop } from '#test/test-shop.ts';
import { signWebhook } from './signature.ts';

const WEBHOOK_SECRET = 'webhook-secret-of-the-test-0001';
type Heard = { body: string; headers: Headers };

/** A shop with a webhook receiver; `answers` are its statuses in sequence, then 200. */
async function listening(answers: number[] = []) {
  const heard: Heard[] = [];
  const env = { WEBHOOK_URL: 'https://toiminta.example/kuuntelija', WEBHOOK_SECRET };
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    heard.push({ body: await request.text(), headers: request.headers });
    return new Response(null, { status: answers.shift() ?? 200 });
  };
  const { shop, clock } = await testShop(env, { fetch });
  const tell = (subject: string) =>
    shop.db.kysely.transaction().execute((tx) => shop.webhooks.queue(tx, 'order.paid', subject, { number: '1000016' }));
  const due = () => shop.db.query(`update webhook_delivery set next_attempt_at = now() where status = 'queued'`);
  return { shop, clock, heard, tell, due };
}

test('signs an event with its id and time and delivers it once (webhook-1)', async () => {
  const { shop, heard, tell } = await listening();
  await tell('a');
  await tell('a');
  await shop.webhooks.sendWaiting();
  await shop.webhooks.sendWaiting();
  expect(heard).toHaveLength(1);
  const { body = '', headers = new Headers() } = heard[0] ?? {};
  expect(JSON.parse(body)).toMatchObject({ type: 'order.paid', data: { number: '1000016' } });
  const signed = `${headers.get('webhook-id')}.${headers.get('webhook-timestamp')}.${body}`;
  const expected = createHmac('sha256', WEBHOOK_SECRET).update(signed).digest('base64');
  expect(headers.get('webhook-signature')).toBe(`v1,${expected}`);
  expect(JSON.parse(body).id).toBe(headers.get('webhook-id'));
  expect(await shop.webhooks.list(10, null)).toMatchObject([{ status: 'sent', attempts: 1 }]);
});

test('retries a failed delivery with the same id, and given-up ones on request (webhook-1)', async () => {
  const { shop, heard, tell, due } = await listening([500, 503]);
  await tell('a');
  await shop.webhooks.sendWaiting();
  expect(await shop.webhooks.list(10, 'queued')).toMatchObject([{ attempts: 1, last_error: 'HTTP 500' }]);
  await shop.webhooks.sendWaiting();
  expect(heard).toHaveLength(1);
  await due();
  await shop.webhooks.sendWaiting();
  await shop.db.query(`update webhook_delivery set status = 'failed'`);
  expect(await shop.webhooks.retry()).toBe(1);
  await shop.webhooks.sendWaiting();
  expect(new Set(heard.map(({ headers }) => headers.get('webhook-id'))).size).toBe(1);
  expect(await shop.webhooks.list(10, null)).toMatchObject([{ status: 'sent', attempts: 1 }]);
});

test('stores nothing without an address or when the transaction rolls back', async () => {
  const silent = await testShop();
  await silent.shop.db.kysely.transaction().execute((tx) => silent.shop.webhooks.queue(tx, 'order.paid', 'a', {}));
  expect(await silent.shop.webhooks.list(10, null)).toEqual([]);
  const { shop } = await listening();
  const undone = shop.db.kysely.transaction().execute(async (tx) => {
    await shop.webhooks.queue(tx, 'order.paid', 'a', {});
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await shop.webhooks.list(10, null)).toEqual([]);
});

test('deletes sent deliveries after a month', async () => {
  const { shop, tell, clock } = await listening();
  await tell('a');
  await shop.webhooks.sendWaiting();
  await shop.db.query('update webhook_delivery set sent_at = $1', [clock.now.toISOString()]);
  clock.now = new Date(clock.now.getTime() + 31 * 86_400_000);
  await shop.webhooks.sendWaiting();
  expect(await shop.webhooks.list(10, null)).toEqual([]);
});

test('produces the signature of the published example', () => {
  // the test vector of the Standard Webhooks libraries
  const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
  expect(signWebhook([secret], 'msg_p5jXN8AQM9LWM0D4loKWxJek', 1_614_265_330, '{"test": 2432232314}')).toBe(
    'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  );
});
