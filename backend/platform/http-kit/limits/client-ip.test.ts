import { expect, test } from 'vitest';
import { clientIp, trustedProxies } from './client-ip.ts';

test('ignores the header without a trusted proxy', () => {
  expect(clientIp('203.0.113.9', '198.51.100.1', trustedProxies([]))).toBe('203.0.113.9');
});

test('uses the last untrusted hop, so that forged entries before it do not count', () => {
  const trusted = trustedProxies(['127.0.0.1', '10.0.0.0/8']);
  expect(clientIp('127.0.0.1', '6.6.6.6, 198.51.100.1, 10.1.2.3', trusted)).toBe('198.51.100.1');
  expect(clientIp('::ffff:127.0.0.1', '198.51.100.1', trusted)).toBe('198.51.100.1');
  expect(clientIp('127.0.0.1', undefined, trusted)).toBe('127.0.0.1');
});

test.each([
  ['6.6.6.6, 198.51.100.1:5678', '198.51.100.1'],
  ['6.6.6.6, [2001:db8::1]:443', '2001:db8::1'],
  ['6.6.6.6, [2001:db8::1]', '2001:db8::1'],
  ['6.6.6.6, 2001:db8::1', '2001:db8::1'],
  ['6.6.6.6, 198.51.100.1, 10.1.2.3:80', '198.51.100.1'],
  ['6.6.6.6, ::ffff:198.51.100.1', '198.51.100.1'],
])('removes the port of %s', (forwardedFor, ip) => {
  expect(clientIp('127.0.0.1', forwardedFor, trustedProxies(['127.0.0.1', '10.0.0.0/8']))).toBe(ip);
});

test.each(['6.6.6.6, unknown', '6.6.6.6, _hidden, 10.1.2.3', '6.6.6.6, ', '6.6.6.6, 198.51.100.1:x'])(
  'what stands left of no address is not believed: %s',
  (forwardedFor) => {
    const ip = clientIp('127.0.0.1', forwardedFor, trustedProxies(['127.0.0.1', '10.0.0.0/8']));
    expect(['127.0.0.1', '10.1.2.3']).toContain(ip);
  },
);
