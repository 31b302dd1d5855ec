import { createHmac } from 'node:crypto';
import { plainCode } from '#domain/sales/gift-cards/gift-card.ts';

/** The only stored form of a code, so that the database does not reveal codes that can be spent (0021). */
export const cardHash = (secret: string, code: string): string =>
  createHmac('sha256', secret)
    .update(`gift-card:${plainCode(code)}`)
    .digest('base64url');
