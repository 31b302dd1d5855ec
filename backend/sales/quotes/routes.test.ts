import { expect, test } from 'vitest';
import { quoteShop, request } from './test-quotes.ts';

const post = (body: unknown) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

test('accepts the items and contact fields of the specification (quote-2)', async () => {
  const { request: ask, stored, shop } = await quoteShop();
  const { idempotencyKey: _, ...body } = request();
  const answer = await ask('/api/send-quote', post(body));
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('set-cookie')).toBe(shop.quotes.cookie('T5001'));
  expect(await answer.json()).toEqual({ success: true, number: 'T5001' });
  expect((await stored('T5001')).items).toHaveLength(2);
});

test('an invalid request reports its fields with a code and a message', async () => {
  const { request: ask } = await quoteShop();
  const answer = await ask('/api/send-quote', post({ ...request(), email: 'x', items: [] }));
  expect(answer.status).toBe(400);
  const { error } = (await answer.json()) as { error: { status: string; details: unknown } };
  expect(error.status).toBe('INVALID_ARGUMENT');
  expect(error).toMatchObject({
    details: [
      { code: 'items', field: 'items', message: 'There must be at least one item.' },
      { code: 'email', field: 'email', message: 'The e-mail address is not valid.' },
    ],
  });
});

test('gives 409 for another request with the same key', async () => {
  const { request: ask } = await quoteShop();
  const first = request();
  await ask('/api/send-quote', post(first));
  expect((await ask('/api/send-quote', post({ ...first, city: 'Kemi' }))).status).toBe(409);
});
