import { createPrivateKey } from 'node:crypto';
import { SignJWT } from 'jose';

export type AppleKey = { clientId: string; teamId: string; keyId: string; privateKey: string };

const DAY_SECONDS = 24 * 60 * 60;
/** Apple accepts at most six months. */
const VALID_SECONDS = 150 * DAY_SECONDS;
const RENEW_MS = 30 * DAY_SECONDS * 1000;

/** Apple's client secret: a JWT signed with the developer account's key, renewed after a month. */
export function appleSecret(key: AppleKey, now: () => Date) {
  const privateKey = createPrivateKey(key.privateKey);
  let made: { secret: string; at: number } | null = null;
  return async (): Promise<string> => {
    const at = now().getTime();
    if (made && at - made.at < RENEW_MS) return made.secret;
    const seconds = Math.floor(at / 1000);
    const secret = await new SignJWT()
      .setProtectedHeader({ alg: 'ES256', kid: key.keyId })
      .setIssuer(key.teamId)
      .setSubject(key.clientId)
      .setAudience('https://appleid.apple.com')
      .setIssuedAt(seconds)
      .setExpirationTime(seconds + VALID_SECONDS)
      .sign(privateKey);
    made = { secret, at };
    return secret;
  };
}
