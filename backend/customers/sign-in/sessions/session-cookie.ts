import { createHmac, timingSafeEqual } from 'node:crypto';
import { parse } from 'hono/utils/cookie';
import { SESSION_COOKIE } from './cookies.ts';

/**
 * The session token of a request's cookie, if the signature is ours; null otherwise. The library writes the cookie
 * (`token.HMAC-SHA256 in base64`); it is read here, because every request of a customer does, and asks one question.
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
