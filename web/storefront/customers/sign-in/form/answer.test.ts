import { expect, test } from 'vitest';
import { orFailed } from './answer.ts';

test('reports a lost connection, but rethrows redirects and errors', async () => {
  const lost = await orFailed(async () => {
    throw new TypeError('Failed to fetch');
  });
  expect(lost).toMatchObject({ failure: { kind: 'failed' }, problems: {}, values: {} });
  const redirect = new Response(null, { status: 302 });
  await expect(orFailed(() => Promise.reject(redirect))).rejects.toBe(redirect);
  await expect(orFailed(() => Promise.reject(new Error('bug')))).rejects.toThrow('bug');
});
