import { Hono } from 'hono';
import { cors } from 'hono/cors';
import type { CallerService } from '#backend/customers/sign-in/callers/service.ts';
import { type Callables, dataOf } from '#backend/entrypoints/callables/callable.ts';
import { parseInput } from '#backend/platform/http-kit/read-json.ts';
import { ShopError } from '#domain/base/error-codes.ts';
import { within } from './deadline.ts';

/** Spec 7: what clients wait at most. */
export const DEADLINE_MS = 70_000;

/** Programs of other sites may call with a bearer token; a cookie never comes along, as credentials are not allowed. */
export const callableCors = () =>
  cors({
    origin: '*',
    allowMethods: ['GET', 'POST', 'OPTIONS'],
    allowHeaders: ['Content-Type', 'Authorization', 'Firebase-Instance-ID-Token', 'X-Firebase-AppCheck'],
    exposeHeaders: ['Retry-After'],
    maxAge: 3600,
  });

/**
 * Callables under their names, `{data}` in and `{result}` out, as the clients of cloud functions speak (spec 7, 8). What
 * goes wrong is a `ShopError`, answered as `{error: {status, message, details}}` in the one place for that.
 */
export function callableRoutes(callables: Callables, callers: Pick<CallerService, 'signedIn'>, deadline = DEADLINE_MS) {
  const doors = new Hono();
  for (const [name, { input, run }] of Object.entries(callables)) {
    doors.post(`/${name}`, async (c) => {
      c.header('cache-control', 'no-store');
      const visitor = await callers.signedIn(c.req.raw.headers);
      const data = parseInput(input, await dataOf(c));
      const result = await within(deadline, run(data as never, visitor));
      return c.json({ result: result ?? null });
    });
    doors.all(`/${name}`, () => {
      throw new ShopError('invalid-argument', 'Functions are called by POST.');
    });
  }
  return doors;
}
