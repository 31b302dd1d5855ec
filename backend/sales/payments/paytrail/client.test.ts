import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import { signedAnswer } from '#demo/simulators/gateway/protocol.ts';
import { paymentToOpen } from '../test-payments.ts';
import { createPaytrailClient } from './client.ts';
import { paymentBody } from './payment-body.ts';
import { verify } from './signature.ts';

const credentials = { merchantId: '375917', secret: 'SAIPPUAKAUPPIAS' };
const body = paymentBody(paymentToOpen(), 'https://kauppa.example');
const created = { transactionId: 't-1', href: 'https://pay.example/t-1', extra: 'unknown fields may come' };

function clientOn(answer: (request: Request) => Response | Promise<Response>, timeoutMs = 1000) {
  const lines: string[] = [];
  const requests: Request[] = [];
  const send: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    requests.push(request.clone());
    return answer(request);
  };
  const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
  const client = createPaytrailClient(
    { fetch: send, log, now: () => new Date('2026-11-20T12:00:00Z') },
    { ...credentials, url: 'https://gateway.example', timeoutMs },
  );
  return { client, lines, requests };
}

test('opens a payment: signed request, verified response, request id logged without secret or personal data (payment-1)', async () => {
  const { client, lines, requests } = clientOn(() => signedAnswer(credentials, 201, created));
  expect(await client.createPayment(body)).toMatchObject({ ok: true, value: { transactionId: 't-1', providers: [] } });
  await client.createPayment(body);

  const [first, second] = requests;
  expect(first?.url).toBe('https://gateway.example/payments');
  expect(first?.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(first?.headers.get('checkout-timestamp')).toBe('2026-11-20T12:00:00.000Z');
  const sent = (await first?.text()) ?? '';
  expect(JSON.parse(sent)).toEqual(body);
  expect(verify(credentials.secret, first?.headers.entries() ?? [], sent, first?.headers.get('signature'))).toBe(true);
  expect(first?.headers.get('checkout-nonce')).toMatch(/^[0-9a-f-]{36}$/);
  expect(first?.headers.get('checkout-nonce')).not.toBe(second?.headers.get('checkout-nonce'));

  const logged = lines.join('');
  expect(logged).toMatch(/"requestId":"[0-9a-f-]{36}"/);
  for (const secret of [credentials.secret, first?.headers.get('signature') ?? '?', 'aino@example.fi'])
    expect(logged).not.toContain(secret);
});

test.each(['http://pay.example/t-1', 'javascript:alert(1)', 'data:text/html,x'])(
  'nobody is sent to %s, though the gateway signed it',
  async (elsewhere) => {
    const provider = { id: 'p', name: 'P', group: 'bank', url: elsewhere, parameters: [] };
    for (const answer of [
      { ...created, href: elsewhere },
      { ...created, providers: [provider] },
    ]) {
      const { client } = clientOn(() => signedAnswer(credentials, 201, answer));
      expect((await client.createPayment(body)).ok).toBe(false);
    }
  },
);

test('sends the query and the transaction id as documented', async () => {
  const { client, requests } = clientOn(() => signedAnswer(credentials, 200, { groups: [] }));
  await client.groupedMethods(2620, 'EN');
  await client.payment('a/b');
  expect(requests.map((request) => request.url)).toEqual([
    'https://gateway.example/merchants/grouped-payment-providers?amount=2620&language=EN',
    'https://gateway.example/payments/a%2Fb',
  ]);
  expect(requests[1]?.headers.get('checkout-transaction-id')).toBe('a/b');
});

test.each([
  [
    '401 HMAC',
    () => Response.json({ status: 'error', message: 'HMAC is incorrect.' }, { status: 401 }),
    'refused',
    'HMAC is incorrect.',
  ],
  [
    '400 with details',
    () => Response.json({ message: 'invalid', meta: ['amount'] }, { status: 400 }),
    'refused',
    'invalid: amount',
  ],
  ['422 without words', () => new Response('', { status: 422 }), 'refused', 'HTTP 422'],
  ['502', () => new Response('<html>', { status: 502 }), 'unavailable', 'HTTP 502'],
  ['429', () => new Response('', { status: 429 }), 'unavailable', 'HTTP 429'],
  ['an unsigned answer', () => Response.json(created, { status: 201 }), 'unavailable', 'wrong signature in the answer'],
  [
    'another merchant’s signature',
    () => signedAnswer({ ...credentials, merchantId: '1' }, 201, created),
    'unavailable',
    'wrong signature in the answer',
  ],
  [
    'another secret',
    () => signedAnswer({ ...credentials, secret: 'x' }, 201, created),
    'unavailable',
    'wrong signature in the answer',
  ],
  [
    'a signed answer of another shape',
    () => signedAnswer(credentials, 201, { transactionId: 't' }),
    'unavailable',
    'unexpected answer',
  ],
])('%s is returned as a value, without a retry', async (_, answer, reason, details) => {
  const { client, requests } = clientOn(answer);
  expect(await client.createPayment(body)).toEqual({ ok: false, reason, details });
  expect(requests).toHaveLength(1);
});

test('rejects a changed body (payment-1)', async () => {
  const { client } = clientOn(async () => {
    const answer = signedAnswer(credentials, 201, created);
    return new Response((await answer.text()).replace('t-1', 't-2'), answer);
  });
  expect(await client.createPayment(body)).toMatchObject({ reason: 'unavailable' });
});

test('returns network failures and time-outs as values', async () => {
  const broken = clientOn(() => {
    throw new TypeError('fetch failed');
  });
  expect(await broken.client.payment('t')).toEqual({ ok: false, reason: 'unavailable', details: 'network failure' });
  const never = clientOn(
    (request) =>
      new Promise((_, reject) => request.signal.addEventListener('abort', () => reject(request.signal.reason))),
    20,
  );
  expect(await never.client.payment('t')).toEqual({ ok: false, reason: 'unavailable', details: 'no answer in 20 ms' });
});

test('times out over a real connection', async () => {
  const server = createServer(() => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const client = createPaytrailClient(
    { fetch, log: pino({ level: 'silent' }), now: () => new Date() },
    { ...credentials, url: `http://127.0.0.1:${port}`, timeoutMs: 50 },
  );
  await vi.waitFor(async () =>
    expect(await client.payment('t')).toEqual({ ok: false, reason: 'unavailable', details: 'no answer in 50 ms' }),
  );
});
