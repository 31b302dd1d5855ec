import { Hono } from 'hono';
import { cors } from 'hono/cors';
import type { CallerService } from '#backend/customers/sign-in/callers/service.ts';
import { type Callables, dataOf } from '#backend/entrypoints/callables/callable.ts';
import { parseInput } from '#backend/platform/http-kit/read-json.ts';
import { ShopError } from '#domain/base/error-codes.ts';
import { within } from './deadline.ts';

/** The time that clients wait at most (callable-2). */
export const DEADLINE_MS = 70_000;

/** CORS: other sites may call with a bearer token, never with cookies. */
export const callableCors = () =>
  cors({
    origin: '*',
    allowMethods: ['GET', 'POST', 'OPTIONS'],
    allowHeaders: ['Content-Type', 'Authorization', 'Firebase-Instance-ID-Token', 'X-Firebase-AppCheck'],
    exposeHeaders: ['Retry-After'],
    maxAge: 3600,
  });

/**
 * Callables by name in the protocol of cloud functions: `{data}` in, `{result}` out (callable-1). Failures throw `ShopError`;
 * the error handler responds with `{error: {status, message, details}}`.
 */
export function callableRoutes(callables: Callables, callers: Pick<CallerService, 'signedIn'>, deadline = DEADLINE_MS) {
  const routes = new Hono();
  for (const [name, { input, run }] of Object.entries(callables)) {
    routes.post(`/${name}`, async (c) => {
      c.header('cache-control', 'no-store');
      const visitor = await callers.signedIn(c.req.raw.headers);
      const data = parseInput(input, await dataOf(c));
      const result = await within(deadline, run(data as never, visitor));
      return c.json({ result: result ?? null });
    });
    routes.all(`/${name}`, () => {
      throw new ShopError('invalid-argument', 'Functions are called by POST.');
    });
  }
  return routes;
}
