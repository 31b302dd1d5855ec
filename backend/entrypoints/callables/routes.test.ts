import { getFunctions, httpsCallable, httpsCallableFromURL } from '@firebase/functions';
import { Hono } from 'hono';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { type Callables, callable } from '#backend/entrypoints/callables/callable.ts';
import { respondWithError } from '#backend/platform/http-kit/errors.ts';
import { type ErrorCode, errorStatus, httpOnlyCodes, ShopError } from '#domain/base/error-codes.ts';
import { callableCors, callableRoutes } from './routes.ts';
import { served } from './test-callable-server.ts';
import { cloudApp, refusalOf } from './test-cloud-client.ts';

const visitor = {
  userId: 'u1',
  sessionId: 's1',
  email: 'maija@example.com',
  isVerified: true,
  firstname: 'Maija',
  lastname: 'Mäkinen',
  locale: 'fi' as const,
};

const codes = Object.keys(errorStatus) as ErrorCode[];
const failing = Object.fromEntries(
  codes.map((code) => [
    `fails-${code}`,
    callable(z.unknown(), async () => {
      throw new ShopError(code, `told: ${code}`, [
        { field: 'email', code: 'taken', message: 'The address is in use.' },
      ]);
    }),
  ]),
);
const callables: Callables = {
  ...failing,
  echo: callable(z.unknown(), async (data) => data),
  size: callable(z.strictObject({ cm: z.int() }), async ({ cm }) => ({ cm })),
  'says-nothing': callable(z.unknown(), async () => undefined),
  'never-ends': callable(z.unknown(), () => new Promise(() => {})),
  breaks: callable(z.unknown(), async () => {
    throw new Error('secret of the database');
  }),
  who: callable(z.unknown(), async (_, { firstname }) => firstname),
};

const callers = {
  async signedIn(headers: Headers) {
    if (headers.get('authorization') === 'Bearer good') return visitor;
    throw new ShopError('unauthenticated', 'Sign in first.');
  },
};

async function backend() {
  const routes = callableRoutes(callables, callers, 200);
  const app = new Hono()
    .use(callableCors())
    .route('/functions', routes)
    .route('/:project/europe-north1', routes)
    .onError(respondWithError(pino({ level: 'silent' })));
  return { app, base: await served(app) };
}

async function client(token: string | null = 'good') {
  const { base } = await backend();
  const functions = getFunctions(
    cloudApp(() => token),
    `${base}/functions`,
  );
  return (name: string, data?: unknown) => httpsCallable(functions, name)(data).then((answer) => answer.data);
}

test('clients receive every error code with its details (callable-1)', async () => {
  const call = await client();
  for (const code of codes) {
    expect(await refusalOf(call(`fails-${code}`)), code).toEqual({
      code: `functions/${httpOnlyCodes.includes(code) ? 'invalid-argument' : code}`,
      message: `told: ${code}`,
      details: [{ field: 'email', code: 'taken', message: 'The address is in use.' }],
    });
  }
});

test('data survives the round trip: null, dates, lists, text (callable-1)', async () => {
  const call = await client();
  expect(await call('echo')).toBeNull();
  expect(await call('echo', { at: new Date(0), gone: undefined, list: ['Ä', 1.5, null] })).toEqual({
    at: '1970-01-01T00:00:00.000Z',
    gone: null,
    list: ['Ä', 1.5, null],
  });
  expect(await call('says-nothing')).toBeNull();
  expect(await call('who')).toBe('Maija');
});

test('invalid input names its field; guests are unauthenticated whatever the input (callable-1)', async () => {
  const call = await client();
  expect(await refusalOf(call('size', { cm: '5', kg: 1 }))).toMatchObject({
    code: 'functions/invalid-argument',
    details: [{ field: 'cm' }, { message: expect.stringContaining('kg') }],
  });
  for (const token of [null, 'bad'])
    expect(await refusalOf((await client(token))('size', { cm: '5' }))).toMatchObject({
      code: 'functions/unauthenticated',
      details: undefined,
    });
});

test('unexpected errors are internal without their message, slow calls exceed the deadline (callable-1, callable-2)', async () => {
  const call = await client();
  expect(await refusalOf(call('breaks'))).toMatchObject({
    code: 'functions/internal',
    message: 'Something went wrong on our side.',
  });
  expect(await refusalOf(call('never-ends'))).toMatchObject({
    code: 'functions/deadline-exceeded',
    message: 'The answer takes too long.',
  });
});

test('the project path and the URL of one function call the same callable', async () => {
  const { base } = await backend();
  const functions = getFunctions(cloudApp(() => 'good'));
  for (const path of ['/tieva-shop/europe-north1/echo', '/functions/echo'])
    expect((await httpsCallableFromURL(functions, `${base}${path}`)(['ok'])).data).toEqual(['ok']);
});

const requests: [string, RequestInit, number][] = [
  ['another method', { method: 'GET' }, 400],
  ['another content type', { method: 'POST', headers: { 'content-type': 'text/plain' }, body: '{"data":1}' }, 400],
  ['no JSON', { method: 'POST', body: '{"data":' }, 400],
  ['no data', { method: 'POST', body: '{}' }, 400],
  ['fields beside data', { method: 'POST', body: '{"data":1,"more":2}' }, 400],
  ['a list', { method: 'POST', body: '[1]' }, 400],
  ['what belongs there', { method: 'POST', body: '{"data":1}' }, 200],
];

test('refuses a body that is not exactly {data} as JSON (callable-1)', async () => {
  const { app } = await backend();
  for (const [what, init, status] of requests) {
    const headers = { 'content-type': 'application/json; charset=utf-8', authorization: 'Bearer good' };
    const answer = await app.request('/functions/echo', { ...init, headers: { ...headers, ...init.headers } });
    expect(answer.status, what).toBe(status);
    if (status !== 200) expect((await answer.json()).error.status, what).toBe('INVALID_ARGUMENT');
  }
});

test('another site may call with a token and without cookies, and can read refusals (callable-1)', async () => {
  const { app } = await backend();
  const asked = await app.request('/functions/echo', {
    method: 'OPTIONS',
    headers: {
      origin: 'https://muu.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,content-type',
    },
  });
  expect(asked.status).toBe(204);
  expect(Object.fromEntries(asked.headers)).toMatchObject({
    'access-control-allow-origin': '*',
    'access-control-allow-methods': 'GET,POST,OPTIONS',
    'access-control-allow-headers': 'Content-Type,Authorization,Firebase-Instance-ID-Token,X-Firebase-AppCheck',
  });
  const refused = await app.request('/functions/echo', { method: 'POST', headers: { origin: 'https://muu.example' } });
  expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([401, '*']);
  for (const { headers } of [asked, refused]) expect(headers.has('access-control-allow-credentials')).toBe(false);
});
