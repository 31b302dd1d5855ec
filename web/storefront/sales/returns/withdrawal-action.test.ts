import { expect, test } from 'vitest';
import type { Shop } from '#backend/shop.ts';
import { fail, ok } from '#domain/base/result.ts';
import { withdrawalStep } from './withdrawal-action.ts';

/** A shop that accepts notices, except with a filled-in honeypot. */
const shop = {
  formStamps: { trapped: () => null },
  auth: { visitor: async () => null, clientOf: () => ({ ip: '192.0.2.7' }) },
  withdrawals: {
    receive: async ({ website }: { website: string }) =>
      website ? fail('robot', null) : ok({ receivedAt: new Date('2026-11-21T10:00:00Z') }),
  },
} as unknown as Shop;

const typed = {
  name: 'Maija',
  orderNumber: '1000019',
  email: 'maija@example.com',
  message: '',
  formKey: 'l',
  stamp: 's',
};

function send(fields: Record<string, string>) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const request = new Request('http://shop.test/peruuta-sopimus', { method: 'POST', body });
  return withdrawalStep({ shop, request, locale: 'fi', secret: null });
}

test('accepts the second attempt when the browser had filled in the honeypot (return-1)', async () => {
  const first = await send({ ...typed, website: 'https://example.com', step: 'confirm' });
  expect(first).toMatchObject({ step: 'review', failure: 'again', values: { ...typed, website: '' } });
  const second = await send({ ...first.values, step: 'confirm' });
  expect(second).toMatchObject({ step: 'done', receivedAt: '2026-11-21T10:00:00.000Z' });
});

test.each([
  ['gone back to', { step: 'edit' }],
  ['sent back', { step: 'review', name: '' }],
])('clears the honeypot and keeps the input of a form that is %s', async (_, over) => {
  const answer = await send({ ...typed, website: 'x', ...over });
  expect(answer).toMatchObject({ step: 'write', values: { email: typed.email, website: '' } });
});
