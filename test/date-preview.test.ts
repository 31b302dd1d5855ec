import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createTokens } from '#backend/entrypoints/date-preview/token.ts';
import { createApp } from '#backend/entrypoints/http/app.ts';
import { pageTable } from '#backend/entrypoints/http/pages/page-table.ts';
import { serveCachedPages } from '#backend/entrypoints/http/pages/serve-cached-pages.ts';
import { createPageCache } from '#backend/platform/cache/service.ts';
import { createMetrics } from '#backend/platform/metrics/service.ts';
import { orderShop } from '#backend/sales/orders/test-orders.ts';
import { AccessRefused } from '#domain/staff/actor.ts';
import { byCommand, staffMember } from './actors.ts';
import { renderedBuild } from './words/rendered-shop.ts';

const CHRISTMAS = { day: '2026-12-24', time: '10:30' };
// whole shops, each preview with services and a search of its own
vi.setConfig({ testTimeout: 120_000 });
const AT = new Date('2026-12-24T08:30:00Z');

/** A shop in which much changes before Christmas. */
async function plannedShop(env: Record<string, string> = {}) {
  const made = await orderShop(
    [
      { sku: 'A', price: 19_900, stock: { oulu: 9 } },
      { sku: 'B', price: 29_900, stock: { oulu: 9 } },
    ],
    env,
  );
  const { shop } = made;
  const kysely = shop.db.kysely;
  await shop.db.query("insert into price_history (sku, cents, from_at) values ('A', 19900, '2026-01-01T00:00:00Z')");
  const set = await shop.prices.set(byCommand, [
    { sku: 'A', salePrice: 149, from: '2026-12-19T22:00:00Z', until: '2026-12-26T22:00:00Z' },
  ]);
  expect(set).toMatchObject({ ok: true });
  const article = { locale: 'fi', kind: 'article', plain: '', draft: false } as const;
  await kysely
    .insertInto('content_page')
    .values([
      { ...article, path: 'joulun-aukiolot', title: 'Joulun aukiolot', published_on: '2026-12-15' },
      { ...article, path: 'marraskuu', title: 'Vain marraskuussa', published_on: '2026-11-01', ends_on: '2026-11-30' },
      {
        ...article,
        kind: 'campaign',
        path: 'joulu',
        title: 'Joulukampanja',
        published_on: '2026-11-01',
        starts_on: '2026-12-20',
        ends_on: '2026-12-26',
      },
    ])
    .execute();
  await shop.search.recordChange(kysely, 'all');
  const staff = await staffMember(kysely, 'content');
  const scheduled = { kind: 'article', path: 'ajastettu' } as const;
  await shop.pages.create(staff, scheduled, 'Ajastettu juttu');
  const version = (await shop.pages.open(staff, scheduled))?.texts[0]?.version ?? 0;
  const fields = { 'head/description': 'Kuvaus', blocks: 'a', 'block/a/kind': 'text', 'block/a/text': 'Teksti.' };
  await shop.pages.save(staff, scheduled, [{ locale: 'fi', version, fields }]);
  await shop.pages.schedulePublishing(staff, scheduled, new Date('2026-12-10T06:00:00Z'));
  const build = await renderedBuild();
  const pageCache = createPageCache(shop, 10_000_000);
  const options = { shop, clientFolder: 'public', loadBuild: async () => build, pageCache };
  const app = createApp({ ...options, createShop: made.createShop });
  const send = async (path: string, init: RequestInit = {}) => app.request(new URL(path, shop.baseUrl), init);
  const page = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await send(path, { headers: { 'user-agent': 'Firefox', ...headers } });
    return { status: answer.status, headers: answer.headers, html: await answer.text() };
  };
  const link = (over: Partial<typeof CHRISTMAS> & { page?: string } = {}) =>
    shop.datePreviews.link(staff, { ...CHRISTMAS, page: '/', ...over });
  /** The cookie that a link sets. */
  const begun = async () => {
    const made = link();
    if (!made.ok) throw new Error(made.reason);
    const { status, headers } = await page(made.value.url.replace(shop.baseUrl, ''));
    expect(status).toBe(303);
    return String(headers.get('set-cookie')).split(';')[0] ?? '';
  };
  /** Who serves a path: the cache in front, or the application. */
  const servedBy = async (path: string, cookie: string) => {
    const front = serveCachedPages({
      ...options,
      mode: '',
      cache: pageCache,
      pages: pageTable(build),
      metrics: createMetrics(),
    });
    const server = createServer((request, response) => front(request, response, () => response.end('application')));
    onTestFinished(() => void server.close());
    await new Promise<void>((listening) => server.listen(0, listening));
    const { port } = server.address() as AddressInfo;
    const answer = await fetch(`http://localhost:${port}${path}`, { headers: { cookie } });
    return (await answer.text()) === 'application' ? 'application' : 'cache';
  };
  return { ...made, shop, staff, send, page, servedBy, link, begun };
}

