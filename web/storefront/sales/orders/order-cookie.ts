import { generateCookie } from 'hono/cookie';
import { parse } from 'hono/utils/cookie';
import type { OrderNumber } from '#domain/base/ids.ts';

const MONTH_SECONDS = 30 * 24 * 60 * 60;
const nameOf = (number: OrderNumber) => `order_${number}`;
const isNumber = (number: OrderNumber) => /^[0-9]{1,30}$/.test(number);

/** Marks this browser as the one that placed the order (order-3). HttpOnly: only the server reads the signed key. */
export const orderCookie = (number: OrderNumber, key: string, secure: boolean): string =>
  generateCookie(nameOf(number), key, { maxAge: MONTH_SECONDS, httpOnly: true, sameSite: 'Lax', secure });

/** The signed key of an order in a Cookie header, or null. Reads untrusted text and never throws. */
export function orderKeyOf(header: string | null, number: OrderNumber): string | null {
  if (!isNumber(number)) return null;
  const key = parse(header ?? '', nameOf(number))[nameOf(number)];
  // an undecodable value is used as it is
  return key === undefined || key.includes('%') ? null : key;
}
