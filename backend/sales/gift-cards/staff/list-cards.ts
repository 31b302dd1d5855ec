import { type Kysely, type RawBuilder, sql } from 'kysely';
import {
  afterCursor,
  allOf,
  type Condition,
  exactTime,
  holdsAll,
  PAGE,
  pageOf,
  searchWords,
} from '#backend/platform/db/list-page.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { OrderNumber } from '#domain/base/ids.ts';
import type { Cents } from '#domain/base/money.ts';
import { plainCode } from '#domain/sales/gift-cards/gift-card.ts';
import type { StoredCard } from '../ledger.ts';

/** A card with its origin, for staff; `buyer` is null for a card made by the shop, and without the right to see contacts. */
export type ListedCard = StoredCard & {
  issued: Cents;
  orderNumber: OrderNumber | null;
  buyer: string | null;
  createdAt: Date;
};

type Asked = { text: string; after: string | null; codeHash: (code: string) => string; seesContacts: boolean };

/** Cards of a code, of the last characters of one, of an order that bought or used them, or of a buyer; each way has its index. */
function byText({ text, codeHash, seesContacts }: Asked): Condition {
  const buyer = seesContacts ? holdsAll(sql`order_search_text(o.contact, o.email)`, searchWords(text)) : null;
  const ways: RawBuilder<unknown>[] = [
    sql`select id from gift_card where code_hash = ${codeHash(text)} or code_end = ${plainCode(text)}`,
    sql`select g.id from customer_order o join gift_card g on g.order_id = o.id where o.number = ${text}`,
    sql`select e.gift_card_id from customer_order o join gift_card_entry e on e.order_id = o.id where o.number = ${text}`,
    ...(buyer ? [sql`select g.id from gift_card g join customer_order o on o.id = g.order_id where ${buyer}`] : []),
  ];
  return sql`card.id in (${sql.join(ways, sql` union all `)})`;
}

/** A page of gift cards, newest first, in one query. */
export async function listCards(
  db: Kysely<Tables>,
  asked: Asked,
  limit = PAGE,
): Promise<{ cards: ListedCard[]; next: string | null }> {
  const where = [
    asked.text !== '' && byText(asked),
    afterCursor(asked.after, sql`card.created_at`, sql`card.id::text`),
  ];
  const { rows } = await sql<ListedCard & { exactly: string }>`
    select page.*,
      (select coalesce(sum(cents), 0)::int from gift_card_entry where gift_card_id = page.id) as "openAmount",
      (select coalesce(sum(cents), 0)::int from gift_card_entry where gift_card_id = page.id and kind = 'issue') as issued
    from (
      select card.id, card.code_end as "codeEnd", card.valid_until::text as "validUntil", card.version,
        card.is_blocked as "isBlocked", card.created_at as "createdAt", bought.number as "orderNumber",
        case when ${asked.seesContacts} then nullif(trim(concat_ws(' ', bought.contact ->> 'firstname',
          bought.contact ->> 'lastname')), '') end as buyer, ${exactTime(sql`card.created_at`)} as exactly
      from gift_card card left join customer_order bought on bought.id = card.order_id
      where ${allOf(where)} order by card.created_at desc, card.id desc limit ${limit + 1}
    ) page order by page."createdAt" desc, page.id desc`.execute(db);
  const page = pageOf(rows, ({ id }) => id, limit);
  return { cards: page.rows.map(({ exactly: _, ...card }) => card), next: page.next };
}
