import type { Hono } from 'hono';
import { expect, test } from 'vitest';
import { createApp } from '#backend/entrypoints/http/app.ts';
import type { NonceVariables } from '#backend/platform/http-kit/security-headers.ts';
import { ASSET_POLICY } from '#backend/platform/settings/file-policy.ts';
import { type EndpointRow, endpointRows } from './endpoint-rows.ts';
import { cookies, matrixShop } from './matrix-shop.ts';
import { pageBuild } from './page-build.ts';
import { pageRows } from './page-rows.ts';

const ORIGIN = 'https://shop.test';
/** About two hundred requests to a whole shop. */
const PATIENCE_MS = 120_000;

/** Headers of every response of a shop behind HTTPS. */
const ALWAYS = {
  'x-content-type-options': 'nosniff',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(self)',
};
const REFERRERS = ['strict-origin-when-cross-origin', 'strict-origin', 'same-origin', 'no-referrer'];

/** Names what is missing from a response. */
function faultsOf(response: Response): string[] {
  const { headers, status } = response;
  const header = (name: string) => headers.get(name) ?? '';
  const faults = Object.entries(ALWAYS).flatMap(([name, value]) =>
    header(name) === value ? [] : [`${name}: ${header(name)}`],
  );
  const policy = new Map(
    header('content-security-policy')
      .split('; ')
      .map((part): [string, string] => [part.split(' ')[0] ?? '', part]),
  );
  for (const name of ['default-src', 'base-uri', 'form-action', 'frame-ancestors'])
    if (!policy.has(name)) faults.push(`no ${name}`);
  if ((policy.get('object-src') ?? policy.get('default-src'))?.endsWith(" 'none'") !== true) faults.push('objects');
  if (/unsafe-eval|script-src [^;]*unsafe-inline|\*(?!\.)/.test(header('content-security-policy')))
    faults.push('wide policy');
  if (!REFERRERS.includes(header('referrer-policy'))) faults.push(`referrer-policy: ${header('referrer-policy')}`);
  for (const name of ['server', 'x-powered-by']) if (headers.has(name)) faults.push(name);
  const type = header('content-type');
  // pictures of the shop stand in mails that a browser shows
  const resources = type.startsWith('image/') ? ['same-origin', 'cross-origin'] : ['same-origin'];
  if (!resources.includes(header('cross-origin-resource-policy'))) faults.push('cross-origin-resource-policy');
  if (response.body && !type) faults.push('no type');
  if (/^text\/|xml/.test(type) && !/charset=utf-8|x-script/i.test(type)) faults.push(`no charset: ${type}`);
  if (status === 405 && !headers.has('allow')) faults.push('405 without allow');
  if (status === 429 && !headers.has('retry-after')) faults.push('429 without retry-after');
  if (status >= 400 && header('cache-control') !== 'no-store') faults.push(`${status} may be kept`);
  return faults;
}

async function httpsShop() {
  const { shop, people } = await matrixShop();
  const { build } = await pageBuild();
  const options = { shop: { ...shop, baseUrl: ORIGIN }, clientFolder: 'public', loadBuild: async () => build };
  const ask = (path: string, init: RequestInit = {}, app = createApp(options)) =>
    app.request(new URL(path, ORIGIN), { ...init, headers: { origin: ORIGIN, ...init.headers } });
  const send = async (endpoint: string, row: EndpointRow, cookie: string | null, app: Hono<NonceVariables>) => {
    const { path, body, headers = {} } = row.request(await people.thingsFor('A'));
    const type = typeof body === 'string' ? 'application/x-www-form-urlencoded' : 'application/json';
    const sent: Record<string, string> = body === undefined ? {} : { 'content-type': type };
    return ask(
      path,
      {
        method: endpoint.split(' ')[0] ?? 'GET',
        headers: { ...sent, ...headers, ...cookies(cookie) },
        ...(body === undefined ? {} : { body: typeof body === 'object' ? JSON.stringify(body) : body }),
      },
      app,
    );
  };
  return { shop, options, ask, send, people, cookie: people.visitors.A.cookie };
}

