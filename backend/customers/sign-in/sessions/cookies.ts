import { generateCookie } from 'hono/cookie';
import { SESSION_SECONDS } from '../library.ts';

/**
 * The cookie that tells the browser's scripts that somebody is signed in, and nothing more: without it they ask for no
 * session. The session itself is in an HttpOnly cookie.
 */
const HINT = 'signed_in';

const hint = (value: string, maxAge: number, secure: boolean) =>
  generateCookie(HINT, value, { maxAge, sameSite: 'Lax', secure });

export const hintCookie = (secure: boolean): string => hint('1', SESSION_SECONDS, secure);
export const endedHintCookie = (secure: boolean): string => hint('', 0, secure);

/** The name of the session cookie; behind https browsers know it, as the others, with `__Host-` in front (http/origin/cookie-names.ts). */
export const SESSION_COOKIE = 'tieva.session_token';
