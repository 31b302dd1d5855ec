import { createHash } from 'node:crypto';
import { html } from 'hono/html';
import { createContext, data } from 'react-router';
import { describe, expect, test } from 'vitest';
import { layout, mailStyle } from '#backend/platform/mail/templates/layout.ts';
import { AccessRefused } from '#domain/staff/actor.ts';
import { bareBuild } from '#test/access/bare-build.ts';
import { staffActor, staffCookie } from '#test/staff.ts';
import { testShop } from '#test/test-shop.ts';
import { createAdminApp } from '../admin-app.ts';

const ORIGIN = 'http://localhost:3001';

/** The admin with a page whose loader and action ask for what a query names: `/page?refuse=role`. */
async function adminApp(env: Record<string, string> = {}) {
  const made = await testShop(env);
  const contexts = {
    shopContext: createContext(),
    staffContext: createContext<unknown>(null),
    nonceContext: createContext<string>(),
    unavailableContext: createContext(false),
  };
  const use = ({ request, context }: { request: Request; context: { get: (key: unknown) => unknown } }) => {
    const reason = new URL(request.url).searchParams.get('refuse');
    if (reason) throw new AccessRefused('refunds.create', reason as 'role', { subject: '1000016', cents: 500 });
    return { signedIn: context.get(contexts.staffContext) !== null };
  };
  const answer = ({ reason }: AccessRefused) => data({ refused: { reason } }, { status: 403 });
  const module = { loader: use, action: use, default: () => null };
  const build = bareBuild(
    {
      ...contexts,
      default: (_: Request, status: number, headers: Headers) => new Response('page', { status, headers }),
      handleError: () => {},
      refusedLoader: (refused: AccessRefused) => {
        throw answer(refused);
      },
      refusedAction: answer,
      refusedData: (result: unknown) => result,
    },
    {
      root: { id: 'root', path: '', module: { default: () => null } },
      page: { id: 'page', parentId: 'root', path: 'page', module },
    },
  );
  const app = createAdminApp({ shop: made.shop, loadBuild: async () => build, clientFolder: './public' });
  const request = (path: string, init: RequestInit = {}) => app.request(new Request(new URL(path, ORIGIN), init));
  const post = (path: string, headers: Record<string, string>) =>
    request(path, { method: 'POST', headers, body: new URLSearchParams({ a: '1' }) });
  return { ...made, adminRequest: request, post };
}

describe('headers', () => {
  test('forbid foreign files, frames, storing and indexing', async () => {
    const { adminRequest } = await adminApp();
    const { headers } = await adminRequest('/page');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("form-action 'self'");
    expect(policy).not.toMatch(/https?:|unsafe/);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-robots-tag')).toContain('noindex');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('permissions-policy')).toContain('camera=()');
  });

  test('let the page of a product, and no other, show the shop in a frame (admin-product-7)', async () => {
    const { adminRequest, shop } = await adminApp();
    const policyOf = async (path: string) => (await adminRequest(path)).headers.get('content-security-policy');
    expect(await policyOf('/tuotteet/KYP')).toContain(`; frame-src ${new URL(shop.baseUrl).origin};`);
    expect(await policyOf('/tuotteet')).not.toContain('frame-src');
  });

  test('let the preview of a letter, and nothing else, stand in a frame of the admin, without scripts (admin-letter-2)', async () => {
    const { adminRequest } = await adminApp();
    const { headers } = await adminRequest('/uutiskirjeet/joulu/esikatselu');
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/^default-src 'none'; .*frame-ancestors 'self'; sandbox$/);
    expect(policy).not.toContain('script-src');
    for (const path of ['/uutiskirjeet/joulu', '/uutiskirjeet/a/b/esikatselu'])
      expect((await adminRequest(path)).headers.get('x-frame-options')).toBe('DENY');
  });

  test('let pages of quotes, and no others, show the style of mails (quote-5)', async () => {
    const { adminRequest } = await adminApp();
    const stylesOf = async (path: string) =>
      /style-src [^;]*/.exec((await adminRequest(path)).headers.get('content-security-policy') ?? '')?.[0];
    const hash = createHash('sha256').update(mailStyle()).digest('base64');
    const mail = String(await layout({ locale: 'fi', title: 'Tarjous', body: html`<p>Hei</p>` }));
    expect(mail).toContain(`<style>${mailStyle()}</style>`);
    expect(await stylesOf('/tarjoukset/T1')).toContain(`'sha256-${hash}'`);
    expect(await stylesOf('/tilaukset/1')).not.toContain('sha256');
  });

  test('the nonce of scripts is another one in each response', async () => {
    const { adminRequest } = await adminApp();
    const policies = await Promise.all(
      [1, 2].map(async () => (await adminRequest('/page')).headers.get('content-security-policy')),
    );
    expect(policies[0]).not.toBe(policies[1]);
  });

  test('the camera is allowed where bar codes are read', async () => {
    const { adminRequest } = await adminApp();
    for (const path of ['/pakkaus', '/pakkaus/1000016', '/varasto', '/varasto/inventointi/1', '/varaosat'])
      expect((await adminRequest(path)).headers.get('permissions-policy')).toContain('camera=(self)');
    expect((await adminRequest('/pakkausta')).headers.get('permissions-policy')).toContain('camera=()');
  });

  test('only files whose names have a hash are stored', async () => {
    const { adminRequest } = await adminApp();
    expect((await adminRequest('/assets/none.js')).headers.get('cache-control')).toBe('no-store');
    expect(await (await adminRequest('/robots.txt')).text()).toContain('Disallow: /');
  });
});

