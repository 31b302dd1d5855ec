import { parse } from 'hono/utils/cookie';

/** An order and the signed key that opens it. */
export type OwnOrder = { number: string; key: string };

const MOST = 10;

/**
 * The orders a browser says it placed: cookies `order_<number>=<key>`. Untrusted text: the keys are still to be
 * checked. The latest ten at most.
 */
export function ordersInCookies(header: string | null | undefined): OwnOrder[] {
  const found = Object.entries(parse(header ?? '')).flatMap(([name, key]) => {
    const [, number] = /^order_(\d{4,20})$/.exec(name) ?? [];
    return number && /^[\w-]{1,100}$/.test(key) ? [{ number, key }] : [];
  });
  return found.slice(-MOST);
}
