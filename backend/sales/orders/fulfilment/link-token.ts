import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const TOKEN = /^([\w-]{32})([\w-]{22})$/;

const seal = (secret: string, random: string) =>
  createHmac('sha256', secret).update(`store-link:${random}`).digest().subarray(0, 16).toString('base64url');

/** A link's token: 192 random bits and their signature, 54 characters. */
export function newToken(secret: string): string {
  const random = randomBytes(24).toString('base64url');
  return random + seal(secret, random);
}

/** True when this shop issued the token; others are rejected without a query. */
export function isOwnToken(secret: string, token: string): boolean {
  const [, random, signature] = TOKEN.exec(token) ?? [];
  if (!random || !signature) return false;
  return timingSafeEqual(Buffer.from(signature), Buffer.from(seal(secret, random)));
}

/** The stored form of a token. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url');
