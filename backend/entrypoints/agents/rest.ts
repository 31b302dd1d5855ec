import { type Context, Hono, type MiddlewareHandler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { clientOf } from '#backend/platform/http-kit/client.ts';
import { storableJson } from '#backend/platform/http-kit/storable-json.ts';
import type { Shop } from '#backend/shop.ts';
import { ShopError } from '#domain/base/error-codes.ts';
import { faultOf } from './fault.ts';
import { operations } from './operations.ts';
import { profileInHeader } from './platforms/agent-header.ts';
import { runOperation } from './run-operation.ts';
import type { Operation } from './ucp/operation.ts';
import { ProtocolError } from './ucp/protocol-error.ts';

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

/** The protocol over REST; failures are `{code, content}`. */
export function ucpRoutes(shop: Shop, guards: readonly MiddlewareHandler[]) {
  const api = new Hono();
  api.onError((error, c) => {
    const { body, status } = faultOf(error, c, shop.log);
    return c.json(body, status);
  });
  api.use(...guards);
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
