import { hkdfSync } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import type { ShopContext } from '#backend/platform/context.ts';

/** Long enough for a page's calls; a token ends earlier with its session. */
export const TOKEN_SECONDS = 15 * 60;

const ALGORITHM = 'HS256';
const AUDIENCE = 'functions';

/** Derives the signing key, which is used for nothing else. */
export const tokenKey = (secret: string) =>
  new Uint8Array(hkdfSync('sha256', secret, '', 'bearer tokens of callables', 32));

/** The claims of a token: a customer and one of their sessions. */
export type TokenHolder = { userId: string; sessionId: string };

/**
 * Signs and verifies bearer tokens of callables: JWTs with a key derived from the shop's secret (callable-1). `read` returns
 * null for an invalid signature, algorithm, shop or time.
 */
export function sessionTokens({ settings, baseUrl, now }: Pick<ShopContext, 'settings' | 'baseUrl' | 'now'>) {
  const key = tokenKey(settings.SHOP_SECRET);
  return {
    sign({ userId, sessionId }: TokenHolder): Promise<string> {
      const issued = Math.floor(now().getTime() / 1000);
      return new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
        .setSubject(userId)
        .setIssuer(baseUrl)
        .setAudience(AUDIENCE)
        .setIssuedAt(issued)
        .setExpirationTime(issued + TOKEN_SECONDS)
        .sign(key);
    },
    async read(token: string): Promise<TokenHolder | null> {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [ALGORITHM],
          issuer: baseUrl,
          audience: AUDIENCE,
          requiredClaims: ['sub', 'sid', 'exp'],
          currentDate: now(),
        });
        return { userId: String(payload.sub), sessionId: String(payload.sid) };
      } catch (error) {
        if (error instanceof errors.JOSEError) return null;
        throw error;
      }
    },
  };
}
