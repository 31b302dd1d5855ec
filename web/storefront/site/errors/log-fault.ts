import { type HandleErrorFunction, isRouteErrorResponse } from 'react-router';
import { loggedPath } from '#domain/base/logged-path.ts';
import { shopContext, unavailableContext } from '#web/storefront/base/context.ts';

/** A `ShopError` says so by its code; this bundle's own copy of the class would not know one of the backend. */
const isUnavailable = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && error.code === 'unavailable';

/**
 * What a page's loader, action or rendering failed with, as a line of the shop's log; the visitor sees the error page
 * without it. A visitor who has left is no fault.
 * A shop that cannot answer just now says so in front of its pages (503).
 */
export const logFault: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return;
  // a method that no action takes, a form of another site: the request's line tells it
  if (isRouteErrorResponse(error) && error.status < 500) return;
  const isAway = isUnavailable(error);
  if (isAway) context.set(unavailableContext, true);
  // without its query: it may carry secrets
  const path = loggedPath(new URL(request.url).pathname);
  const err = isAway ? error.cause : error;
  context.get(shopContext).log.error({ err, path }, isAway ? 'page unavailable' : 'page failed');
};
