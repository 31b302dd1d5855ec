import { pino } from 'pino';
import { expect, test } from 'vitest';
import { signedHeaders, signedReturn } from '#demo/simulators/gateway/protocol.ts';
import { createPaytrail } from './paytrail/paytrail.ts';
import type { Settled, SettlePayment } from './provider.ts';
import { paymentRoutes } from './routes.ts';

const credentials = { merchantId: '375917', secret: 'SAIPPUAKAUPPIAS' };
const log = pino({ level: 'silent' });

type AfterSale = Parameters<typeof paymentRoutes>[0]['afterSale'];
const deaf: AfterSale = { refundSettled: async () => false, settlements: { report: async () => false } };

function appWith(settle: SettlePayment, afterSale = deaf) {
  const ctx = { fetch, log, now: () => new Date(), baseUrl: 'http://shop.test' };
  const payments = createPaytrail(ctx, { ...credentials, url: 'http://gateway.test' });
  return paymentRoutes({ log, payments, checkout: { settle }, afterSale });
}
const settledAs = (settled: Settled) => appWith(async () => settled);
const signed = (path: string, over: object = {}, by = credentials) =>
  signedReturn(by, `http://shop.test${path}`, {
    transactionId: 't',
    amount: 2620,
    stamp: 's',
    reference: '1000016',
    status: 'ok',
    method: 'osuuspankki',
    ...over,
  });
const order = { orderNumber: '1000016', locale: 'fi' } as const;

test.each<[Settled, string]>([
  [{ ...order, outcome: 'paid' }, '/kiitos?order_id=1000016'],
  [{ ...order, outcome: 'pending' }, '/kiitos?order_id=1000016'],
  [{ ...order, outcome: 'paid', locale: 'en' }, '/en/kiitos?order_id=1000016'],
  [{ ...order, outcome: 'failed' }, '/kassa?maksu=peruttu'],
  [{ ...order, outcome: 'failed', locale: 'en' }, '/en/kassa?maksu=peruttu'],
  [{ outcome: 'refused' }, '/ostoskori?maksu=virhe'],
])('%o redirects to %s, without the signed parameters', async (settled, location) => {
  const response = await settledAs(settled).request(signed('/return/success'));
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe(location);
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test('settles by the verified status, not by the return address (payment-2)', async () => {
  const told: unknown[] = [];
  const app = appWith(async (payment) => {
    told.push(payment);
    return { ...order, outcome: 'failed' };
  });
  await app.request(signed('/return/success', { status: 'fail', method: null }));
  expect(told).toEqual([
    { transactionId: 't', stamp: 's', reference: '1000016', amount: 2620, status: 'fail', method: null },
  ]);
});

test('responds 200 to every valid callback, also repeated (payment-2)', async () => {
  let calls = 0;
  const app = appWith(async () => {
    calls += 1;
    return { ...order, outcome: 'paid' };
  });
  const url = signed('/callback/success');
  expect([(await app.request(url)).status, (await app.request(url)).status]).toEqual([200, 200]);
  expect(calls).toBe(2);
  expect((await settledAs({ outcome: 'refused' }).request(url)).status).toBe(200);
});

test.each([
  ['unsigned', () => 'http://shop.test/callback/success'],
  ['another secret', () => signed('/callback/success', {}, { ...credentials, secret: 'x' })],
  ['another merchant', () => signed('/callback/success', {}, { ...credentials, merchantId: '1' })],
  ['an unknown status', () => signed('/callback/success', { status: 'maybe' })],
  ['a changed amount', () => signed('/callback/success').replace('amount=2620', 'amount=1')],
])('%s: 400 for a callback, the cart for a shopper, and nothing is settled (payment-2)', async (_, url) => {
  const app = appWith(async () => {
    throw new Error('settled');
  });
  expect((await app.request(url())).status).toBe(400);
  const shopper = await app.request(url().replace('/callback/', '/return/'));
  expect(shopper.headers.get('location')).toBe('/ostoskori?maksu=virhe');
});

test('when settling fails, the shopper sees the thank-you page and the callback gets an error to retry', async () => {
  const app = appWith(async () => {
    throw new Error('database down');
  });
  const shopper = await app.request(signed('/return/success'));
  expect(shopper.headers.get('location')).toBe('/kiitos?order_id=1000016');
  app.onError((_, c) => c.text('', 500));
  expect((await app.request(signed('/callback/success'))).status).toBe(500);
});

test('passes refund callbacks on with the stamp of their address; refuses unsigned ones', async () => {
  const told: unknown[] = [];
  const refundSettled: AfterSale['refundSettled'] = async (...said) => told.push(said) > 0;
  const app = appWith(async () => ({ outcome: 'refused' }), { ...deaf, refundSettled });
  const url = signed('/refund/r-1/success', { amount: 1000, stamp: 'r-1' });
  expect((await app.request(url)).status).toBe(200);
  expect(told).toEqual([['r-1', { status: 'ok', transactionId: 't', amount: 1000, stamp: 'r-1' }]]);
  expect((await app.request(url.replace('amount=1000', 'amount=9'))).status).toBe(400);
  expect((await app.request(signed('/refund/r-1/success', {}, { ...credentials, secret: 'x' }))).status).toBe(400);
  expect(told).toHaveLength(1);
});

test('verifies a settlement report over its exact bytes (payment-6)', async () => {
  const told: unknown[] = [];
  const report = async (...said: unknown[]) => told.push(said) > 0;
  const app = appWith(async () => ({ outcome: 'refused' }), { ...deaf, settlements: { report } });
  const body = JSON.stringify([
    { amount: 26.2, reference: '1000016', stamp: 's', checkoutReference: 'c-1', status: 'Paid' },
  ]);
  const headers = signedHeaders(credentials, 'POST', body);
  const post = (text: string) =>
    app.request('http://shop.test/settlements/678', { method: 'POST', headers, body: text });
  expect((await post(body)).status).toBe(200);
  expect(told).toEqual([['678', [{ transactionId: 'c-1', stamp: 's', reference: '1000016', cents: 2620 }]]]);
  expect((await post(`${body} `)).status).toBe(400);
  expect(told).toHaveLength(1);
});

test('other return addresses do not exist', async () => {
  expect((await settledAs({ outcome: 'refused' }).request(signed('/return/other'))).status).toBe(404);
});