/** A document without the bar, the nonce and the data of hydration. */
const body = (html: string) =>
  html
    .replace(/<date-preview.*?<\/date-preview>/s, '')
    .replaceAll(/ nonce="[^"]*"/g, '')
    .replaceAll(/<script>window\.[^<]*<\/script>/g, '');

test('a page at a date is the page of that date, but for bar, nonce and hydration data (date-preview-3)', async () => {
  const { shop, clock, page, begun } = await plannedShop();
  const cookie = await begun();
  const paths = [
    '/',
    '/product/tuote-a',
    '/tarjoukset',
    '/category',
    '/haku?q=tuote',
    '/uutiset-ja-artikkelit',
    '/uutiset-ja-artikkelit/joulun-aukiolot',
    '/uutiset-ja-artikkelit/marraskuu',
    '/uutiset-ja-artikkelit/ajastettu',
    '/kampanjat',
    '/kampanjat/joulu',
    ...['/en', '/en/product/tuote-a', '/en/kampanjat/joulu'],
  ];
  const seen = new Map<string, Awaited<ReturnType<typeof page>>>();
  const now = new Map<string, string>();
  for (const path of paths) {
    seen.set(path, await page(path, { cookie }));
    now.set(path, (await page(path)).html);
  }
  clock.now = AT;
  await shop.jobs.runPlanned();
  await shop.prices.applyDue();
  for (const path of paths) {
    const then = await page(path);
    expect([path, seen.get(path)?.status]).toEqual([path, then.status]);
    expect([path, body(seen.get(path)?.html ?? '')]).toEqual([path, body(then.html)]);
  }
  expect(seen.get('/uutiset-ja-artikkelit/ajastettu')?.status).toBe(200);
  const changed = paths.filter((path) => body(now.get(path) ?? '') !== body(seen.get(path)?.html ?? ''));
  expect(changed).toEqual(
    expect.arrayContaining(['/', '/product/tuote-a', '/tarjoukset', '/kampanjat', '/en/kampanjat/joulu']),
  );
});

