import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { RequestIdVariables } from 'hono/request-id';

/** Longest `X-Request-Id` of a client that is logged, and its characters: it must not forge or flood lines. */
const CLIENT_ID = /^[\w.=-]{1,100}$/;

/** The id that the client or a proxy gave the request; logged beside ours, never in its place. */
export const clientRequestId = (header: string | undefined): string | undefined =>
  header !== undefined && CLIENT_ID.test(header) ? header : undefined;

/** Gives each request an id of the shop's own, which the response carries as `X-Request-Id`. */
export function ownRequestId(): MiddlewareHandler<{ Variables: RequestIdVariables }> {
  return async (c, next) => {
    const id = randomUUID();
    c.set('requestId', id);
    c.header('x-request-id', id);
    await next();
  };
}
