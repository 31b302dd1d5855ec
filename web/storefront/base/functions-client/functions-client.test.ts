import { afterEach, expect, test, vi } from 'vitest';
import { onRecheckSession } from '#web/storefront/base/session-check.ts';
import { forgetToken } from './bearer-token.ts';
import { callFunction } from './functions-client.ts';

type Sent = { path: string; authorization: string | null };

/** A shop that issues tokens t1, t2 … and responds to calls with the status of `statusOf`. */
function shop({ cookie = 'signed_in=1', statusOf = () => 200 }: { cookie?: string; statusOf?: () => number } = {}) {
  const sent: Sent[] = [];
  let tokens = 0;
  vi.stubGlobal('document', { cookie });
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    sent.push({ path, authorization: new Headers(init.headers).get('authorization') });
    if (path === '/api/session/token') {
      tokens++;
      return Response.json({ token: `t${tokens}`, expiresIn: 900 });
    }
    return Response.json({ result: 'ok' }, { status: statusOf() });
  });
  return sent;
}

afterEach(() => {
  forgetToken();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('calls without a token for guests (callable-1)', async () => {
  const sent = shop({ cookie: 'i18n_redirected=fi' });
  expect(await callFunction('campaign-getCartRuleDetailsV2')).toBe('ok');
  expect(sent).toEqual([{ path: '/functions/campaign-getCartRuleDetailsV2', authorization: null }]);
});

test('shares one token between concurrent calls and renews it before it expires', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const sent = shop();
  await Promise.all([callFunction('a'), callFunction('b')]);
  vi.setSystemTime(Date.now() + 13 * 60_000);
  await callFunction('c');
  vi.setSystemTime(Date.now() + 2 * 60_000);
  await Promise.all([callFunction('d'), callFunction('e')]);
  expect(sent.filter(({ path }) => path === '/api/session/token')).toHaveLength(2);
  const used = Object.fromEntries(sent.map(({ path, authorization }) => [path.at(-1), authorization]));
  expect(used).toMatchObject({ a: 'Bearer t1', b: 'Bearer t1', c: 'Bearer t1', d: 'Bearer t2', e: 'Bearer t2' });
});

test('never sends a call twice and discards a rejected token (callable-3)', async () => {
  let status = 503;
  const recheck = vi.fn();
  onRecheckSession(recheck);
  const sent = shop({ statusOf: () => status });
  await expect(callFunction('a')).rejects.toMatchObject({ code: 'unavailable' });
  status = 401;
  await expect(callFunction('b')).rejects.toMatchObject({ code: 'unauthenticated' });
  status = 200;
  await callFunction('c');
  expect(sent.map(({ path, authorization }) => [path.split('/').at(-1), authorization])).toEqual([
    ['token', null],
    ['a', 'Bearer t1'],
    ['b', 'Bearer t1'],
    ['token', null],
    ['c', 'Bearer t2'],
  ]);
  expect(recheck).toHaveBeenCalledOnce();
});
