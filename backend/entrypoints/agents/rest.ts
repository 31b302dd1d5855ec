import { type Context, Hono, type MiddlewareHandler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Logger } from 'pino';
import { clientOf } from '#backend/platform/http-kit/client.ts';
import { bodyLimits } from '#backend/platform/http-kit/limits/body-limits.ts';
import { rateLimit } from '#backend/platform/http-kit/limits/rate-limit.ts';
import { storableJson } from '#backend/platform/http-kit/storable-json.ts';
import type { Shop } from '#backend/shop.ts';
import { ShopError } from '#domain/base/error-codes.ts';
import { loggedPath } from '#domain/base/logged-path.ts';
import { operations } from './operations.ts';
import { profileInHeader } from './platforms/agent-header.ts';
import { runOperation } from './run-operation.ts';
import type { Operation } from './ucp/operation.ts';
import { profileOf } from './ucp/protocol.ts';
import { asProtocolError, ProtocolError } from './ucp/protocol-error.ts';

const JSON_TYPE = /^application\/json\s*(?:;|$)/i;

/** The body of a request; a cancellation may come without one. */
async function bodyOf(c: Context, { method, argument }: Operation): Promise<unknown> {
  if (method === 'GET') return null;
  const text = await c.req.text();
  if (text === '' && argument === null) return null;
  if (!JSON_TYPE.test(c.req.header('content-type') ?? ''))
    throw new ProtocolError('unsupported_media_type', 'The body must be application/json.');
  return storableJson(text);
}

const handlerOf = (operation: Operation, shop: Shop) => async (c: Context) => {
  const { status, body } = await runOperation(shop, operation, {
    profile: profileInHeader(c.req.header('ucp-agent')),
    key: c.req.header('idempotency-key') ?? null,
    id: c.req.param('id') ?? '',
    body: await bodyOf(c, operation),
    ip: clientOf(c.req.raw).ip,
  });
  return c.json(body, status as ContentfulStatusCode);
};

/** Turns failures into the protocol's errors, `{code, content}`; a bug is logged, and its message is not sent. */
export const respondWithProtocolError = (log: Logger) => (error: Error, c: Context) => {
  const known = asProtocolError(error);
  if (!known)
    log.error({ err: error, requestId: c.get('requestId'), path: loggedPath(c.req.path) }, 'unexpected error');
  const { status, body, retryAfter } =
    known ?? new ProtocolError('internal_error', 'Something went wrong on our side.');
  if (retryAfter !== null) c.header('retry-after', String(retryAfter));
  if (status === 503 && retryAfter === null) c.header('retry-after', '10');
  return c.json(body, status);
};

const notStored: MiddlewareHandler = async (c, next) => {
  await next();
  c.header('cache-control', 'no-store');
};

/** The Universal Commerce Protocol over REST, at `UCP_PATH`; cookies mean nothing here, so no page of another site gains by it. */
export function ucpRoutes(shop: Shop) {
  const api = new Hono();
  api.onError(respondWithProtocolError(shop.log));
  api.use(notStored, rateLimit('agents', shop.settings.TRUSTED_PROXIES), bodyLimits());
  for (const operation of operations)
    api.on(operation.method, operation.path.replace('{id}', ':id'), handlerOf(operation, shop));
  for (const [path, ofPath] of Map.groupBy(operations, (one) => one.path.replace('{id}', ':id')))
    api.all(path, (c) => {
      c.header('allow', ofPath.map(({ method }) => method).join(', '));
      throw new ShopError('method-not-allowed', `${c.req.method} is no method of this address.`);
    });
  api.all('*', () => {
    throw new ShopError('not-found', 'The protocol has no such address.');
  });
  return api;
}

/** `GET /.well-known/ucp`: the shop's profile (agent-1). */
export function profileRoutes({ baseUrl }: Pick<Shop, 'baseUrl'>) {
  const profile = profileOf(baseUrl);
  return new Hono().get('/.well-known/ucp', (c) => c.json(profile, 200, { 'cache-control': 'public, max-age=3600' }));
}
