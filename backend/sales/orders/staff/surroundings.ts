import { type Kysely, sql } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { MailService } from '#backend/platform/mail/service.ts';
import type { OrderNumber } from '#domain/base/ids.ts';
import type { Cents } from '#domain/base/money.ts';
import type { OrderStatus } from '#domain/sales/orders/order-status.ts';
import { attemptsOf } from '../payment/attempt-queries.ts';
import type { AttemptStatus, StoredOrder } from '../stored-order.ts';

/** What belongs to an order besides itself. */
export type OrderSurroundings = {
  payments: { attempt: number; method: string | null; cents: Cents; status: AttemptStatus; at: Date }[];
  /** Gift cards that the order bought. */
  boughtCards: { id: string; end: string; isBlocked: boolean }[];
  quote: string | null;
  withdrawals: { id: string; at: Date; message: string | null }[];
  /** Null without `orders.contacts`. `isKept`: its text is stored, so that it can be sent again. */
  mails: { id: string; kind: string; to: string; subject: string; status: string; at: Date; isKept: boolean }[] | null;
  /** Other orders of the customer, by account or address; null without `orders.contacts`. */
  others: { count: number; cents: Cents; newest: { number: OrderNumber; at: Date; status: OrderStatus }[] } | null;
};

/** Payments, cards, quote, mails and the customer's other orders. `isSeen`: the actor sees the customer's contacts. */
export async function aboutOrder(
  db: Kysely<Tables>,
  mail: Pick<MailService, 'about'>,
  order: StoredOrder,
  isSeen: boolean,
): Promise<OrderSurroundings> {
  const attempts = await attemptsOf(db, order.id);
  const cards = await db
    .selectFrom('gift_card')
    .select(['id', 'code_end', 'is_blocked'])
    .where('order_id', '=', order.id)
    .execute();
  const quote = order.quoteId
    ? await db.selectFrom('quote').select('number').where('id', '=', order.quoteId).executeTakeFirst()
    : undefined;
  const withdrawals = await db
    .selectFrom('withdrawal')
    .select(['id', 'received_at', 'message'])
    .where('order_id', '=', order.id)
    .orderBy('received_at')
    .execute();
  return {
    payments: attempts.map(({ attempt, method, amount, status, createdAt }) => ({
      attempt,
      method,
      cents: amount,
      status,
      at: createdAt,
    })),
    boughtCards: cards.map(({ id, code_end, is_blocked }) => ({ id, end: code_end, isBlocked: is_blocked })),
    quote: quote?.number ?? null,
    withdrawals: withdrawals.map(({ id, received_at, message }) => ({
      id,
      at: received_at,
      message: isSeen ? message : null,
    })),
    mails: isSeen ? await mailsOf(mail, order.id) : null,
    others: isSeen ? await othersOf(db, order) : null,
  };
}

async function mailsOf(mail: Pick<MailService, 'about'>, id: string) {
  const mails = (await mail.about(id)).filter(({ kind }) => kind !== 'alert');
  return mails.map(({ id: mailId, kind, recipient, subject, status, created_at, sent_at, is_kept }) => ({
    id: mailId,
    kind,
    to: recipient,
    subject,
    status,
    at: sent_at ?? created_at,
    isKept: is_kept,
  }));
}

const NEWEST = 3;

async function othersOf(db: Kysely<Tables>, { id, userId, email }: StoredOrder) {
  const rows = await db
    .selectFrom('customer_order')
    .select(['number', 'status', 'placed_at'])
    .select([
      sql<number>`(count(*) over ())::int`.as('count'),
      sql<number>`(sum(total_cents) over ())::int`.as('cents'),
    ])
    .where((order) =>
      order.or([
        // an index answers each part
        ...(email
          ? [order.and([order(sql<string>`lower(email)`, '=', email.toLowerCase()), order('user_id', 'is', null)])]
          : []),
        ...(userId ? [order('user_id', '=', userId)] : []),
        order('id', '=', id),
      ]),
    )
    .where('id', '<>', id)
    .where('status', 'not in', ['pending_payment', 'payment_failed', 'cancelled'])
    .orderBy('placed_at', 'desc')
    .limit(NEWEST)
    .execute();
  const newest = rows.map(({ number, status, placed_at }) => ({ number, status, at: placed_at }));
  return { count: rows[0]?.count ?? 0, cents: rows[0]?.cents ?? 0, newest };
}