describe('origin', () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' };

  test.each([
    ['the admin', { origin: ORIGIN }, 200],
    // cookies ignore ports: SameSite lets this one through
    ['the shop, another port of the host', { origin: 'http://localhost:3000' }, 403],
    ['a sibling host', { origin: 'http://shop.localhost:3001' }, 403],
    ['https instead of http', { origin: 'https://localhost:3001' }, 403],
    ['an opaque origin', { origin: 'null' }, 403],
    ['no origin', {}, 403],
    ['no origin, said to be of the same site', { 'sec-fetch-site': 'same-origin' }, 403],
  ])('a form of %s', async (_, headers, status) => {
    const { post, shop } = await adminApp();
    const cookie = await staffCookie(shop, 'owner');
    expect((await post('/page', { ...form, ...headers, cookie })).status).toBe(status);
  });

  test('in live mode only the public address counts', async () => {
    const { liveEnv } = await import('#test/live-env.ts');
    const { post } = await adminApp(liveEnv);
    expect((await post('/page', { ...form, origin: ORIGIN })).status).toBe(403);
    expect((await post('/page', { ...form, origin: liveEnv.ADMIN_URL })).status).not.toBe(403);
  });
});

describe('sessions', () => {
  const isSignedIn = async (response: Response) => (await response.text()).includes('true');

  test('the cookie of staff signs in here, and means nothing in the shop', async () => {
    const { adminRequest, request, shop } = await adminApp();
    const cookie = await staffCookie(shop, 'owner');
    expect(await isSignedIn(await adminRequest('/page.data', { headers: { cookie } }))).toBe(true);
    const session = await request('/api/session', { headers: { cookie } });
    expect(await session.text()).not.toContain('owner');
  });

  test('cookies of the shop mean nothing here', async () => {
    const { adminRequest, shop } = await adminApp();
    const token = (await staffCookie(shop, 'owner')).replace('staff=', '');
    for (const name of ['tieva.session_token', 'signed_in', '__Host-staff', 'Staff']) {
      const response = await adminRequest('/page.data', { headers: { cookie: `${name}=${token}` } });
      expect(await isSignedIn(response)).toBe(false);
    }
  });

  test('the stream of changes needs a session', async () => {
    const { adminRequest } = await adminApp();
    expect((await adminRequest('/tapahtumat')).status).toBe(401);
  });
});

describe('refusals by services', () => {
  const refusals = (shop: Awaited<ReturnType<typeof adminApp>>['shop']) =>
    shop.db.kysely
      .selectFrom('audit_entry')
      .select(['action', 'subject_id', 'reason', 'outcome', 'staff_id'])
      .where('outcome', '=', 'refused')
      .execute();

  test.each(['loader', 'action'])('a refused %s is 403 and in the audit log, with the person', async (kind) => {
    const { adminRequest, post, shop } = await adminApp();
    const cookie = await staffCookie(shop, 'store');
    const response =
      kind === 'loader'
        ? await adminRequest('/page?refuse=role', { headers: { cookie } })
        : await post('/page?refuse=role', { origin: ORIGIN, cookie });
    expect(response.status).toBe(403);
    const { id } = await staffActor(shop, 'store');
    expect(await refusals(shop)).toEqual(
      expect.arrayContaining([
        { action: 'refunds.create', subject_id: '1000016', reason: 'role', outcome: 'refused', staff_id: id },
      ]),
    );
  });

  test('an action that lacks a fresh factor is asked for one: 403, and no refusal in the log', async () => {
    const { post, shop } = await adminApp();
    const response = await post('/page?refuse=proof', { origin: ORIGIN, cookie: await staffCookie(shop, 'store') });
    expect(response.status).toBe(403);
    expect(await refusals(shop)).toEqual([]);
  });
});

test('has none of the shop’s routes', async () => {
  const { adminRequest } = await adminApp();
  for (const path of ['/api/session', '/search/indexes', '/data/menu', '/sitemap.xml', '/simulator', '/ostoskori'])
    expect((await adminRequest(path)).status).toBe(404);
});
