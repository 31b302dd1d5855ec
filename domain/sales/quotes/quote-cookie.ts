import { generateCookie } from 'hono/cookie';
import { parse } from 'hono/utils/cookie';

/** A quote and the signed key that proves who requested or accepted it. */
export type OwnQuote = { number: string; key: string };

const MOST = 10;
const QUARTER_SECONDS = 90 * 24 * 60 * 60;

/**
 * A cookie that marks the browser as the one that requested or accepted a quote. It is httpOnly, so only the server
 * reads the key.
 */
export const quoteCookie = ({ number, key }: OwnQuote, secure: boolean): string =>
  generateCookie(`quote_${number}`, key, { maxAge: QUARTER_SECONDS, httpOnly: true, sameSite: 'Lax', secure });

/**
 * The quotes in the cookies `quote_<number>=<key>`, the latest ten at most. Untrusted: the keys must still be
 * verified.
 */
export function quotesInCookies(header: string | null | undefined): OwnQuote[] {
  const found = Object.entries(parse(header ?? '')).flatMap(([name, key]) => {
    const [, number] = /^quote_(T\d{1,20})$/.exec(name) ?? [];
    return number && /^[\w-]{1,100}$/.test(key) ? [{ number, key }] : [];
  });
  return found.slice(-MOST);
}
