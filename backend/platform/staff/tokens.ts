import { createHash, randomBytes } from 'node:crypto';

/** 32 random bytes, for a cookie or a link; the database holds only `tokenHash` of it. */
export const newToken = (): string => randomBytes(32).toString('base64url');

export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url');

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Whether a text from a form or an address can be an id of a row; the database rejects others as an error. */
export const isRowId = (text: string): boolean => UUID.test(text);
