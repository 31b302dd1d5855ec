import { type Kysely, type RawBuilder, sql } from 'kysely';
import { cursorTime } from '#backend/platform/db/list-page.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { OrderNumber } from '#domain/base/ids.ts';
import type { Cents } from '#domain/base/money.ts';
import type { OrderListQuery, OrderSort } from '#domain/sales/orders/order-list.ts';
import type { OrderStatus } from '#domain/sales/orders/order-status.ts';
import type { Actor } from '#domain/staff/actor.ts';
import { seesContacts } from './contact-access.ts';
import { listConditions } from './list-filters.ts';

/** An order as a row of a list; `customer` and `email` are null where the actor may not see contacts. */
export type ListedOrder = {
  number: OrderNumber;
  status: OrderStatus;
  placedAt: Date;
  customer: string | null;
  email: string | null;
  isCompany: boolean;
  storeId: string;
  methodId: string;
  total: Cents;
  refunded: Cents;
  dueLater: Cents;
  tags: string[];
  assignee: string | null;
  notes: number;
  /** Parcels sent so far. */
  parcels: number;
};

/** `next` continues after the last row; null on the last page. */
export type OrderPage = { orders: ListedOrder[]; next: string | null };

export const PAGE = 50;
/** Totals above this are shown as "more than". */
export const MOST_COUNTED = 10_000;

type Row = ListedOrder & { exactly: string; name: string; company: string };

const TIME = /^(\d{4}-\d{2}-\d{2} [\d:.]+\+00)_(\d+)$/;
const SUM = /^(\d{1,9})_(\d+)$/;
const byTime = { name: 'placedAt', column: sql`o.placed_at`, cursor: TIME, as: sql`timestamptz` };
const bySum = { name: 'total', column: sql`o.total_cents`, cursor: SUM, as: sql`int` };
const [falling, rising] = [sql`desc`, sql`asc`];

/** What orders a list, and the shape of its cursors: a time with microseconds or a sum, and the number. */
const SORTS = {
  newest: { ...byTime, direction: falling },
  oldest: { ...byTime, direction: rising },
  highest: { ...bySum, direction: falling },
  lowest: { ...bySum, direction: rising },
} as const satisfies Record<OrderSort, unknown>;
type Sort = (typeof SORTS)[OrderSort];

/** Continues after the row that a cursor names; a cursor of another sorting begins again. */
function afterCursor({ column, cursor: shape, as, direction }: Sort, cursor: string | null): RawBuilder<boolean>[] {
  const [, value, number] = shape.exec(cursor ?? '') ?? [];
  const isBehind = direction === falling ? sql`<` : sql`>`;
  if (!value || !number) return [];
  if (shape === TIME) cursorTime(value);
  // the first condition is one of the index of sums, which does not hold the numbers
  return [
    sql`${column} ${isBehind}= ${value}::${as}`,
    sql`(${column}, o.number) ${isBehind} (${value}::${as}, ${number})`,
  ];
}

const all = (conditions: readonly RawBuilder<boolean>[]) =>
  conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`;

/** Rows that one of the alternatives finds, each read no further than needed. */
const eitherOf = (alternatives: readonly RawBuilder<unknown>[]) =>
  sql.join(
    alternatives.map((one) => sql`select * from (${one}) one`),
    sql` union `,
  );

type Asked = { after?: string | null; limit?: number; now: Date };

/** A page of orders in one query. */
export async function listOrders(
  db: Kysely<Tables>,
  actor: Actor,
  query: OrderListQuery,
  { after = null, limit = PAGE, now }: Asked,
): Promise<OrderPage> {
  const sort = SORTS[query.sort ?? 'newest'];
  const { column, direction } = sort;
  const sorted = sql`${sql.id(sort.name)} ${direction}, number ${direction}`;
  const found = listConditions(actor, query, now).map(
    (conditions) => sql`
      select o.id, o.number, o.status, o.placed_at as "placedAt", o.email, o.store_id as "storeId",
        to_char(o.placed_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US') || '+00' as exactly,
        coalesce(concat_ws(' ', o.contact ->> 'firstname', o.contact ->> 'lastname'), '') as name,
        coalesce(o.contact ->> 'company', '') as company,
        coalesce(o.contact ->> 'customerType' = 'company', false) as "isCompany",
        o.shipping_method_id as "methodId", o.total_cents as total, o.refunded_cents as refunded,
        o.due_later_cents as "dueLater", o.tags, o.assignee_id
      from customer_order o where ${all([...conditions, ...afterCursor(sort, after)])}
      order by ${column} ${direction}, o.number ${direction} limit ${limit + 1}`,
  );
  const { rows } = await sql<Row>`
    select page.*, staff.name as assignee,
      (select count(*)::int from order_note where order_id = page.id) as notes,
      (select count(*)::int from shipment where order_id = page.id) as parcels
    from (
      ${eitherOf(found)} order by ${sorted} limit ${limit + 1}
    ) page left join staff on staff.id = page.assignee_id
    order by ${sorted}`.execute(db);
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  const value = last && (sort.name === 'total' ? last.total : last.exactly);
  return { orders: shown.map((row) => listed(actor, row)), next: last ? `${value}_${last.number}` : null };
}

function listed(actor: Actor, row: Row): ListedOrder {
  const isSeen = seesContacts(actor, row);
  return {
    number: row.number,
    status: row.status,
    placedAt: row.placedAt,
    isCompany: row.isCompany,
    customer: isSeen ? row.company || row.name : null,
    email: isSeen ? row.email : null,
    storeId: row.storeId,
    methodId: row.methodId,
    total: row.total,
    refunded: row.refunded,
    dueLater: row.dueLater,
    tags: row.tags,
    assignee: row.assignee,
    notes: row.notes,
    parcels: row.parcels,
  };
}

/** How many orders each query finds, up to `MOST_COUNTED` + 1, in one statement. */
export async function countOrders(
  db: Kysely<Tables>,
  actor: Actor,
  queries: readonly OrderListQuery[],
  now: Date,
): Promise<number[]> {
  if (queries.length === 0) return [];
  const counts = queries.map((query, i) => {
    const found = listConditions(actor, query, now).map(
      (conditions) => sql`select o.id from customer_order o where ${all(conditions)} limit ${MOST_COUNTED + 1}`,
    );
    return sql`select ${i}::int as i, count(*)::int as n from (${eitherOf(found)} limit ${MOST_COUNTED + 1}) counted`;
  });
  const { rows } = await sql<{ i: number; n: number }>`${sql.join(counts, sql` union all `)} order by i`.execute(db);
  return rows.map(({ n }) => n);
}
