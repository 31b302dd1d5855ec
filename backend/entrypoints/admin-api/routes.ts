import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { requestHash, type StoredResponse } from '#backend/platform/api-keys/requests.ts';
import { namesEtag } from '#backend/platform/http-kit/etag.ts';
import { bodyLimits } from '#backend/platform/http-kit/limits/body-limits.ts';
import { countingBy, refusalLimit } from '#backend/platform/http-kit/limits/rate-limit.ts';
import { adminUrlOf } from '#backend/platform/settings/admin-settings.ts';
import type { Shop } from '#backend/shop.ts';
import { ShopError } from '#domain/base/error-codes.ts';
import { isAccessRefused, type ProgramActor } from '#domain/staff/actor.ts';
import { docsPage } from './docs-page.ts';
import { type OpenApi, openApiOf } from './openapi.ts';
import type { Operation, Reply } from './operation.ts';
import { operations } from './operations.ts';
import { respondWithProblem } from './problem.ts';
import { idempotencyKeyOf, inputOf, seenVersion, uploadOf } from './read-call.ts';

export const API_PATH = '/admin/v1';

type ApiVariables = { Variables: { nonce: string; requestId: string; program: ProgramActor } };

const BEARER = /^Bearer +(\S{1,200})$/i;

/** Reads the key of a request; its cookies mean nothing here. */
function authenticate({ keys }: Pick<Shop, 'keys'>): MiddlewareHandler<ApiVariables> {
  const count = countingBy('admin-api');
  return async (c, next) => {
    const [, key = null] = BEARER.exec(c.req.header('authorization') ?? '') ?? [];
    const found = await keys.actorOf(key, c.get('requestId'));
    if (!found.ok) throw new ShopError('unauthenticated', 'Send a valid key: Authorization: Bearer tieva_sk_…');
    await count(c, found.value.id);
    c.set('program', found.value);
    await next();
  };
}

/** The response of an operation; a page has the `Link` of the next one. */
function responseOf(c: Context, { versioned = false }: Operation, reply: Reply<unknown>, base: string): StoredResponse {
  const headers: Record<string, string> = { 'content-type': 'application/json; charset=utf-8' };
  if (versioned && reply.version) headers.etag = `"${reply.version}"`;
  if (reply.location) headers.location = `${base}${reply.location}`;
  if (reply.next) {
    const url = new URL(c.req.url);
    url.searchParams.set('after', reply.next);
    headers.link = `<${base}${url.pathname.slice(API_PATH.length)}${url.search}>; rel="next"`;
  }
  return { status: reply.location ? 201 : 200, headers, body: JSON.stringify(reply.body) };
}

const sent = ({ status, headers, body }: StoredResponse): Response => new Response(body, { status, headers });

/** Runs an operation once for its key, and repeats the stored response after that. */
async function once(
  c: Context<ApiVariables>,
  { apiRequests }: Pick<Shop, 'apiRequests'>,
  { key, input, run }: { key: string; input: unknown; run: () => Promise<StoredResponse> },
): Promise<Response> {
  const hash = requestHash(c.req.method, c.req.path, JSON.stringify(input));
  const request = { caller: c.get('program').id, key, hash };
  const begun = await apiRequests.begin(request);
  if (!begun.ok && begun.reason === 'reused')
    throw new ShopError('unprocessable-content', 'This Idempotency-Key was sent with another request.');
  if (!begun.ok) {
    c.header('retry-after', '1');
    throw new ShopError('aborted', 'A request with this Idempotency-Key is running.', [
      { field: '@idempotency-key', code: 'running', message: 'A request with this key is running.' },
    ]);
  }
  if (begun.value) return sent({ ...begun.value, headers: { ...begun.value.headers, 'idempotent-replayed': 'true' } });
  let response: StoredResponse | null = null;
  try {
    response = await run();
  } finally {
    await apiRequests.end(request, response);
  }
  return sent(response);
}

function handlerOf(operation: Operation, shop: Shop, base: string) {
  return async (c: Context<ApiVariables>): Promise<Response> => {
    const actor = c.get('program');
    const { scope } = operation;
    if (scope && !actor.scopes.includes(scope)) {
      await shop.keys.refuseScope(actor, { scope, operation: operation.name });
      throw new ShopError('permission-denied', `The key lacks the scope ${scope}.`);
    }
    const key = idempotencyKeyOf(c, operation);
    const input = await inputOf(c, operation);
    const { params, query, body } = input;
    const upload = operation.upload ? uploadOf(c) : null;
    const call = {
      shop,
      actor,
      params,
      query,
      body,
      key: key === null ? '' : `${actor.id}:${key}`,
      seen: seenVersion(c),
      upload,
    };
    const run = async () => responseOf(c, operation, await operation.run(call as never), base);
    if (key !== null) return once(c, shop, { key, input: input.sent, run });
    const response = await run();
    const { etag } = response.headers;
    if (operation.method === 'get' && etag && namesEtag(c.req.header('if-none-match'), etag))
      return c.body(null, 304, { etag });
    return sent(response);
  };
}

/** Records what a service refused, as the admin's pages do. */
const recordRefusals =
  (shop: Shop): MiddlewareHandler<ApiVariables> =>
  async (c, next) => {
    await next();
    if (c.error && isAccessRefused(c.error)) await shop.staff.recordRefusal(c.get('program'), c.error);
  };

const honoPath = (path: string) => path.replaceAll(/\{(\w+)\}/g, ':$1');

/** The admin API (docs/api.md): routes from the table of operations, for programs with a key; cookies and origins mean nothing here. */
export function adminApiRoutes(shop: Shop) {
  const { settings, log } = shop;
  const base = `${adminUrlOf(settings)}${API_PATH}`;
  // made when it is first read: it takes a tenth of a second, which a start need not wait for
  let made: OpenApi | undefined;
  const document = () => {
    made ??= openApiOf(operations, base);
    return made;
  };
  const api = new Hono<ApiVariables>();
  api.onError(respondWithProblem(log, `${base}/docs`));
  api.use(bodyLimits('admin'));
  api.get('/openapi.json', (c) => c.json(document()));
  api.get('/docs', (c) => c.html(docsPage(document(), c.get('nonce'))));
  api.use(refusalLimit('admin-api-keys', settings.TRUSTED_PROXIES), authenticate(shop), recordRefusals(shop));
  for (const operation of operations)
    api.on(operation.method.toUpperCase(), honoPath(operation.path), handlerOf(operation, shop, base));
  for (const [path, ofPath] of Map.groupBy(operations, ({ path }) => honoPath(path)))
    api.all(path, (c) => {
      c.header('allow', ofPath.map(({ method }) => method.toUpperCase()).join(', '));
      throw new ShopError('method-not-allowed', `${c.req.method} is no method of this address.`);
    });
  api.all('*', () => {
    throw new ShopError('not-found', 'The API has no such address.');
  });
  return api;
}
