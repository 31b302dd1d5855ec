import { createHmac, timingSafeEqual } from 'node:crypto';
import { parse } from 'hono/utils/cookie';
import { SESSION_COOKIE } from './cookies.ts';

/**
 * The session token of a request's cookie if its signature is valid, else null. Reads the library's format
 * (`token.HMAC-SHA256 in base64`) directly, so that a request needs one query.
 */
export function sessionToken(headers: Headers, { secret }: { secret: string }): string | null {
  const value = parse(headers.get('cookie') ?? '', SESSION_COOKIE)[SESSION_COOKIE] ?? '';
  const dot = value.lastIndexOf('.');
  if (dot < 1) return null;
  const token = value.slice(0, dot);
  const given = Buffer.from(value.slice(dot + 1));
  const right = Buffer.from(createHmac('sha256', secret).update(token).digest('base64'));
  return given.length === right.length && timingSafeEqual(given, right) ? token : null;
}
