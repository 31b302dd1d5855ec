import { type MiddlewareFunction, redirect } from 'react-router';
import { shopContext } from '#web/storefront/base/context.ts';
import { canonicalAddress } from '#web/storefront/site/canonical-address.ts';

/**
 * Old addresses lead on before anything is rendered (decisions 2): as a 301 or 302 for a document, and in the router's
 * own words for its `.data` requests, which then goes there by itself, leaving the page when the address is elsewhere.
 * So does an address that is written in another way than the shop's links: a slash too many, capitals, no page number.
 */
export const followRedirects: MiddlewareFunction<Response> = async ({ request, url, pattern, context }, next) => {
  if (request.method !== 'GET' && request.method !== 'HEAD') return next();
  const found = await context.get(shopContext).redirects.find(url.pathname, url.search);
  if (found) throw redirect(found.to, found.status);
  const right = canonicalAddress(url, pattern);
  if (right !== null) throw redirect(right, 301);
  return next();
};
