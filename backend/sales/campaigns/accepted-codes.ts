import { createHmac } from 'node:crypto';
import { KEY_LENGTH } from '#domain/sales/campaigns/accepted-cookie.ts';

/** A code of a campaign or of a gift card, in its normal form. */
export type ShopCode = { kind: 'campaign' | 'gift_card'; code: string };

/** The proof that a browser was told that a code is right: a truncated HMAC. */
export const acceptedKey = (secret: string, { kind, code }: ShopCode): string =>
  createHmac('sha256', secret).update(`accepted:${kind}:${code}`).digest('base64url').slice(0, KEY_LENGTH);
