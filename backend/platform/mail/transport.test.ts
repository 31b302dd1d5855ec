import { expect, test } from 'vitest';
import { smtpServer } from './test-smtp.ts';
import { reachServer } from './transport.ts';

test('a server that cannot encrypt is not told a thing where it must', async () => {
  const { url } = await smtpServer();
  expect(await reachServer(url, false)).toBeNull();
  expect(await reachServer(url, true)).toMatch(/TLS/);
});
