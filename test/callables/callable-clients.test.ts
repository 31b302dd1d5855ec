import { deleteApp, initializeApp } from '@firebase/app';
import { getFunctions, httpsCallable } from '@firebase/functions';
import { serve } from '@hono/node-server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { callFunction } from '#web/storefront/base/functions-client/functions-client.ts';
import { callableAnswers } from './callable-answers.ts';

/** A backend that gives the response whose number is called, and never responds to `silence`. */
function answer(request: Request): Response | Promise<Response> {
  const name = new URL(request.url).pathname.split('/').at(-1) ?? '';
  if (name === 'silence') return new Promise(() => {});
  const { status = 404, body = '' } = callableAnswers[Number(name)] ?? {};
  return new Response(body, { status, headers: { 'content-type': 'application/json' } });
}

let base: string;
let server: ReturnType<typeof serve>;
const app = initializeApp({ projectId: 'tieva-shop' });

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    server = serve({ fetch: answer, port: 0, hostname: '127.0.0.1', overrideGlobalObjects: false }, ({ port }) => {
      base = `http://127.0.0.1:${port}`;
      resolve();
    });
  });
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) => fetch(new URL(path, base), init));
  vi.stubGlobal('document', { cookie: '' });
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await deleteApp(app);
  if ('closeAllConnections' in server) server.closeAllConnections();
  server.close();
});

type Outcome = { value: unknown } | { code: string; message: string; details: unknown };
const outcomeOf = (call: Promise<unknown>): Promise<Outcome> =>
  call.then(
    (value) => ({ value }),
    ({ code, message, details }) => ({
      code: code.replace(/^functions\//, ''),
      // the cloud's client puts the HTTP status behind its messages
      message: message.replace(/ \[\d+\]$/, ''),
      details: details ?? null,
    }),
  );

const theirs = (name: string, timeout?: number) => {
  const call = httpsCallable(getFunctions(app, `${base}/functions`), name, timeout ? { timeout } : {});
  return outcomeOf(call().then(({ data }) => data));
};
const ours = (name: string, timeout?: number) => outcomeOf(callFunction(name, null, timeout));

test.each(callableAnswers.map((answered, i) => ({ ...answered, name: String(i) })))(
  'the cloud client and ours agree about $what ($status)',
  async ({ name, code, message, details }) => {
    const [cloud, own] = await Promise.all([theirs(name), ours(name)]);
    expect(own).toEqual(cloud);
    if (code === null) expect(own).toHaveProperty('value');
    else expect(own).toEqual({ code, message, details: details ?? null });
  },
);

test('both give up a function that never responds', async () => {
  const tooLate = { code: 'deadline-exceeded', message: 'deadline-exceeded', details: null };
  expect(await Promise.all([theirs('silence', 50), ours('silence', 50)])).toEqual([tooLate, tooLate]);
});

test('a backend that cannot be reached is internal to both', async () => {
  const nowhere = 'http://127.0.0.1:1';
  const cloud = httpsCallable(getFunctions(app, `${nowhere}/functions`), 'x');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')));
  const gone = { code: 'internal', message: 'internal', details: null };
  expect(await Promise.all([outcomeOf(cloud()), ours('x')])).toEqual([gone, gone]);
});