const dataOf = (path: string) =>
  path.replace(/^([^?]*?)\/?(\?|$)/, (_, page, rest) => `${page || '/_root'}.data${rest}`);

test(
  'every endpoint sends the security headers',
  async () => {
    const { options, send, cookie } = await httpsShop();
    const found: Record<string, string[]> = {};
    for (const who of [null, cookie]) {
      // empty limit counters
      const app = createApp(options);
      for (const [endpoint, row] of Object.entries(endpointRows)) {
        const response = await send(endpoint, row, who, app);
        const faults = faultsOf(response);
        if (
          /^application\/json/.test(response.headers.get('content-type') ?? '') &&
          !response.headers.has('cache-control')
        )
          faults.push('JSON that may be kept');
        if (faults.length > 0) found[endpoint] = faults;
      }
    }
    expect(found).toEqual({});
  },
  PATIENCE_MS,
);

test(
  'every page does, and a personal one is never cached',
  async () => {
    const { ask, options, people, cookie } = await httpsShop();
    const app = createApp(options);
    const found: Record<string, string[]> = {};
    for (const [pattern, row] of Object.entries(pageRows)) {
      const path = row.path(await people.thingsFor('A'));
      const isOwn = row.isPersonal || row.landings[1] !== row.landings[0] || /:secret|oma-tili/.test(pattern);
      for (const asked of pattern === '/*' ? [path] : [path, dataOf(path)]) {
        const response = await ask(asked, { headers: cookies(cookie) }, app);
        const faults = faultsOf(response);
        if (isOwn && response.headers.get('cache-control') !== 'no-store') faults.push('personal, and may be kept');
        if (faults.length > 0) found[asked] = faults;
      }
    }
    expect(found).toEqual({});
  },
  PATIENCE_MS,
);

test('files, failures, rejections and redirects do too', async () => {
  const { ask, options, shop } = await httpsShop();
  const broken = async () => Promise.reject(new Error('no pages'));
  const busy = createApp(options);
  const form = { method: 'POST', body: 'x=1', headers: { 'content-type': 'application/x-www-form-urlencoded' } };
  const page = { headers: { accept: 'text/html' } };
  for (let i = 0; i < 120; i++) await ask('/kirjaudu', form, busy);
  const closed = { query: async () => Promise.reject(new Error('the database is gone')) };
  const answers: [number, Response][] = [
    [200, await ask('/favicon.svg')],
    [200, await ask('/fonts/archivo-text.woff2')],
    [404, await ask('/assets/x.js')],
    [404, await ask('/api/nothing')],
    [404, await ask('/ei-ole', page)],
    [405, await ask('/haku', form)],
    [405, await ask('/haku', { method: 'DELETE' })],
    [400, await ask('/api/get-spareparts', { method: 'POST', body: 'no json' })],
    [413, await ask('/api/get-spareparts', { method: 'POST', body: 'x'.repeat(256 * 1024 + 1) })],
    [413, await ask('/kirjaudu', { ...form, headers: { accept: 'text/html' }, body: 'x'.repeat(256 * 1024 + 1) })],
    [429, await ask('/kirjaudu', form, busy)],
    [429, await ask('/kirjaudu', { ...form, ...page }, busy)],
    [500, await ask('/haku', page, createApp({ ...options, loadBuild: broken }))],
    [
      503,
      await ask('/readyz', {}, createApp({ ...options, shop: { ...options.shop, db: { ...shop.db, ...closed } } })),
    ],
    [302, await ask('/oma-tili/yhteenveto')],
    [303, await ask('/payments/return/success')],
  ];
  for (const [status, response] of answers) expect([response.status, faultsOf(response)]).toEqual([status, []]);
  const file = await ask('/fonts/archivo-text.woff2');
  expect(file.headers.get('content-security-policy')).toBe(ASSET_POLICY);
});

test('a shop without HTTPS sends no HSTS', async () => {
  const { options } = await httpsShop();
  const app = createApp({ ...options, shop: { ...options.shop, baseUrl: 'http://shop.test' } });
  expect((await app.request('http://shop.test/healthz')).headers.has('strict-transport-security')).toBe(false);
});
