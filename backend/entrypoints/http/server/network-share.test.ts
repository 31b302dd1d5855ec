import { once } from 'node:events';
import { Duplex } from 'node:stream';
import { expect, test } from 'vitest';
import { trustedProxies } from '#backend/platform/http-kit/limits/client-ip.ts';
import { createLimitedServer, serverLimits } from './create-server.ts';
import { limitedServer } from './test-sockets.ts';

/** A connection from this address that discards what is written to it. */
class Line extends Duplex {
  readonly remoteAddress: string;
  constructor(remoteAddress: string) {
    super();
    this.remoteAddress = remoteAddress;
  }
  override _read() {}
  override _write(_chunk: unknown, _encoding: string, done: () => void) {
    done();
  }
  setTimeout() {}
}

/** How many of three connections from these addresses a server accepts with a share of two per network. */
function taken(addresses: (i: number) => string) {
  const server = createLimitedServer({}, { ...serverLimits, networkConnections: 2 }, trustedProxies(['203.0.113.7']));
  const lines = [0, 1, 2].map((i) => new Line(addresses(i)));
  for (const line of lines) server.emit('connection', line);
  return { server, lines, count: lines.filter(({ destroyed }) => !destroyed).length };
}

test('limits the connections of a network until one ends', async () => {
  const { server, lines, count } = taken(() => '198.51.100.1');
  expect(count).toBe(2);
  const more = new Line('::ffff:198.51.100.1');
  server.emit('connection', more);
  expect(more.destroyed).toBe(true);
  lines[0]?.destroy();
  await once(lines[0] ?? server, 'close');
  const next = new Line('198.51.100.1');
  server.emit('connection', next);
  expect(next.destroyed).toBe(false);
});

test.each<[string, (i: number) => string, number]>([
  ['a network of IPv6', (i) => `2001:db8:1:2::${i + 1}`, 2],
  ['three visitors', (i) => `198.51.100.${i + 1}`, 3],
  ['a trusted proxy', () => '203.0.113.7', 3],
  ['a private network', () => '10.1.2.3', 3],
])('%s', (_, addresses, count) => {
  expect(taken(addresses).count).toBe(count);
});

test('closes idle connections when the server is full', async () => {
  const { dial, server, visit } = await limitedServer({ maxConnections: 5 });
  const held = Array.from({ length: 5 }, () => dial());
  for (const { socket } of held) socket.write('GET / HTTP/1.1\r\nHost: shop\r\n\r\n');
  await expect.poll(() => held.every(({ heard }) => heard().includes('here'))).toBe(true);
  const dropped = once(server, 'drop');
  dial();
  await dropped;
  await Promise.all(held.map(({ ended }) => ended));
  expect(await visit()).toBe('here');
});
