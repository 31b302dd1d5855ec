import { createHmac, timingSafeEqual } from 'node:crypto';
import type { OrderNumber } from '#domain/base/ids.ts';

/** The signed key that opens an order's details in the browser that ordered: an HMAC of its number (order-6). */
export const orderKey = (secret: string, number: OrderNumber): string =>
  createHmac('sha256', secret).update(`order:${number}`).digest('base64url');

/** True when the key belongs to the order; compared in constant time. */
export function isOrderKey(secret: string, number: OrderNumber, key: string | null): boolean {
  const expected = Buffer.from(orderKey(secret, number));
  const given = Buffer.from(key ?? '');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
