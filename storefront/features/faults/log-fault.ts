import type { HandleErrorFunction } from 'react-router';
import { loggedPath } from '#domain/base/logged-path.ts';
import { shopContext } from '#storefront/context.ts';

/**
 * What a page's loader, action or rendering failed with, as a line of the shop's log; the visitor sees the error page
 * without it. A visitor who has left is no fault.
 */
export const logFault: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return;
  // without its query: it may carry secrets
  context.get(shopContext).log.error({ err: error, path: loggedPath(new URL(request.url).pathname) }, 'page failed');
};
