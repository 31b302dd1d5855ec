import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { headerLimits } from '#backend/platform/http-kit/limits/header-limits.ts';
import { serverLimits } from './create-server.ts';
import { limitedServer } from './test-sockets.ts';

const QUICK = { headersTimeout: 200, requestTimeout: 400, connectionsCheckingInterval: 20 };
const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);

test('slow headers end with 408 and do not block other requests', async () => {
  const { dial, visit } = await limitedServer(QUICK);
  const slow = Array.from({ length: 50 }, () => dial());
  for (const { socket } of slow) socket.write('GET / HTTP/1.1\r\nHost: shop\r\nX-A: ');
  const dripping = setInterval(() => {
    for (const { socket } of slow) if (socket.writable) socket.write('a');
  }, 20);
  expect(await visit()).toBe('here');
  const answers = await Promise.all(slow.map(({ ended }) => ended));
  clearInterval(dripping);
  expect([...new Set(answers.map(statusOf))]).toEqual([408]);
  expect(answers[0]).toContain('x-content-type-options: nosniff');
});

test('a slow body ends with the request timeout', async () => {
  const { dial, visit } = await limitedServer(QUICK);
  const { socket, ended } = dial();
  socket.write('POST / HTTP/1.1\r\nHost: shop\r\nContent-Length: 100000\r\n\r\n');
  const dripping = setInterval(() => socket.writable && socket.write('a'), 20);
  expect(await visit()).toBe('here');
  const answer = await ended;
  clearInterval(dripping);
  expect(answer).not.toContain('bytes');
});

test('closes connections of clients that do not read the response, or read too slowly', async () => {
  const { dial, server, visit } = await limitedServer({ silence: 300, waiting: 500, look: 50 });
  const silent = dial(true);
  const dribbling = dial(true);
  for (const { socket } of [silent, dribbling]) {
    socket.pause();
    socket.write('GET /big HTTP/1.1\r\nHost: shop\r\n\r\n');
  }
  const sips = setInterval(() => dribbling.socket.read(1000), 30);
  await expect.poll(() => visit().catch(() => null)).toBe('here');
  const open = () => new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)));
  // this test's own connection may stay
  await expect.poll(open, { timeout: 10_000 }).toBeLessThanOrEqual(1);
  clearInterval(sips);
});

test.each([
  ['a long address', `GET /${'a'.repeat(17_000)} HTTP/1.1\r\nHost: shop\r\n\r\n`, 431],
  ['a long header', `GET / HTTP/1.1\r\nHost: shop\r\nX-A: ${'a'.repeat(17_000)}\r\n\r\n`, 431],
  ['many headers', `GET / HTTP/1.1\r\nHost: shop\r\n${'X-A: 1\r\n'.repeat(3000)}\r\n`, 431],
  ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
  ['two hosts', 'GET / HTTP/1.1\r\nHost: shop\r\nhost: evil.example\r\n\r\n', 400],
  ['the same host twice', 'GET / HTTP/1.1\r\nHost: shop\r\nHost: shop\r\n\r\n', 400],
  ...Object.entries(headerLimits).map(([name, limit]): [string, string, number] => [
    `a ${name} of more than ${limit} characters`,
    `GET / HTTP/1.1\r\nHost: shop\r\n${name}: ${'a'.repeat(limit + 1)}\r\n\r\n`,
    431,
  ]),
  ['two lengths', 'POST / HTTP/1.1\r\nHost: shop\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nhello!', 400],
  [
    'a length and pieces',
    'POST / HTTP/1.1\r\nHost: shop\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET / HTTP/1.1\r\nHost: shop\r\n\r\n',
    400,
  ],
  ['a length that is none', 'POST / HTTP/1.1\r\nHost: shop\r\nContent-Length: +5\r\n\r\nhello', 400],
  ['pieces of another kind', 'POST / HTTP/1.1\r\nHost: shop\r\nTransfer-Encoding: xchunked\r\n\r\n0\r\n\r\n', 400],
  ['a space before the colon', 'GET / HTTP/1.1\r\nHost : shop\r\n\r\n', 400],
  ['a folded header', 'GET / HTTP/1.1\r\nHost: shop\r\nX-A: 1\r\n Content-Length: 5\r\n\r\n', 400],
  ['lines without their return', 'GET / HTTP/1.1\nHost: shop\n\n', 400],
  ['an unknown method', 'BREW / HTTP/1.1\r\nHost: shop\r\n\r\n', 400],
  ['TRACE', 'TRACE / HTTP/1.1\r\nHost: shop\r\nCookie: secret=1\r\n\r\n', 405],
  ['a method of others', 'PROPFIND / HTTP/1.1\r\nHost: shop\r\n\r\n', 405],
])('refuses %s and ignores the rest of the connection', async (_, bytes, status) => {
  const { say, visit } = await limitedServer();
  const answer = await say(bytes);
  expect(statusOf(answer)).toBe(status);
  expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1);
  expect(answer).toContain('x-content-type-options: nosniff');
  expect(answer).not.toMatch(/here|secret=1/);
  if (status === 405) expect(answer).toMatch(/allow: GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS/i);
  expect(await visit()).toBe('here');
});

