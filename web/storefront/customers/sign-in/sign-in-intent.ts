import { generateCookie } from 'hono/cookie';
import { parse } from 'hono/utils/cookie';
import { isPossibleId } from '#domain/base/ids.ts';
import { localeOf } from '#domain/base/locale.ts';
import { nextPath } from '#domain/customers/sign-in/next-path.ts';
import { inLocale } from '#web/storefront/base/links.ts';

/** What a guest was about to do: where to go on, and the sku that was pressed into a wish list. */
export type Intent = { next: string | null; wish: string | null };

const NAME = 'sign_in_intent';
const HOUR_SECONDS = 60 * 60;

const intentIn = (query: URLSearchParams): Intent => {
  const wish = query.get('toive');
  return { next: nextPath(query.get('next')), wish: wish && isPossibleId(wish) ? wish : null };
};

/** An intent as it travels in addresses and in the cookie; '' when there is none. */
export function intentQuery({ next, wish }: Intent): string {
  const query = new URLSearchParams();
  if (next) query.set('next', next);
  if (wish) query.set('toive', wish);
  return query.toString();
}

function storedIntent(header: string | null): Intent {
  return intentIn(new URLSearchParams(parse(header ?? '', NAME)[NAME]));
}

/** Where to go on in the language of the page at hand: a language changed while signing in stays. */
function inLanguageOf({ pathname }: URL, intent: Intent): Intent {
  if (!intent.next) return intent;
  const next = new URL(intent.next, 'http://shop.invalid');
  return { ...intent, next: inLocale(localeOf(pathname), next.pathname, next.search + next.hash) };
}

/**
 * The intent of an address, in the language of the address. For the link of a mail, which says only where to go on, it is what was kept in this browser
 * while the mail was on its way.
 */
export function intentOf(url: URL, cookies: string | null): Intent {
  const given = inLanguageOf(url, intentIn(url.searchParams));
  if (!url.searchParams.has('token')) return given;
  const stored = inLanguageOf(url, storedIntent(cookies));
  const isSame = !given.wish && (!given.next || given.next === stored.next);
  return isSame ? stored : given;
}

/** Keeps an intent in this browser for an hour, for the link of a mail; an empty one is forgotten. */
export function intentCookie(intent: Intent, secure: boolean): string {
  const query = intentQuery(intent);
  const life = query ? HOUR_SECONDS : 0;
  return generateCookie(NAME, query, { maxAge: life, httpOnly: true, sameSite: 'Lax', secure });
}

/** The same with what else an address of signing in carries to the next such page; errors and secrets stay behind. */
export function carriedQuery(search: string): string {
  const query = new URLSearchParams(search);
  for (const name of ['virhe', 'token']) query.delete(name);
  const kept = query.toString();
  return kept ? `?${kept}` : '';
}
