import { expect, test } from 'vitest';
import type { Shop } from '#backend/shop.ts';
import { fail, ok } from '#domain/base/result.ts';
import { contactStep, statusOf } from './contact-action.ts';

const typed = {
  name: 'Aino',
  email: ' Aino@Example.fi',
  phone: '',
  message: 'Hei',
  formKey: 'l',
  stamp: 's',
  store: 'oulu',
};

function send(fields: Record<string, string>, outcome: Awaited<ReturnType<Shop['contact']['send']>>) {
  const asked: Parameters<Shop['contact']['send']>[] = [];
  const shop = {
    formStamps: { stamp: () => 'new', problem: () => null },
    auth: { clientOf: () => ({ ip: '192.0.2.7' }) },
    contact: {
      send: async (...args: Parameters<Shop['contact']['send']>) => {
        asked.push(args);
        return outcome;
      },
    },
  } as unknown as Shop;
  const request = new Request('http://shop.test/ota-yhteytta', { method: 'POST', body: new URLSearchParams(fields) });
  const answer = contactStep({ shop, request, locale: 'fi', aboutOf: (store) => ({ kind: 'question', store }) });
  return answer.then((given) => ({ given, asked }));
}

test('an accepted message shows its number and the address of the copy', async () => {
  const { given, asked } = await send(typed, ok({ number: 'Y-1001' }));
  expect(given).toMatchObject({ step: 'done', number: 'Y-1001', email: 'aino@example.fi' });
  expect(statusOf(given)).toBe(200);
  expect(asked[0]?.[1]).toMatchObject({ about: { kind: 'question', store: 'oulu' }, formKey: 'l' });
});

test('treats customer service as no store', async () => {
  const { asked } = await send({ ...typed, store: '' }, ok({ number: 'Y-1001' }));
  expect(asked[0]?.[1].about).toEqual({ kind: 'question', store: null });
});

test('returns the typed values with their problems', async () => {
  const { given } = await send({ ...typed, email: 'x' }, fail('invalid', { email: 'email' }));
  expect(given).toMatchObject({ step: 'write', values: { email: 'x', message: 'Hei' }, problems: { email: 'email' } });
  expect(statusOf(given)).toBe(400);
});

test('an autofilled honeypot and an expired form can be sent again', async () => {
  const { given } = await send({ ...typed, website: 'x' }, fail('robot', 'website' as const));
  expect(given).toMatchObject({ failure: 'again', values: { website: '', stamp: 's' } });
  const { given: stale } = await send(typed, fail('robot', 'stale' as const));
  expect(stale).toMatchObject({ failure: 'again', values: { stamp: 'new' } });
});

test('reports the rate limit', async () => {
  const { given } = await send(typed, fail('limited', { retryAfter: 60 }));
  expect(given).toMatchObject({ failure: 'limited', values: { message: 'Hei' } });
  expect(statusOf(given)).toBe(429);
});
