import { generateCookie } from 'hono/cookie';
import { SESSION_SECONDS } from '../library.ts';

/**
 * Cookie that tells the browser's scripts that somebody is signed in; without it they do not request the session. The
 * session itself is in an HttpOnly cookie.
 */
const HINT = 'signed_in';

const hint = (value: string, maxAge: number, secure: boolean) =>
  generateCookie(HINT, value, { maxAge, sameSite: 'Lax', secure });

export const hintCookie = (secure: boolean): string => hint('1', SESSION_SECONDS, secure);
export const endedHintCookie = (secure: boolean): string => hint('', 0, secure);

/** Name of the session cookie. Behind https all cookies get the prefix `__Host-` (http/origin/cookie-names.ts). */
export const SESSION_COOKIE = 'tieva.session_token';
