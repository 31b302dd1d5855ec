import { createHmac } from 'node:crypto';
import { KEY_LENGTH } from '#domain/sales/campaigns/accepted-cookie.ts';

/** A campaign or gift card code in its normal form. */
export type ShopCode = { kind: 'campaign' | 'gift_card'; code: string };

/** A proof that the browser entered a valid code before: a truncated HMAC (campaign-6). */
export const acceptedKey = (secret: string, { kind, code }: ShopCode): string =>
  createHmac('sha256', secret).update(`accepted:${kind}:${code}`).digest('base64url').slice(0, KEY_LENGTH);
