import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { generateCookie } from 'hono/cookie';
import { parse } from 'hono/utils/cookie';

const NAME = 'tieva.device';
/** The longest that browsers keep a cookie. */
const MAX_AGE_SECONDS = 400 * 24 * 60 * 60;
const VALUE = /^([\w-]{22})\.([\w-]{43})$/;

const proof = (secret: string, id: string, email: string) =>
  createHmac('sha256', secret).update(`known device\n${id}\n${email}`).digest('base64url');

/**
 * The id of a browser that has signed in to the account of an address before, or null. It opens nothing: such a browser is
 * counted by itself, so that tries from elsewhere cannot keep the account's owner out.
 */
export function knownDevice(secret: string, headers: Headers, email: string): string | null {
  const [, id = '', given = ''] = VALUE.exec(parse(headers.get('cookie') ?? '', NAME)[NAME] ?? '') ?? [];
  if (!id) return null;
  const [theirs, right] = [Buffer.from(given), Buffer.from(proof(secret, id, email))];
  return theirs.length === right.length && timingSafeEqual(theirs, right) ? id : null;
}

/**
 * The cookie of a browser in which somebody has just signed in; one it has goes on as the same device. None for an address
 * that is not proven: a stranger who made an account with somebody else's address must not get an own limit for mails to it.
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
