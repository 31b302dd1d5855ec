import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { generateCookie } from 'hono/cookie';
import { parse } from 'hono/utils/cookie';

const NAME = 'tieva.device';
/** Maximum age that browsers accept for a cookie. */
const MAX_AGE_SECONDS = 400 * 24 * 60 * 60;
const VALUE = /^([\w-]{22})\.([\w-]{43})$/;

const proof = (secret: string, id: string, email: string) =>
  createHmac('sha256', secret).update(`known device\n${id}\n${email}`).digest('base64url');

/**
 * Id of a browser that has signed in to the account of this address before, or null. It gives no access: such a browser
 * has rate limits of its own, so that tries elsewhere cannot lock the owner out (sign-in-10).
 */
export function knownDevice(secret: string, headers: Headers, email: string): string | null {
  const [, id = '', given = ''] = VALUE.exec(parse(headers.get('cookie') ?? '', NAME)[NAME] ?? '') ?? [];
  if (!id) return null;
  const [theirs, right] = [Buffer.from(given), Buffer.from(proof(secret, id, email))];
  return theirs.length === right.length && timingSafeEqual(theirs, right) ? id : null;
}

/**
 * Cookie that marks a browser after signing in; an existing device id is kept. None for an unverified address: a
 * stranger who created an account with somebody else's address must not get separate limits for mails to it.
 */
export function deviceCookies(
  { secret, secure }: { secret: string; secure: boolean },
  headers: Headers,
  { email, isVerified }: { email: string; isVerified: boolean },
): string[] {
  if (!isVerified) return [];
  const id = knownDevice(secret, headers, email) ?? randomBytes(16).toString('base64url');
  const value = `${id}.${proof(secret, id, email)}`;
  return [generateCookie(NAME, value, { maxAge: MAX_AGE_SECONDS, httpOnly: true, sameSite: 'Lax', secure })];
}