test('a link that is forged, old or of somebody who left shows nothing (date-preview-1)', async () => {
  const { shop, staff, clock, page, link, begun } = await plannedShop();
  const cookie = await begun();
  const product = async (of = cookie) => (await page('/product/tuote-a', { cookie: of })).html;
  const isSeen = async (of = cookie) => (await product(of)).includes('<date-preview');
  expect(await isSeen()).toBe(true);

  const token = cookie.split('=')[1] ?? '';
  const [at, until, id, sign] = token.split('.');
  const later = (Number.parseInt(until ?? '', 36) + 86_400).toString(36);
  const other = createTokens('another-secret-of-somebody-else').write({ at: AT, until: AT, staffId: staff.id });
  const forged = [
    other,
    `${at}.${later}.${id}.${sign}`,
    `zzzzzz.${until}.${id}.${sign}`,
    `${at}.${until}.${id}.`,
    'x',
    '',
    '.',
    `${token}x`,
    'a'.repeat(5000),
    `${at}.${until}.${id}.${sign?.slice(1)}å`,
  ];
  for (const wrong of forged) {
    expect([wrong.slice(0, 60), await isSeen(`date_preview=${encodeURIComponent(wrong)}`)]).toEqual([
      wrong.slice(0, 60),
      false,
    ]);
    const opened = await page(`/esikatselu?t=${encodeURIComponent(wrong)}&sivu=/`);
    expect([opened.status, opened.headers.get('set-cookie'), opened.headers.get('cache-control')]).toEqual([
      403,
      null,
      'no-store',
    ]);
  }

  const made = link();
  clock.now = new Date(clock.now.getTime() + 61 * 60_000);
  expect(await isSeen()).toBe(false);
  if (made.ok) expect((await page(made.value.url.replace(shop.baseUrl, ''))).status).toBe(403);

  const fresh = await begun();
  expect(await isSeen(fresh)).toBe(true);
  await shop.db.kysely.updateTable('staff').set({ role: 'sales' }).where('id', '=', staff.id).execute();
  expect(await isSeen(fresh)).toBe(false);
  await shop.db.kysely
    .updateTable('staff')
    .set({ role: 'content', suspended_at: clock.now })
    .where('id', '=', staff.id)
    .execute();
  expect(await isSeen(fresh)).toBe(false);
});

test('a link leads to pages of this shop only, at a time ahead, and is made by those who edit contents (date-preview-1)', async () => {
  const { shop, link } = await plannedShop();
  const reason = (over: Parameters<typeof link>[0]) => {
    const made = link(over);
    return made.ok ? new URL(made.value.url).searchParams.get('sivu') : made.reason;
  };
  for (const page of [
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '',
    'x',
    '/a b',
    `/${'a'.repeat(300)}`,
  ])
    expect([page, reason({ page })]).toEqual([page, 'page']);
  expect(reason({ page: '/en/kampanjat?a=b' })).toBe('/en/kampanjat?a=b');
  expect([reason({ day: '2026-11-20' }), reason({ day: '2031-01-01' }), reason({ time: '25:00' })]).toEqual([
    'past',
    'far',
    'time',
  ]);
  const sales = await staffMember(shop.db.kysely, 'sales');
  expect(() => shop.datePreviews.link(sales, { ...CHRISTMAS, page: '/' })).toThrow(AccessRefused);
});

test('nothing is changed by a preview: requests that change are refused, and the database is rolled back (date-preview-2)', async () => {
  const { shop, page, send, begun } = await plannedShop();
  const cookie = await begun();
  const counted = async () => {
    const tables = ['price_history', 'search_change', 'audit_entry', 'contact_message', 'content_preview'];
    const rows = await Promise.all(
      tables.map((table) => shop.db.query<{ n: number }>(`select count(*) as n from ${table}`)),
    );
    return rows.map(({ rows: [row] }) => row?.n);
  };
  const before = await counted();
  expect((await page('/product/tuote-a', { cookie })).html).toContain('149');
  const accept = 'text/html';
  for (const [method, path] of [
    ['POST', '/ota-yhteytta'],
    ['POST', '/ota-yhteytta.data'],
    ['POST', '/api/checkout/orders'],
    ['PUT', '/api/wish-lists/x'],
    ['DELETE', '/api/store/x'],
    ['PATCH', '/'],
    ['POST', '/evasteet'],
    ['POST', '/functions/auth-deleteUser'],
    ['POST', '/payments/settlements/x'],
  ] as const) {
    const refused = await send(path, { method, headers: { cookie, accept, origin: shop.baseUrl }, body: 'a=b' });
    expect([method, path, refused.status, refused.headers.get('set-cookie')]).toEqual([method, path, 403, null]);
    expect(await refused.text()).toContain('Esikatselussa ei voi tilata');
  }
  const asked = await send('/en/ota-yhteytta.data', { method: 'POST', headers: { cookie }, body: '' });
  expect(await asked.text()).toContain('Nothing can be ordered');
  expect(await counted()).toEqual(before);
});

