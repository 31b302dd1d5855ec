import { type Kysely, sql } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { TimelineEntry } from './timeline-entry.ts';

/**
 * Goods of a paid order change by a refund of a line and another order, made by a quote. Each names the other: quotes that staff began
 * for goods of this order, with the order that was made of them; and the order whose goods this one replaces.
 */
export async function replacementsOf(db: Kysely<Tables>, orderId: string): Promise<TimelineEntry[]> {
  const begun = await db
    .selectFrom('replacing_quote')
    .innerJoin('quote', 'quote.id', 'replacing_quote.quote_id')
    .leftJoin('customer_order as made', (join) =>
      join.onRef('made.quote_id', '=', 'quote.id').on('made.status', '<>', 'cancelled'),
    )
    .select(['quote.number as quote', 'quote.created_at as at', 'made.number as order'])
    .select(sql<string | null>`(select min(author) from quote_reply where quote_id = quote.id)`.as('by'))
    .where('replacing_quote.order_id', '=', orderId)
    .execute();
  const replaced = await db
    .selectFrom('customer_order as made')
    .innerJoin('replacing_quote', 'replacing_quote.quote_id', 'made.quote_id')
    .innerJoin('customer_order as former', 'former.id', 'replacing_quote.order_id')
    .select(['former.number as order', 'made.placed_at as at'])
    .where('made.id', '=', orderId)
    .execute();
  return [
    ...begun.map(({ quote, at, order, by }) => ({
      id: `q${quote}`,
      at,
      kind: 'quote_begun',
      by,
      text: null,
      details: { quote, ...(order && { order }) },
    })),
    ...replaced.map(({ order, at }) => ({
      id: `r${order}`,
      at,
      kind: 'replaces',
      by: null,
      details: { order },
      text: null,
    })),
  ];
}
