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

/** Cards of a code, of the last characters of one, of an order that bought or used them, or of a buyer. */
function byText({ text, codeHash, seesContacts }: Asked): Condition {
  const code = plainCode(text);
  const ways: RawBuilder<boolean>[] = [
    sql`card.code_hash = ${codeHash(text)}`,
    sql`card.code_end = ${code}`,
    sql`bought.number = ${text}`,
    sql`exists (select from gift_card_entry used join customer_order o on o.id = used.order_id
      where used.gift_card_id = card.id and o.number = ${text})`,
  ];
  const byBuyer = seesContacts && holdsAll(sql`order_search_text(bought.contact, bought.email)`, searchWords(text));
  return sql`(${sql.join(byBuyer ? [...ways, byBuyer] : ways, sql` or `)})`;
}

/** A page of gift cards, newest first, in one query. */
export async function listCards(
  db: Kysely<Tables>,
  asked: Asked,
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
      where ${allOf(where)} order by card.created_at desc, card.id desc limit ${PAGE + 1}
    ) page order by page."createdAt" desc, page.id desc`.execute(db);
  const page = pageOf(rows, ({ id }) => id);
  return { cards: page.rows.map(({ exactly: _, ...card }) => card), next: page.next };
}
