import { parse } from 'hono/utils/cookie';
import type { OrderNumber } from '#domain/base/ids.ts';

/** An order and the signed key that opens it (order-6). */
export type OwnOrder = { number: OrderNumber; key: string };

const MOST = 10;

/**
 * The orders in the cookies `order_<number>=<key>`, the latest ten at most. Untrusted: the keys must still be
 * verified.
 */
export function ordersInCookies(header: string | null | undefined): OwnOrder[] {
  const found = Object.entries(parse(header ?? '')).flatMap(([name, key]) => {
    const [, number] = /^order_(\d{4,20})$/.exec(name) ?? [];
    return number && /^[\w-]{1,100}$/.test(key) ? [{ number, key }] : [];
  });
  return found.slice(-MOST);
}
