import { generateCookie } from 'hono/cookie';
import { parse } from 'hono/utils/cookie';

const NAME = 'accepted_codes';
/** Length of a proof: 128 bits of the HMAC in base64url. */
export const KEY_LENGTH = 22;
const MOST = 5;
const MONTH_SECONDS = 30 * 24 * 60 * 60;

/** The proofs in a `Cookie` header, oldest first. Untrusted: verify them with `acceptedKey`. */
export function acceptedIn(header: string | null | undefined): string[] {
  const keys = parse(header ?? '', NAME)[NAME] ?? '';
  if (!/^[\w.-]{1,200}$/.test(keys)) return [];
  return keys
    .split('.')
    .filter((key) => key.length === KEY_LENGTH)
    .slice(-MOST);
}

/** A `Set-Cookie` header with one more proof; the latest five are kept (campaign-6). */
export function acceptedCookie(accepted: readonly string[], key: string, secure: boolean): string {
  const keys = [...accepted.filter((one) => one !== key), key].slice(-MOST).join('.');
  return generateCookie(NAME, keys, { maxAge: MONTH_SECONDS, httpOnly: true, sameSite: 'Lax', secure });
}
