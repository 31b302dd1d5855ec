import { createHmac } from 'node:crypto';
import { plainCode } from '#domain/sales/gift-cards/card-code.ts';

/** All that is kept of a code: nobody who reads the database can spend a card (decision 0021). */
export const cardHash = (secret: string, code: string): string =>
  createHmac('sha256', secret)
    .update(`gift-card:${plainCode(code)}`)
    .digest('base64url');
