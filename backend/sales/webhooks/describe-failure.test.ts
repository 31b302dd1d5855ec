import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { describeFailure } from './describe-failure.ts';

const failureOf = (url: string, init: RequestInit = {}) => fetch(url, init).then(String, describeFailure);

test('reports the cause of a failed call instead of "fetch failed"', async () => {
  const server = createServer((request, response) => {
    if (request.url === '/moved') response.writeHead(302, { location: '/' }).end();
    if (request.url === '/cut') request.socket.destroy();
  });
  server.listen(0, '127.0.0.1');
  onTestFinished(() => void server.closeAllConnections());
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  expect(await failureOf(`${base}/moved`, { redirect: 'error' })).toBe('it redirects: give the address itself');
  expect(await failureOf(`${base}/cut`)).toBe('the connection was cut (UND_ERR_SOCKET)');
  expect(await failureOf(`${base}/slow`, { signal: AbortSignal.timeout(50) })).toBe('no answer in time');
  expect(await failureOf(base.replace('http:', 'https:'))).toMatch(/\(\w+\)$/);
  expect(await failureOf('http://127.0.0.1:1/')).not.toContain('fetch failed');
});

test.each([
  ['ECONNREFUSED', /^connection refused/],
  ['ENOTFOUND', /^the host name is not known \(DNS\) \(ENOTFOUND\)$/],
  ['CERT_HAS_EXPIRED', /^its certificate has expired/],
  ['EPROTO', /^wrong version \(EPROTO\)$/],
])('describes the nested code %s', (code, words) => {
  const inner = Object.assign(new Error('wrong version'), { code });
  expect(describeFailure(new TypeError('fetch failed', { cause: inner }))).toMatch(words);
});

test('keeps the status, and errors without a code', () => {
  expect(describeFailure(new Error('HTTP 500'))).toBe('HTTP 500');
  expect(describeFailure('odd')).toBe('odd');
});
