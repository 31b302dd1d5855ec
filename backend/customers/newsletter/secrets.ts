import { createHash, randomBytes } from 'node:crypto';

/** 32 bytes for the link of a mail. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** How the secret of a mail to confirm is kept. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/**
 * What stays of an address that gets no marketing. Without the shop's secret on purpose: a new secret must not forget
 * anybody's no.
 */
export const emailHash = (email: string): string =>
  createHash('sha256').update(email.toLowerCase()).digest('base64url');

export const isPossibleToken = (token: string): boolean => /^[\w-]{43}$/.test(token);
