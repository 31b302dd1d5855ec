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
import type { Cents } from '#domain/base/money.ts';
import { type PartEnquiry, wantedTitle } from '#domain/sales/quotes/part-enquiry.ts';
import type { QuoteContact } from '#domain/sales/quotes/quote-contact.ts';
import { type QuoteListQuery, quoteGroups } from '#domain/sales/quotes/quote-list.ts';
import { type QuoteReply, quoteReplyTotals } from '#domain/sales/quotes/quote-reply.ts';
import { type QuoteStatus, quoteStatusAt } from '#domain/sales/quotes/quote-status.ts';

/** A quote as a row of a list; `customer` is null where the actor may not see contacts. */
export type ListedQuote = {
  number: string;
  status: QuoteStatus;
  createdAt: Date;
  customer: string | null;
  /** The first thing asked for, and how many others. */
  about: string;
  others: number;
  total: Cents | null;
  validUntil: Date | null;
  assignee: string | null;
  isPhoneOrder: boolean;
  /** The customer wrote last. */
  hasQuestion: boolean;
};
export type QuoteList = { quotes: ListedQuote[]; next: string | null };

const NUMBER = /^t\d{1,20}$/i;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function byText(text: string, mayFind: boolean): Condition {
  if (NUMBER.test(text)) return sql`q.number = ${text.toUpperCase()}`;
  const words = searchWords(text);
  return (mayFind && holdsAll(sql`order_search_text(q.contact, q.email)`, words)) || sql`false`;
}

function byAssignee(assignee: string): Condition {
  if (assignee === 'none') return sql`q.assignee_id is null`;
  return UUID.test(assignee) ? sql`q.assignee_id = ${assignee}` : sql`false`;
}

const conditionsOf = ({ text, group, status, assignee }: QuoteListQuery, mayFind: boolean) => [
  text && byText(text, mayFind),
  group && sql<boolean>`q.status = ${oneOf(quoteGroups[group])}`,
  status && sql<boolean>`q.status = ${status}`,
  assignee && byAssignee(assignee),
];

type Row = Omit<ListedQuote, 'customer' | 'about' | 'others' | 'total'> & {
  exactly: string;
  contact: QuoteContact;
  items: { title: string }[];
  partEnquiry: PartEnquiry | null;
  answer: QuoteReply | null;
};
type Asked = { after: string | null; limit?: number | undefined; now: Date; seesContacts: boolean };

/** A page of quotes, newest first, in one query. Without the right to see contacts, search finds numbers only. */
export async function listQuotes(
  db: Kysely<Tables>,
  query: QuoteListQuery,
  { after, limit = PAGE, now, seesContacts }: Asked,
): Promise<QuoteList> {
  const where = [...conditionsOf(query, seesContacts), afterCursor(after, sql`q.created_at`, sql`q.number`)];
  const { rows } = await sql<Row>`
    select page.*, staff.name as assignee,
      coalesce((select not by_shop from quote_message where quote_id = page.id order by id desc limit 1), false)
        as "hasQuestion"
    from (
      select q.id, q.number, q.status, q.created_at as "createdAt", q.contact, q.items, q.answer,
        q.part_enquiry as "partEnquiry", q.valid_until as "validUntil", q.assignee_id, q.is_phone_order as "isPhoneOrder",
        ${exactTime(sql`q.created_at`)} as exactly
      from quote q where ${allOf(where)}
      order by q.created_at desc, q.number desc limit ${limit + 1}
    ) page left join staff on staff.id = page.assignee_id
    order by page."createdAt" desc, page.number desc`.execute(db);
  const page = pageOf(rows, ({ number }) => number, limit);
  return { quotes: page.rows.map((row) => listed(row, { now, seesContacts })), next: page.next };
}

function listed(row: Row, { now, seesContacts }: Pick<Asked, 'now' | 'seesContacts'>): ListedQuote {
  const { number, createdAt, contact, items, answer, validUntil, assignee, isPhoneOrder, hasQuestion } = row;
  // typed words may name people
  const asked = seesContacts && row.partEnquiry ? [{ title: wantedTitle(row.partEnquiry) }] : [];
  const titles = [items, asked, answer?.lines ?? []].find(({ length }) => length > 0) ?? [];
  return {
    number,
    createdAt,
    validUntil,
    assignee,
    isPhoneOrder,
    hasQuestion,
    status: quoteStatusAt(row, now),
    customer: seesContacts ? contact.company || `${contact.firstname} ${contact.lastname}` : null,
    about: titles[0]?.title ?? '',
    others: Math.max(0, titles.length - 1),
    total: answer && quoteReplyTotals(answer).total,
  };
}

/** How many quotes each query finds, up to `MOST_COUNTED` + 1, in one statement. */
export async function countQuotes(
  db: Kysely<Tables>,
  queries: readonly QuoteListQuery[],
  seesContacts: boolean,
): Promise<number[]> {
  if (queries.length === 0) return [];
  const counts = queries.map(
    (query, i) => sql`select ${i}::int as i, count(*)::int as n from (
      select from quote q where ${allOf(conditionsOf(query, seesContacts))} limit ${MOST_COUNTED + 1}) counted`,
  );
  const { rows } = await sql<{ n: number }>`${sql.join(counts, sql` union all `)} order by i`.execute(db);
  return rows.map(({ n }) => n);
}
