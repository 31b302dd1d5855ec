import { type HandleErrorFunction, isRouteErrorResponse } from 'react-router';
import { loggedPath } from '#domain/base/logged-path.ts';
import { shopContext, unavailableContext } from '#web/storefront/base/context.ts';

/** Checks the code of a `ShopError`, because `instanceof` fails: this bundle has its own copy of the class. */
const isUnavailable = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && error.code === 'unavailable';

/**
 * Logs an error of a page's loader, action or rendering; the visitor sees the error page without it. Ignores aborted
 * requests. Marks the response as 503 when the database is unavailable.
 */
export const logFault: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return;
  // a method without an action, or a form of another site: logged with the request
  if (isRouteErrorResponse(error) && error.status < 500) return;
  const isAway = isUnavailable(error);
  if (isAway) context.set(unavailableContext, true);
  // without the query, which may hold secrets
  const path = loggedPath(new URL(request.url).pathname);
  const err = isAway ? error.cause : error;
  context.get(shopContext).log.error({ err, path }, isAway ? 'page unavailable' : 'page failed');
};
