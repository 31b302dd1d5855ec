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
import type { Sku } from '#domain/base/ids.ts';
import type { Locale } from '#domain/base/locale.ts';
import type { ContactKind } from '#domain/content/contact/contact-form.ts';
import type { ContactState } from '#domain/content/contact/contact-state.ts';
import type { MessageListQuery } from '#domain/content/contact/message-list.ts';

type Handle = Kysely<Tables>;

/** A message as a row of a list. */
export type ListedMessage = {
  number: string;
  kind: ContactKind;
  state: ContactState;
  name: string;
  /** The beginning of the text. */
  start: string;
  storeId: string | null;
  assignee: string | null;
  createdAt: Date;
};
export type MessageList = { messages: ListedMessage[]; next: string | null };

/** A message with what was answered, oldest first. */
export type StaffMessage = Omit<ListedMessage, 'start' | 'assignee'> & {
  id: string;
  locale: Locale;
  email: string;
  phone: string;
  message: string;
  sku: Sku | null;
  version: number;
  assigneeId: string | null;
  assignee: string | null;
  /** The number of the order that it is about. */
  order: string | null;
  replies: { id: string; author: string | null; body: string; at: Date }[];
};

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const NUMBER = /^y-\d{1,12}$/i;
const searched = sql<string>`contact_search_text(m.name, m.email, m.phone, m.message)`;

function byText(text: string): Condition {
  if (NUMBER.test(text)) return sql`m.number = ${text.toUpperCase()}`;
  return holdsAll(searched, searchWords(text)) ?? sql`false`;
}

function byAssignee(assignee: string): Condition {
  if (assignee === 'none') return sql`m.assignee_id is null`;
  return UUID.test(assignee) ? sql`m.assignee_id = ${assignee}` : sql`false`;
}

/** `stores`: the only ones whose messages are found; null: all. */
const conditionsOf = ({ text, state, store, assignee }: MessageListQuery, stores: readonly string[] | null) => [
  stores && sql<boolean>`m.store_id = ${oneOf(stores)}`,
  text && byText(text),
  state && sql<boolean>`m.state = ${state}`,
  store && (store === 'none' ? sql<boolean>`m.store_id is null` : sql<boolean>`m.store_id = ${store}`),
  assignee && byAssignee(assignee),
];

/** A page of messages, newest first, in one query. */
export async function listMessages(
  db: Handle,
  query: MessageListQuery,
  stores: readonly string[] | null,
  after: string | null,
): Promise<MessageList> {
  const where = [...conditionsOf(query, stores), afterCursor(after, sql`m.created_at`, sql`m.number`)];
  const { rows } = await sql<ListedMessage & { exactly: string }>`
    select m.number, m.kind, m.state, m.name, left(m.message, 120) as start, m.store_id as "storeId",
      m.created_at as "createdAt", staff.name as assignee, ${exactTime(sql`m.created_at`)} as exactly
    from contact_message m left join staff on staff.id = m.assignee_id
    where ${allOf(where)}
    order by m.created_at desc, m.number desc limit ${PAGE + 1}`.execute(db);
  const page = pageOf(rows, ({ number }) => number);
  return { messages: page.rows.map(({ exactly, ...row }) => row), next: page.next };
}

/** How many messages of each state there are, up to `MOST_COUNTED` + 1 each. */
export async function countMessages(
  db: Handle,
  queries: readonly MessageListQuery[],
  stores: readonly string[] | null,
): Promise<number[]> {
  if (queries.length === 0) return [];
  const counts = queries.map(
    (query, i) => sql`select ${i}::int as i, count(*)::int as n from (
      select from contact_message m where ${allOf(conditionsOf(query, stores))} limit ${MOST_COUNTED + 1}) counted`,
  );
  const { rows } = await sql<{ n: number }>`${sql.join(counts, sql` union all `)} order by i`.execute(db);
  return rows.map(({ n }) => n);
}

/** One message, or null. `lock`: locked until the transaction ends. */
export async function findMessage(db: Handle, number: string, lock = false): Promise<StaffMessage | null> {
  const query = db
    .selectFrom('contact_message as m')
    .leftJoin('staff', 'staff.id', 'm.assignee_id')
    .leftJoin('customer_order as o', 'o.id', 'm.order_id')
    .select([
      ...(['m.id', 'm.number', 'm.kind', 'm.state', 'm.locale', 'm.sku', 'm.name', 'm.email', 'm.phone'] as const),
      ...(['m.message', 'm.version', 'm.store_id as storeId', 'm.created_at as createdAt'] as const),
      ...(['m.assignee_id as assigneeId', 'staff.name as assignee', 'o.number as order'] as const),
    ])
    .where('m.number', '=', number);
  const row = await (lock ? query.forUpdate('m') : query).executeTakeFirst();
  if (!row) return null;
  const replies = await db
    .selectFrom('contact_reply')
    .select(['id', 'author', 'body', 'at'])
    .where('message_id', '=', row.id)
    .orderBy('at')
    .execute();
  // the check constraint of the table allows no other language
  return { ...row, replies };
}
