import { createHmac, timingSafeEqual } from 'node:crypto';
import { SESSION_COOKIE } from './cookies.ts';

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

/**
 * The session token of a request's cookie, if the signature is ours; null otherwise. The library writes the cookie
 * (`token.HMAC-SHA256 in base64`); it is read here, because every request of a customer does, and asks one question.
 */
export function sessionToken(headers: Headers, { secret }: { secret: string }): string | null {
  const name = `${SESSION_COOKIE}=`;
  const cookie = headers
    .get('cookie')
    ?.split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(name));
  if (!cookie) return null;
  const value = decoded(cookie.slice(name.length));
  const dot = value.lastIndexOf('.');
  if (dot < 1) return null;
  const token = value.slice(0, dot);
  const given = Buffer.from(value.slice(dot + 1));
  const right = Buffer.from(createHmac('sha256', secret).update(token).digest('base64'));
  return given.length === right.length && timingSafeEqual(given, right) ? token : null;
}
