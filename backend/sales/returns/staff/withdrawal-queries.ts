import { type Kysely, sql } from 'kysely';
import {
  afterCursor,
  allOf,
  type Condition,
  exactTime,
  holdsAll,
  MOST_COUNTED,
  oneOf,
  PAGE,
  pageOf,
  searchWords,
} from '#backend/platform/db/list-page.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { OrderNumber } from '#domain/base/ids.ts';
import type { Locale } from '#domain/base/locale.ts';
import type { Cents } from '#domain/base/money.ts';
import type { OrderStatus } from '#domain/sales/orders/order-status.ts';
import type { AskedLine, ReturnWish } from '#domain/sales/returns/return-lines.ts';
import type {
  KeptPiece,
  ReturnedLine,
  WithdrawalListQuery,
  WithdrawalState,
} from '#domain/sales/returns/withdrawal-state.ts';

type Handle = Kysely<Tables>;

/** A withdrawal as stored, with the order that it is about. */
export type StoredWithdrawal = {
  id: string;
  state: WithdrawalState;
  version: number;
  orderNumber: OrderNumber;
  name: string;
  email: string;
  message: string;
  locale: Locale;
  receivedAt: Date;
  goodsInAt: Date | null;
  closedAt: Date | null;
  reason: string | null;
  lines: ReturnedLine[];
  /** What its customer chose on the order's page; none of a notice by the legal form. */
  wants: ReturnWish;
  asked: AskedLine[];
  kept: KeptPiece[];
  refundId: string | null;
  assignee: { id: string; name: string } | null;
  /** The carrier's label that was booked for it; `problem`: why it was not. */
  label: { trackingCode: string | null; problem: string | null } | null;
  /** Null: no order of ours has been found for it. */
  order: { id: string; number: OrderNumber; status: OrderStatus; storeId: string } | null;
};

const columns = sql`w.id, w.state, w.version, w.order_number as "orderNumber", w.name, w.email, w.message, w.locale,
  w.received_at as "receivedAt", w.goods_in_at as "goodsInAt", w.closed_at as "closedAt", w.reason, w.lines,
  w.wants, w.asked, w.kept,
  w.refund_id as "refundId",
  case when staff.id is null then null else json_build_object('id', staff.id, 'name', staff.name) end as assignee,
  case when label.withdrawal_id is null then null else
    json_build_object('trackingCode', label.tracking_code, 'problem', label.problem) end as label,
  case when o.id is null then null else
    json_build_object('id', o.id, 'number', o.number, 'status', o.status, 'storeId', o.store_id) end as order`;
const joined = sql`withdrawal w left join customer_order o on o.id = w.order_id
  left join staff on staff.id = w.assignee_id left join return_label label on label.withdrawal_id = w.id`;

/** By the number of the order as it was given or found, or by words of name and address; each way has its index. */
function byText(text: string): Condition {
  const words = holdsAll(sql`withdrawal_search_text(named.name, named.email)`, searchWords(text));
  return sql`w.id in (
    select given.id from withdrawal given where given.order_number = ${text}
    union all select found.id from withdrawal found join customer_order its on its.id = found.order_id where its.number = ${text}
    ${words ? sql`union all select named.id from withdrawal named where ${words}` : sql``})`;
}

const stateOf = (state: NonNullable<WithdrawalListQuery['state']>): Condition =>
  state === 'open' ? sql`w.state in ('received', 'goods_in')` : sql`w.state = ${state}`;

const byAssignee = (assignee: string): Condition =>
  assignee === 'none' ? sql`w.assignee_id is null` : sql`w.assignee_id::text = ${assignee}`;

/** `stores`: the only ones whose orders' withdrawals are found; null: all. */
const conditionsOf = (
  { text, state, store, assignee }: WithdrawalListQuery,
  stores: readonly string[] | null,
  mayFind: boolean,
) => [
  stores && sql<boolean>`o.store_id = ${oneOf(stores)}`,
  text && (mayFind ? byText(text) : sql<boolean>`o.number = ${text}`),
  state && stateOf(state),
  assignee ? byAssignee(assignee) : null,
  store ? (store === 'none' ? sql<boolean>`o.id is null` : sql<boolean>`o.store_id = ${store}`) : null,
];

type Asked = { stores: readonly string[] | null; mayFind: boolean; after: string | null };

/** A page of withdrawals, newest first, in one query. */
export async function listWithdrawals(
  db: Handle,
  query: WithdrawalListQuery,
  { stores, mayFind, after }: Asked,
): Promise<{ withdrawals: StoredWithdrawal[]; next: string | null }> {
  const where = [...conditionsOf(query, stores, mayFind), afterCursor(after, sql`w.received_at`, sql`w.id::text`)];
  const { rows } = await sql<StoredWithdrawal & { exactly: string }>`
    select ${columns}, ${exactTime(sql`w.received_at`)} as exactly from ${joined}
    where ${allOf(where)} order by w.received_at desc, w.id::text desc limit ${PAGE + 1}`.execute(db);
  const page = pageOf(rows, ({ id }) => id);
  return { withdrawals: page.rows.map(({ exactly, ...row }) => row), next: page.next };
}

/** How many withdrawals each query finds, up to `MOST_COUNTED` + 1. */
export async function countWithdrawals(
  db: Handle,
  queries: readonly WithdrawalListQuery[],
  { stores, mayFind }: Omit<Asked, 'after'>,
): Promise<number[]> {
  if (queries.length === 0) return [];
  const counts = queries.map(
    (query, i) => sql`select ${i}::int as i, count(*)::int as n from (
      select from ${joined} where ${allOf(conditionsOf(query, stores, mayFind))} limit ${MOST_COUNTED + 1}) counted`,
  );
  const { rows } = await sql<{ n: number }>`${sql.join(counts, sql` union all `)} order by i`.execute(db);
  return rows.map(({ n }) => n);
}

/** One withdrawal, or null. `lock`: locked until the transaction ends. */
export async function findWithdrawal(db: Handle, id: string, lock = false): Promise<StoredWithdrawal | null> {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) return null;
  const { rows } = await sql<StoredWithdrawal>`select ${columns} from ${joined} where w.id = ${id}
    ${lock ? sql`for update of w` : sql``}`.execute(db);
  return rows[0] ?? null;
}

/** A line of the order as a return shows it; `position` as stored, from 0. */
export type ReturnableLine = {
  position: number;
  sku: string;
  title: string;
  amount: number;
  refunded: number;
  /** Comes back only while its hygiene seal is unbroken (return-8). */
  isSealed: boolean;
};
/** A refund of the order that a withdrawal can be paid back by. */
export type OrderRefund = { id: string; cents: Cents; createdAt: Date };

export async function linesOf(db: Handle, orderId: string): Promise<ReturnableLine[]> {
  const rows = await db
    .selectFrom('order_line')
    .select([
      'position',
      'sku',
      'title',
      'variation_name',
      'amount',
      'refunded_amount as refunded',
      'hygiene_sealed as isSealed',
    ])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();
  return rows.map(({ title, variation_name, ...row }) => ({
    ...row,
    title: [title, variation_name].filter(Boolean).join(', '),
  }));
}

/** Refunds of an order that were decided since the notice and did not fail, newest first. */
export async function refundsSince(db: Handle, orderId: string, receivedAt: Date): Promise<OrderRefund[]> {
  return db
    .selectFrom('refund')
    .select(['id', 'cents', 'created_at as createdAt'])
    .where('order_id', '=', orderId)
    .where('status', '<>', 'failed')
    .where('created_at', '>=', receivedAt)
    .orderBy('created_at', 'desc')
    .execute();
}
