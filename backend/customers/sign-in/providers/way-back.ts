import { generateCookie } from 'hono/cookie';
import { parse } from 'hono/utils/cookie';
import { isPossibleId } from '#domain/base/ids.ts';
import { type Locale, localeOf } from '#domain/base/locale.ts';
import { nextPath } from '#domain/customers/sign-in/next-path.ts';
import { type ProviderError, providerErrorOfCode } from '#domain/customers/sign-in/provider-errors.ts';

/** What a guest was about to do: where to go on, and the sku pressed into a wish list. */
export type Going = { next: string | null; wish: string | null; locale: Locale };

/** Never seen by a browser: how the library's answer says that the sign-in succeeded. */
const DONE = '/_auth/done';

const base = (locale: Locale) => (locale === 'en' ? '/en' : '');

const LANGUAGE = 'sign_in_language';

/** Keeps the language for whoever comes back too late for anything else to be known. */
export const languageCookie = (locale: Locale, secure: boolean): string =>
  generateCookie(LANGUAGE, locale, { maxAge: 3600, httpOnly: true, sameSite: 'Lax', secure });

export const languageOf = (cookies: string | null): Locale =>
  parse(cookies ?? '', LANGUAGE)[LANGUAGE] === 'en' ? 'en' : 'fi';

/** `?next=…&toive=…` as the sign-in page has it. */
function intentQuery({ next, wish }: Going): URLSearchParams {
  const query = new URLSearchParams();
  const path = nextPath(next);
  if (path) query.set('next', path);
  if (wish && isPossibleId(wish)) query.set('toive', wish);
  return query;
}

/** Addresses that travel with a sign-in through the provider, in the library's keeping. */
export function addressesOf(going: Going) {
  const query = intentQuery(going);
  query.set('kieli', going.locale);
  return {
    callbackURL: `${DONE}?${query}`,
    newUserCallbackURL: `${DONE}?${query}&uusi=1`,
    errorCallbackURL: loginPath(going),
  };
}

/** The sign-in page with what the guest was about to do, and what went wrong. */
export function loginPath(going: Going, error?: ProviderError): string {
  const query = intentQuery(going);
  if (error) query.set('virhe', error);
  const text = query.toString();
  return `${base(going.locale)}/kirjaudu${text ? `?${text}` : ''}`;
}

export type Returned =
  | { kind: 'done'; location: string; wish: string | null; isNew: boolean }
  /** A form was posted (Apple): the same again as a GET, which carries the cookies of the sign-in. */
  | { kind: 'again'; location: string }
  | { kind: 'failed'; error: ProviderError; location: string };

/**
 * What the library's redirect means; `location` is always a path of this shop. `began`: the language in which this browser
 * began, for a sign-in that nothing else is known of.
 */
export function readReturn(location: string | null, baseUrl: string, began: Locale = 'fi'): Returned {
  const url = new URL(location ?? '/_auth/error', baseUrl);
  const { pathname, search, searchParams: query } = url;
  const isOwn = url.origin === new URL(baseUrl).origin;
  if (isOwn && pathname.startsWith('/_auth/callback/')) return { kind: 'again', location: pathname + search };
  const isOurPage = isOwn && (pathname === DONE || /\/kirjaudu$/.test(pathname));
  const locale = !isOurPage ? began : query.get('kieli') === 'en' ? 'en' : localeOf(pathname);
  const going: Going = { next: nextPath(query.get('next')), wish: query.get('toive'), locale };
  if (isOwn && pathname === DONE)
    return {
      kind: 'done',
      location: going.next ?? `${base(locale)}/oma-tili/${going.wish ? 'toivelistat' : 'yhteenveto'}`,
      wish: going.wish,
      isNew: query.has('uusi'),
    };
  const error = providerErrorOfCode(query.get('error') ?? '');
  return { kind: 'failed', error, location: loginPath(going, error) };
}
