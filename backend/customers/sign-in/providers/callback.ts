import { generateCookie } from 'hono/cookie';
import { parse } from 'hono/utils/cookie';
import { isPossibleId } from '#domain/base/ids.ts';
import { type Locale, localeOf, localePrefix } from '#domain/base/locale.ts';
import { nextPath } from '#domain/customers/sign-in/next-path.ts';
import { type ProviderError, providerErrorOfCode } from '#domain/customers/sign-in/provider-errors.ts';

/** Intent of a guest: the path to continue at, and the sku for the wish list. */
export type SignInIntent = { next: string | null; wish: string | null; locale: Locale };

/** Internal marker in the library's redirect for a successful sign-in; no browser sees it. */
const DONE = '/_auth/done';

const base = (locale: Locale) => localePrefix(locale);

const LANGUAGE = 'sign_in_language';

/** Stores the language, for a callback that comes too late for anything else to be known. */
export const languageCookie = (locale: Locale, secure: boolean): string =>
  generateCookie(LANGUAGE, locale, { maxAge: 3600, httpOnly: true, sameSite: 'Lax', secure });

export const languageOf = (cookies: string | null): Locale =>
  parse(cookies ?? '', LANGUAGE)[LANGUAGE] === 'en' ? 'en' : 'fi';

/** `?next=…&toive=…` of the sign-in page. */
function intentQuery({ next, wish }: SignInIntent): URLSearchParams {
  const query = new URLSearchParams();
  const path = nextPath(next);
  if (path) query.set('next', path);
  if (wish && isPossibleId(wish)) query.set('toive', wish);
  return query;
}

/** Callback URLs that the library stores with the sign-in. */
export function callbackUrls(intent: SignInIntent) {
  const query = intentQuery(intent);
  query.set('kieli', intent.locale);
  return {
    callbackURL: `${DONE}?${query}`,
    newUserCallbackURL: `${DONE}?${query}&uusi=1`,
    errorCallbackURL: signInPath(intent),
  };
}

/** Path of the sign-in page with the guest's intent and an error. */
export function signInPath(intent: SignInIntent, error?: ProviderError): string {
  const query = intentQuery(intent);
  if (error) query.set('virhe', error);
  const text = query.toString();
  return `${base(intent.locale)}/kirjaudu${text ? `?${text}` : ''}`;
}

export type Returned =
  | { kind: 'done'; location: string; wish: string | null; isNew: boolean }
  /** A posted form (Apple): repeat it as a GET, which carries the sign-in's cookies. */
  | { kind: 'again'; location: string }
  | { kind: 'failed'; error: ProviderError; location: string };

/**
 * Interprets the library's redirect; `location` is always a path of this shop. `began`: language of the start, for a
 * sign-in of which nothing else is known.
 */
export function readCallback(location: string | null, baseUrl: string, began: Locale = 'fi'): Returned {
  const url = new URL(location ?? '/_auth/error', baseUrl);
  const { pathname, search, searchParams: query } = url;
  const isOwn = url.origin === new URL(baseUrl).origin;
  if (isOwn && pathname.startsWith('/_auth/callback/')) return { kind: 'again', location: pathname + search };
  const isOurPage = isOwn && (pathname === DONE || /\/kirjaudu$/.test(pathname));
  const locale = !isOurPage ? began : query.get('kieli') === 'en' ? 'en' : localeOf(pathname);
  const intent: SignInIntent = { next: nextPath(query.get('next')), wish: query.get('toive'), locale };
  if (isOwn && pathname === DONE)
    return {
      kind: 'done',
      location: intent.next ?? `${base(locale)}/oma-tili/${intent.wish ? 'toivelistat' : 'yhteenveto'}`,
      wish: intent.wish,
      isNew: query.has('uusi'),
    };
  const error = providerErrorOfCode(query.get('error') ?? '');
  return { kind: 'failed', error, location: signInPath(intent, error) };
}
