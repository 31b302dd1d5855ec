import { createHash, randomBytes } from 'node:crypto';

/** 32 random bytes for the link of a mail. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Hash under which a confirmation token is stored. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/**
 * Hash that stays of a suppressed address. Does not use the shop's secret on purpose: a new secret must not lose a
 * refusal.
 */
export const emailHash = (email: string): string =>
  createHash('sha256').update(email.toLowerCase()).digest('base64url');

export const isPossibleToken = (token: string): boolean => /^[\w-]{43}$/.test(token);
