import { generateCookie } from 'hono/cookie';
import { parse } from 'hono/utils/cookie';
import { isPossibleId } from '#domain/base/ids.ts';
import { localeOf } from '#domain/base/locale.ts';
import { nextPath } from '#domain/customers/sign-in/next-path.ts';
import { inLocale } from '#web/storefront/base/links.ts';

/** Intent of a guest: the path to continue at, and the sku for the wish list. */
export type Intent = { next: string | null; wish: string | null };

const NAME = 'sign_in_intent';
const HOUR_SECONDS = 60 * 60;

const intentIn = (query: URLSearchParams): Intent => {
  const wish = query.get('toive');
  return { next: nextPath(query.get('next')), wish: wish && isPossibleId(wish) ? wish : null };
};

/** An intent as query string, for URLs and the cookie; '' when empty. */
export function intentQuery({ next, wish }: Intent): string {
  const query = new URLSearchParams();
  if (next) query.set('next', next);
  if (wish) query.set('toive', wish);
  return query.toString();
}

function storedIntent(header: string | null): Intent {
  return intentIn(new URLSearchParams(parse(header ?? '', NAME)[NAME]));
}

/** Converts the path to the language of the current page, so that a language change while signing in persists. */
function inLanguageOf({ pathname }: URL, intent: Intent): Intent {
  if (!intent.next) return intent;
  const next = new URL(intent.next, 'http://shop.invalid');
  return { ...intent, next: inLocale(localeOf(pathname), next.pathname, next.search + next.hash) };
}

/**
 * The intent of an URL in its language. A mailed link names only the path; the rest comes from this browser's cookie.
 */
export function intentOf(url: URL, cookies: string | null): Intent {
  const given = inLanguageOf(url, intentIn(url.searchParams));
  if (!url.searchParams.has('token')) return given;
  const stored = inLanguageOf(url, storedIntent(cookies));
  const isSame = !given.wish && (!given.next || given.next === stored.next);
  return isSame ? stored : given;
}

/** Cookie that stores an intent for an hour, until the mailed link is opened; clears an empty one. */
export function intentCookie(intent: Intent, secure: boolean): string {
  const query = intentQuery(intent);
  const life = query ? HOUR_SECONDS : 0;
  return generateCookie(NAME, query, { maxAge: life, httpOnly: true, sameSite: 'Lax', secure });
}

/** Query for the next sign-in page: the intent and other parameters without errors and secrets. */
export function carriedQuery(search: string): string {
  const query = new URLSearchParams(search);
  for (const name of ['virhe', 'token']) query.delete(name);
  const kept = query.toString();
  return kept ? `?${kept}` : '';
}
