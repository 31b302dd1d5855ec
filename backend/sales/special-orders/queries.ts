import { type Kysely, sql } from 'kysely';
import {
  afterCursor,
  allOf,
  exactTime,
  holdsAll,
  oneOf,
  PAGE,
  pageOf,
  searchWords,
} from '#backend/platform/db/list-page.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { Sku } from '#domain/base/ids.ts';
import type { Locale } from '#domain/base/locale.ts';
import type { Cents } from '#domain/base/money.ts';
import type { SpecialOrderState } from '#domain/sales/special-orders/special-order.ts';

/** A stored special order. `expectedOn` is a day; `userId` null: no account. */
export type SpecialOrder = {
  id: number;
  storeId: string;
  status: SpecialOrderState;
  sku: Sku;
  title: string;
  pieces: number;
  price: Cents | null;
  deposit: string;
  supplier: string;
  expectedOn: string | null;
  note: string;
  userId: string | null;
  name: string;
  phone: string;
  email: string;
  locale: Locale;
  createdAt: Date;
  createdBy: string | null;
  changedAt: Date;
  version: number;
};

/** `open`: ordered or arrived; `late`: ordered, and its expected day was before `today`. A store, or null for all that the person may see. */
export type SpecialOrderQuery = {
  text: string;
  state: SpecialOrderState | 'open' | 'late' | null;
  storeId: string | null;
};

const COLUMNS = sql`id, store_id as "storeId", status, sku, title, pieces, price_cents as price, deposit, supplier,
  expected_on::text as "expectedOn", note, user_id as "userId", name, phone, email, locale, created_at as "createdAt",
  created_by as "createdBy", changed_at as "changedAt", version`;

/** One special order; locked until the transaction ends when `lock`. */
export async function readOrder(db: Kysely<Tables>, id: number, lock = false): Promise<SpecialOrder | null> {
  const { rows } = await sql<SpecialOrder>`
    select ${COLUMNS} from special_order where id = ${id} ${lock ? sql`for update` : sql``}`.execute(db);
  return rows[0] ?? null;
}

type DatedQuery = SpecialOrderQuery & { today: string };

const SEARCHED = sql<string>`lower(title || ' ' || sku || ' ' || name || ' ' || email || ' ' || regexp_replace(phone, '\\D', '', 'g'))`;

const conditionOf = ({ text, state, storeId, today }: DatedQuery, stores: readonly string[] | null) =>
  allOf([
    state === 'open' && sql<boolean>`status in ('ordered', 'arrived')`,
    state === 'late' && sql<boolean>`status = 'ordered' and expected_on < ${today}::date`,
    state !== null && state !== 'open' && state !== 'late' && sql<boolean>`status = ${state}`,
    storeId !== null && sql<boolean>`store_id = ${storeId}`,
    stores !== null && sql<boolean>`store_id = ${oneOf(stores)}`,
    text !== '' && (holdsAll(SEARCHED, searchWords(text)) ?? sql<boolean>`id::text = ${text}`),
  ]);

/** A page, newest first. */
export async function listOrders(
  db: Kysely<Tables>,
  query: DatedQuery,
  stores: readonly string[] | null,
  after: string | null,
): Promise<{ orders: SpecialOrder[]; next: string | null }> {
  const beyond = afterCursor(after, sql<Date>`created_at`, sql<string>`id::text`);
  const { rows } = await sql<SpecialOrder & { exactly: string }>`
    select ${COLUMNS}, ${exactTime(sql<Date>`created_at`)} as exactly from special_order
    where ${conditionOf(query, stores)} and ${beyond ?? sql`true`}
    order by created_at desc, id::text desc limit ${PAGE + 1}`.execute(db);
  const page = pageOf(rows, ({ id }) => String(id));
  return { orders: page.rows, next: page.next };
}

export async function countOrders(
  db: Kysely<Tables>,
  query: DatedQuery,
  stores: readonly string[] | null,
): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from (select 1 from special_order where ${conditionOf(query, stores)} limit 10001) counted`.execute(
    db,
  );
  return rows[0]?.n ?? 0;
}

/** What a store waits for, oldest first: whose name follows an arriving sku, or goods with the code of a part. */
export async function waitingOrders(
  db: Kysely<Tables>,
  storeId: string,
  skus: readonly Sku[],
): Promise<SpecialOrder[]> {
  const { rows } = await sql<SpecialOrder>`
    select ${COLUMNS} from special_order where status = 'ordered' and store_id = ${storeId}
      and (sku = ${oneOf(skus)} or regexp_replace(sku, '@[^@]*$', '') = ${oneOf(skus)})
    order by created_at, id limit ${PAGE}`.execute(db);
  return rows;
}

/** Open special orders of a sku: what is on the way, and for whom. */
export async function openOrdersOf(db: Kysely<Tables>, skus: readonly Sku[]): Promise<SpecialOrder[]> {
  const { rows } = await sql<SpecialOrder>`
    select ${COLUMNS} from special_order where status in ('ordered', 'arrived') and sku = ${oneOf(skus)}
    order by created_at, id limit ${PAGE}`.execute(db);
  return rows;
}
