import { createHmac, timingSafeEqual } from 'node:crypto';
import { generateCookie } from 'hono/cookie';
import { parse } from 'hono/utils/cookie';
import { TOKEN_MINUTES } from './tokens.ts';

const NAME = 'account_made_here';

const proof = (secret: string, email: string) =>
  createHmac('sha256', secret).update(`account made here\n${email}`).digest('base64url');

/**
 * Cookie that marks the browser in which an account was requested, valid as long as the mailed link. Set whether or not
 * the address has an account. A stranger who signs up with somebody else's address has it; the owner of the address has
 * not.
 */
export const signUpBrowserCookie = (secret: string, email: string, secure: boolean): string =>
  generateCookie(NAME, proof(secret, email), {
    maxAge: TOKEN_MINUTES.verify * 60,
    httpOnly: true,
    sameSite: 'Lax',
    secure,
  });

/** Whether the account of an address was requested in the browser of these headers. */
export function isSignUpBrowser(secret: string, headers: Headers, email: string): boolean {
  const given = Buffer.from(parse(headers.get('cookie') ?? '', NAME)[NAME] ?? '');
  const right = Buffer.from(proof(secret, email));
  return given.length === right.length && timingSafeEqual(given, right);
}
