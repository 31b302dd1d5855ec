import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { RequestIdVariables } from 'hono/request-id';

/** Length and characters of a client's `X-Request-Id` that may be logged: it must not forge log lines. */
const CLIENT_ID = /^[\w.=-]{1,100}$/;

/** The request id that a client or proxy sent; logged in addition to the shop's own id. */
export const clientRequestId = (header: string | undefined): string | undefined =>
  header !== undefined && CLIENT_ID.test(header) ? header : undefined;

/** Generates an id for each request and sends it as `X-Request-Id`. */
export function ownRequestId(): MiddlewareHandler<{ Variables: RequestIdVariables }> {
  return async (c, next) => {
    const id = randomUUID();
    c.set('requestId', id);
    c.header('x-request-id', id);
    await next();
  };
}