test('refuses a body over the limit, with Content-Length or chunked', async () => {
  const { say } = await limitedServer();
  const told = await say(
    `POST / HTTP/1.1\r\nHost: shop\r\nConnection: close\r\nContent-Length: 300000\r\n\r\n${'x'.repeat(300_000)}`,
  );
  expect(statusOf(told)).toBe(413);
  const pieces = `${(65_536).toString(16)}\r\n${'x'.repeat(65_536)}\r\n`.repeat(5);
  const untold = await say(
    `POST / HTTP/1.1\r\nHost: shop\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n${pieces}0\r\n\r\n`,
  );
  expect(statusOf(untold)).toBe(413);
});

test('serves pipelined requests in order', async () => {
  const { say } = await limitedServer();
  const post = 'POST / HTTP/1.1\r\nHost: shop\r\nContent-Length: 3\r\n\r\nabc';
  const heard = await say(
    `${'GET / HTTP/1.1\r\nHost: shop\r\n\r\n'.repeat(50)}${post}GET / HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n`,
  );
  expect(heard.match(/HTTP\/1\.1 200/g)).toHaveLength(52);
  expect(heard.indexOf('3 bytes')).toBeGreaterThan(heard.indexOf('here'));
});

test('refuses connections over the maximum until one ends', async () => {
  const { dial, server, visit } = await limitedServer({ maxConnections: 10 });
  const dropped = once(server, 'drop');
  const held = Array.from({ length: 10 }, () => dial());
  await Promise.all(held.map(({ socket }) => once(socket, 'connect')));
  dial();
  await dropped;
  held[0]?.socket.destroy();
  await expect.poll(() => visit().catch(() => null)).toBe('here');
});

test('the keep-alive timeout exceeds the proxy’s, and the timeouts are in order', () => {
  const { headersTimeout, requestTimeout, keepAliveTimeout, silence, waiting, look } = serverLimits;
  const nginx = readFileSync('docs/samples/nginx.conf', 'utf8');
  const secondsOf = (name: string, text: string) => 1000 * Number(new RegExp(`${name} (\\d+)s`).exec(text)?.[1]);
  const upstream = nginx.slice(nginx.indexOf('upstream'), nginx.indexOf('limit_conn_zone'));
  const [proxyKeeps, proxyWaits] = [secondsOf('keepalive_timeout', upstream), secondsOf('proxy_read_timeout', nginx)];
  expect(secondsOf('keepalive', readFileSync('docs/samples/Caddyfile', 'utf8'))).toBe(proxyKeeps);
  expect(keepAliveTimeout).toBeGreaterThan(proxyKeeps);
  expect(silence).toBeGreaterThan(proxyWaits);
  expect(headersTimeout).toBeLessThan(requestTimeout);
  expect(look * 2).toBeLessThan(waiting);
});

test('accepts headers exactly at their limits', async () => {
  const { say } = await limitedServer();
  for (const [name, limit] of Object.entries(headerLimits)) {
    const answer = await say(
      `GET / HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n${name}: ${'a'.repeat(limit)}\r\n\r\n`,
    );
    expect([name, statusOf(answer)]).toEqual([name, 200]);
  }
});
