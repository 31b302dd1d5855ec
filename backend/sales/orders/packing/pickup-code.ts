import { createHmac, timingSafeEqual } from 'node:crypto';
import type { OrderNumber } from '#domain/base/ids.ts';
import type { PickupCode } from '#domain/sales/packing/scan.ts';

const markOf = (secret: string, number: OrderNumber): string =>
  createHmac('sha256', secret).update(`pickup:${number}`).digest('hex').slice(0, 10).toUpperCase();

/** The text of the QR code in a customer's mail: the order's number and ten characters that only the shop can make. */
export const pickupCode = (secret: string, number: OrderNumber): string => `${number}-${markOf(secret, number)}`;

/** Whether a scanned code comes from the customer's mail; a bare number proves nothing. Compared in constant time. */
export function isOwnPickupCode(secret: string, { number, mark }: PickupCode): boolean {
  const [expected, given] = [Buffer.from(markOf(secret, number)), Buffer.from(mark)];
  return given.length === expected.length && timingSafeEqual(given, expected);
}
