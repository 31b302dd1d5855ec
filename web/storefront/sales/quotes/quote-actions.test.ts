import { expect, test } from 'vitest';
import { quoteAction } from './quote-actions.ts';

type Quotes = Parameters<typeof quoteAction>[0]['quotes'];

/** Submits a form of a quote's page to a backend with this outcome. */
async function press(fields: Record<string, string>, answers: Partial<Quotes>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const refused = async () => ({ ok: false as const, reason: 'unknown' as const });
  const quotes: Quotes = {
    ask: refused,
    accept: refused,
    decline: refused,
    withdraw: refused,
    cookie: (number) => `quote_${number}=avain`,
    ...answers,
  };
  const answer = await quoteAction({ quotes, form, secret: 's', locale: 'fi', ip: '192.0.2.7' }).catch(
    (thrown: unknown) => thrown,
  );
  return answer;
}

test('marks the browser that accepts a quote as its owner, and no later one', async () => {
  const accept = { do: 'accept' };
  const cookieOf = (answer: unknown) => answer instanceof Response && answer.headers.get('set-cookie');
  expect(cookieOf(await press(accept, { accept: async () => ({ ok: true, value: 'T5001' }) }))).toBe(
    'quote_T5001=avain',
  );
  expect(cookieOf(await press(accept, { accept: async () => ({ ok: true, value: null }) }))).toBeNull();
  const ask = { do: 'ask', words: 'Sopiiko?' };
  expect(cookieOf(await press(ask, { ask: async () => ({ ok: true, value: 'T5001' }) }))).toBeNull();
});

test('accepts the offer that the page showed, and reports a newer one (quote-5)', async () => {
  const accept = { do: 'accept', answeredAt: '2026-11-21T10:00:00.000Z' };
  const seen: unknown[] = [];
  const answering = (details: 'answered' | 'expired'): Partial<Quotes> => ({
    accept: async (_secret, answeredAt) => {
      seen.push(answeredAt);
      return { ok: false, reason: 'not_now', details };
    },
  });
  expect(await press(accept, answering('answered'))).toMatchObject({
    data: { failure: 'changed', problem: null },
    init: { status: 409 },
  });
  expect(await press({ do: 'accept' }, answering('expired'))).toMatchObject({ data: { failure: 'not_now' } });
  expect(seen).toEqual([accept.answeredAt, '']);
});