test('a preview is stored nowhere, and carries no cookie; a visitor gets the page of today (date-preview-2)', async () => {
  const { page, begun, servedBy } = await plannedShop();
  const cookie = `${await begun()}; i18n_redirected=fi; tieva.session_token=x`;
  for (const path of [
    '/',
    '/product/tuote-a',
    '/product/tuote-a.data',
    '/data/stores.json?locale=fi',
    '/haku?q=tuote',
    '/oma-tili',
    '/ei-ole',
  ]) {
    const { headers } = await page(path, { cookie });
    expect([path, headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual([path, 'no-store', 'noindex']);
    for (const name of ['etag', 'set-cookie', 'cdn-cache-control'])
      expect([path, name, headers.get(name)]).toEqual([path, name, null]);
    expect((await page(path)).html).not.toContain('<date-preview');
  }
  expect(await servedBy('/product/tuote-a', '')).toBe('cache');
  expect(await servedBy('/product/tuote-a', cookie)).toBe('application');
  expect((await page('/product/tuote-a', { cookie, 'sec-purpose': 'prefetch' })).status).toBe(204);
  const left = await page('/esikatselu/loppu?sivu=//evil.example', { cookie });
  expect([left.headers.get('location'), left.headers.get('set-cookie')]).toEqual([
    '/',
    expect.stringContaining('Max-Age=0'),
  ]);
});

test('lists what changes by itself, in order of time (date-preview-4)', async () => {
  const { shop, staff } = await plannedShop();
  const occasions = await shop.datePreviews.occasions(staff);
  const times = occasions.map(({ at }) => at.getTime());
  expect(times).toEqual(times.toSorted((one, other) => one - other));
  const listed = occasions.map(({ kind, name, at }) => `${at.toISOString().slice(0, 10)} ${kind} ${name.fi}`);
  expect(listed).toEqual(
    expect.arrayContaining([
      '2026-12-01 ends Vain marraskuussa',
      '2026-12-10 published ajastettu',
      '2026-12-15 begins Joulun aukiolot',
      '2026-12-19 prices ',
      '2026-12-20 begins Joulukampanja',
      '2026-12-24 hours Jouluaatto',
      '2026-12-27 ends Joulukampanja',
    ]),
  );
  expect(occasions.find(({ kind }) => kind === 'begins')?.page).toBe('/uutiset-ja-artikkelit/joulun-aukiolot');
  const sales = await staffMember(shop.db.kysely, 'sales');
  await expect(shop.datePreviews.occasions(sales)).rejects.toThrow(AccessRefused);
});

test('previews wait for each other, and no more than a few: visitors are served meanwhile (date-preview-2)', async () => {
  const { page, begun } = await plannedShop();
  const cookie = await begun();
  const many = await Promise.all(Array.from({ length: 20 }, () => page('/kampanjat', { cookie })));
  const statuses = many.map(({ status }) => status);
  expect([
    statuses.filter((status) => status === 200).length,
    statuses.filter((status) => status === 503).length,
  ]).toEqual([16, 4]);
  expect((await page('/kampanjat', { cookie })).status).toBe(200);
  expect((await page('/kampanjat')).status).toBe(200);
});

test('no tag manager counts a preview (date-preview-2)', async () => {
  const { page, begun } = await plannedShop({ GTM_ID: 'GTM-ABC123' });
  const cookie = `${await begun()}; consent=1.sme.1795000000`;
  const policyFor = async (headers: Record<string, string>) =>
    (await page('/kampanjat', headers)).headers.get('content-security-policy') ?? '';
  const [seen, visited] = [await policyFor({ cookie }), await policyFor({})];
  expect([seen.includes('googletagmanager'), visited.includes('googletagmanager')]).toEqual([false, true]);
  expect(seen).toContain("'nonce-");
});
