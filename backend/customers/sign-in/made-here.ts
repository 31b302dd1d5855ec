import { createHmac, timingSafeEqual } from 'node:crypto';
import { generateCookie } from 'hono/cookie';
import { parse } from 'hono/utils/cookie';
import { TOKEN_MINUTES } from './tokens.ts';

const NAME = 'account_made_here';

const proof = (secret: string, email: string) =>
  createHmac('sha256', secret).update(`account made here\n${email}`).digest('base64url');

/**
 * Says in the browser that asks for an account that it did, as long as the mail's link holds. Given whether or not the
 * address has an account. Somebody who makes an account with another's address has it, the address's owner has not.
 */
export const madeHereCookie = (secret: string, email: string, secure: boolean): string =>
  generateCookie(NAME, proof(secret, email), {
    maxAge: TOKEN_MINUTES.verify * 60,
    httpOnly: true,
    sameSite: 'Lax',
    secure,
  });

/** Whether the account of an address was asked for in the browser that sends these headers. */
export function isMadeHere(secret: string, headers: Headers, email: string): boolean {
  const given = Buffer.from(parse(headers.get('cookie') ?? '', NAME)[NAME] ?? '');
  const right = Buffer.from(proof(secret, email));
  return given.length === right.length && timingSafeEqual(given, right);
}
