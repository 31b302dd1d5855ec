import type { Db } from '#backend/platform/db/db.ts';
import type { Shop } from '#backend/shop.ts';

/** A race has two servers on one PostgreSQL, and the same shop in this process for calls without an endpoint. */
export type Track = {
  db: Db;
  /** Requests go to the two servers in turn. */
  serverOf: (i: number) => string;
  shop: Shop;
  /** The same shop, its clock this long ahead. */
  shopAhead: (ms: number) => Shop;
  /** Records a violated expectation. */
  check: (what: string, got: unknown, expected: unknown) => void;
  /** The number `n` of a query. */
  count: (sql: string, values?: unknown[]) => Promise<number>;
  /** Looks until something is so; false when it never was, in 20 seconds. */
  until: (isSo: () => Promise<boolean>) => Promise<boolean>;
};

/** One race, run many times: `round` makes its names its own. Returns a word on how it went. */
export type Race = { name: string; run: (track: Track, round: number) => Promise<string> };

/** Mails and paid transitions of the orders that have lines of a sku. */
export const mailsOf = `select count(*)::int as n from outbox_mail
  where subject_id in (select order_id::text from order_line where sku = $1)`;
export const paidEventsOf = `select count(*)::int as n from order_event where kind = 'paid'
  and order_id in (select order_id from order_line where sku = $1)`;
export const ordersOf = `select count(distinct order_id)::int as n from order_line where sku = $1`;
export const heldOf = 'select coalesce(sum(qty), 0)::int as n from stock_hold where sku = $1';
export const shelfOf = 'select coalesce(sum(qty), 0)::int as n from stock_level where sku = $1';
