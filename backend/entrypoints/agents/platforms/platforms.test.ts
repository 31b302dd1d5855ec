import { pino } from 'pino';
import { expect, test } from 'vitest';
import type { PublicResponse } from '#backend/platform/public-net/fetch-public.ts';
import { ProtocolError } from '../ucp/protocol-error.ts';
import { profileInHeader } from './agent-header.ts';
import { negotiate } from './negotiate.ts';
import { createAgentPlatforms } from './service.ts';

const V = '2026-04-08';
const profile = (names: readonly string[], version = V, of = version) =>
  JSON.stringify({
    ucp: {
      version,
      capabilities: Object.fromEntries(names.map((name) => [`dev.ucp.shopping.${name}`, [{ version: of }]])),
    },
  });
const short = (names: Iterable<string>) => [...names].map((name) => name.replace('dev.ucp.shopping.', ''));

test.each([
  ['profile="https://a.example/p"', 'https://a.example/p'],
  ['profile="https://a.example/p"; version="2026-04-08"', 'https://a.example/p'],
  ['other=1, profile="https://a.example/p";x=1', 'https://a.example/p'],
  ['profile=https://a.example/p', null],
  ['', null],
  [undefined, null],
])('reads the profile of %s', (header, url) => expect(profileInHeader(header)).toBe(url));

test('what both can do: capabilities of the version, and extensions of something that remains', () => {
  expect(short(negotiate(profile(['cart', 'order', 'discount'])))).toEqual(['cart', 'discount']);
  expect(short(negotiate(profile(['catalog.search', 'discount', 'fulfillment'])))).toEqual(['catalog.search']);
  expect(short(negotiate(profile(['cart'], V, '2026-01-23')))).toEqual([]);
  expect(() => negotiate(profile(['cart'], '2026-01-23'))).toThrow(V);
});

test.each([
  '',
  '[]',
  'null',
  '{}',
  '{"ucp":{"version":5}}',
  '{"ucp":{"version":"2026-04-08","capabilities":{"x":{}}}}',
  '['.repeat(100_000),
])('a profile of another form is malformed (case %#)', (text) => {
  expect(() => negotiate(text)).toThrow(ProtocolError);
  expect(() => negotiate(text)).toThrow('another form');
});

function platforms(answer: (url: URL) => PublicResponse | Error) {
  const clock = { now: new Date('2026-11-21T10:00:00Z') };
  const asked: string[] = [];
  const fetchProfile = async (url: URL) => {
    asked.push(url.pathname);
    const response = answer(url);
    if (response instanceof Error) throw response;
    return response;
  };
  const service = createAgentPlatforms({ now: () => clock.now, log: pino({ level: 'silent' }) }, { fetchProfile });
  const ask = (path: string) =>
    service.negotiated(new URL(`https://agent.example${path}`)).then(short, ({ code }: ProtocolError) => code);
  return { clock, asked, ask };
}

const good: PublicResponse = { status: 200, type: 'application/json; charset=utf-8', body: profile(['cart']) };

test('keeps a profile for ten minutes, a failure for one (agent-2)', async () => {
  let isDown = false;
  const { clock, asked, ask } = platforms(() => (isDown ? new Error('down') : good));
  const later = (minutes: number) => {
    clock.now = new Date(clock.now.getTime() + minutes * 60_000);
  };
  expect(await Promise.all([ask('/a'), ask('/a')])).toEqual([['cart'], ['cart']]);
  later(9);
  await ask('/a');
  expect(asked).toHaveLength(1);
  later(1);
  isDown = true;
  expect(await ask('/a')).toBe('profile_unreachable');
  isDown = false;
  expect(await ask('/a')).toBe('profile_unreachable');
  expect(asked).toHaveLength(2);
  later(1);
  expect(await ask('/a')).toEqual(['cart']);
});

test.each([
  [{ ...good, status: 302 }, 'profile_unreachable'],
  [{ ...good, status: 500 }, 'profile_unreachable'],
  [{ ...good, type: 'text/html' }, 'profile_malformed'],
  [{ ...good, body: '<html>' }, 'profile_malformed'],
  [{ ...good, body: profile(['cart'], '2025-01-01') }, 'version_unsupported'],
  [{ ...good, type: 'application/ld+json' }, ['cart']],
])('a response gives what it is worth (case %#)', async (response, result) => {
  expect(await platforms(() => response).ask('/a')).toEqual(result);
});

test('reads sixty profiles in a minute, then asks to come back (agent-2)', async () => {
  const { clock, asked, ask } = platforms(() => good);
  const results = await Promise.all(Array.from({ length: 61 }, (_, i) => ask(`/${i}`)));
  expect([results.at(-2), results.at(-1), asked.length]).toEqual([['cart'], 'unavailable', 60]);
  expect(await ask('/0')).toEqual(['cart']);
  clock.now = new Date(clock.now.getTime() + 60_000);
  expect(await ask('/60')).toEqual(['cart']);
});
