import { createContext, type MiddlewareFunction, redirect } from 'react-router';
import type { Visitor } from '#backend/customers/sign-in/service.ts';
import { localeOf } from '#domain/base/locale.ts';
import { shopContext } from '#web/storefront/base/context.ts';
import { links } from '#web/storefront/base/links.ts';
import { RESULT } from './form-result.ts';

/** The signed-in customer of a page under /oma-tili; set by `signedInOnly`. */
export const visitorContext = createContext<Visitor>();

/** Path to return to after signing in: the requested page without its result code. */
function backTo(url: URL): string {
  const query = new URLSearchParams(url.search);
  query.delete(RESULT);
  return url.pathname + (query.size > 0 ? `?${query}` : '');
}

/** Guards /oma-tili/*: redirects guests to /kirjaudu, which returns them afterwards (sign-in-7, sign-in-8). */
export const signedInOnly: MiddlewareFunction<Response> = async ({ context, request, url }, next) => {
  const visitor = await context.get(shopContext).auth.visitor(request.headers);
  if (!visitor)
    throw redirect(links(localeOf(url.pathname)).signIn(backTo(url)), { headers: { 'cache-control': 'no-store' } });
  context.set(visitorContext, visitor);
  const answer = await next();
  // also on error pages, for which route headers do not run
  answer.headers.set('cache-control', 'no-store');
  return answer;
};
