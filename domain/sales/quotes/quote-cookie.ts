import { generateCookie } from 'hono/cookie';
import { parse } from 'hono/utils/cookie';

/** A quote and the signed key that says who asked for it or accepted it. */
export type OwnQuote = { number: string; key: string };

const MOST = 10;
const QUARTER_SECONDS = 90 * 24 * 60 * 60;

/** Marks a browser as the one that asked for a quote or accepted it: httpOnly, so only the server reads the key. */
export const quoteCookie = ({ number, key }: OwnQuote, secure: boolean): string =>
  generateCookie(`quote_${number}`, key, { maxAge: QUARTER_SECONDS, httpOnly: true, sameSite: 'Lax', secure });

/**
 * The quotes a browser says are its own: cookies `quote_<number>=<key>`. Untrusted text: the keys are still to be checked.
 * The latest ten at most.
 */
export function quotesInCookies(header: string | null | undefined): OwnQuote[] {
  const found = Object.entries(parse(header ?? '')).flatMap(([name, key]) => {
    const [, number] = /^quote_(T\d{1,20})$/.exec(name) ?? [];
    return number && /^[\w-]{1,100}$/.test(key) ? [{ number, key }] : [];
  });
  return found.slice(-MOST);
}
