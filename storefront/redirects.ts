import { type MiddlewareFunction, redirect } from 'react-router';
import { shopContext } from './context.ts';

/**
 * Old addresses lead on before anything is rendered (decisions 2): as a 301 or 302 for a document, and in the router's
 * own words for its `.data` requests, which then goes there by itself, leaving the page when the address is elsewhere.
 * So does an address with a slash too many, which the router of the server and that of browsers read differently.
 */
export const followRedirects: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  if (request.method !== 'GET' && request.method !== 'HEAD') return next();
  const found = await context.get(shopContext).redirects.find(url.pathname, url.search);
  if (found) throw redirect(found.to, found.status);
  const path = url.pathname.replaceAll(/\/{2,}/g, '/');
  if (path !== url.pathname) throw redirect(path + url.search, 301);
  return next();
};
