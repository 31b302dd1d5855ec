import { createHash, randomBytes } from 'node:crypto';

/** 32 random bytes, for a cookie or a link; the database holds only `tokenHash` of it. */
export const newToken = (): string => randomBytes(32).toString('base64url');

export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url');
