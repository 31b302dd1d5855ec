import { createHash, randomBytes } from 'node:crypto';

/** 128 bits. */
const TOKEN_BYTES = 16;
const TOKEN = /^[\w-]{22}$/;

export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');
export const isToken = (text: string): boolean => TOKEN.test(text);

/** Tokens are stored as hashes, so the table alone opens no cart. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');
