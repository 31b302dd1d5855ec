import { type MiddlewareFunction, redirect } from 'react-router';
import { shopContext } from '#web/storefront/base/context.ts';
import { canonicalAddress } from '#web/storefront/site/canonical-address.ts';

/**
 * Redirects old addresses before rendering: a 301 or 302 for a document, the router's redirect response for its
 * `.data` requests. Addresses in another spelling redirect to the canonical one (route-4).
 */
export const followRedirects: MiddlewareFunction<Response> = async ({ request, url, pattern, context }, next) => {
  if (request.method !== 'GET' && request.method !== 'HEAD') return next();
  const found = await context.get(shopContext).redirects.find(url.pathname, url.search);
  if (found) throw redirect(found.to, found.status);
  const right = canonicalAddress(url, pattern);
  if (right !== null) throw redirect(right, 301);
  return next();
};
