import { type Kysely, sql } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { Sku } from '#domain/base/ids.ts';
import type { Locale } from '#domain/base/locale.ts';
import type { ContactKind, ContactWords } from '#domain/content/contact/contact-form.ts';

type Handle = Kysely<Tables>;

export type NewMessage = {
  key: string;
  kind: ContactKind;
  words: ContactWords;
  locale: Locale;
  storeId: string | null;
  sku: Sku | null;
  at: Date;
};

/** Number of the message with this key; null when there is none. */
export async function numberOf(db: Handle, key: string): Promise<string | null> {
  const row = await db
    .selectFrom('contact_message')
    .select('number')
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
  return row?.number ?? null;
}

/** Stores a message under the next number; null when its key exists already. */
export async function insertMessage(tx: Handle, made: NewMessage): Promise<{ id: string; number: string } | null> {
  const row = await tx
    .insertInto('contact_message')
    .values({
      number: sql<string>`'Y-' || nextval('contact_number')`,
      idempotency_key: made.key,
      kind: made.kind,
      locale: made.locale,
      store_id: made.storeId,
      sku: made.sku,
      ...made.words,
      created_at: made.at,
    })
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .returning(['id', 'number'])
    .executeTakeFirst();
  return row ?? null;
}

/** Messages from an address, oldest first. */
export async function messagesFrom(db: Handle, email: string) {
  const rows = await db
    .selectFrom('contact_message')
    .select(['number', 'kind', 'store_id', 'sku', 'name', 'phone', 'message', 'created_at'])
    .select(
      sql<
        { body: string; at: string }[]
      >`coalesce((select jsonb_agg(jsonb_build_object('body', body, 'at', at) order by at)
        from contact_reply where message_id = contact_message.id), '[]')`.as('replies'),
    )
    .where('email', '=', email)
    .orderBy('created_at')
    .orderBy('number')
    .execute();
  return rows.map(({ store_id, created_at, ...row }) => ({ ...row, storeId: store_id, sentAt: created_at }));
}

/** Deletes the messages of an address, or those before a moment. Returns their ids. */
export async function deleteMessages(tx: Handle, which: { email: string } | { before: Date }): Promise<string[]> {
  const deleting = tx.deleteFrom('contact_message').returning('id');
  const gone = await ('email' in which
    ? deleting.where('email', '=', which.email)
    : deleting.where('created_at', '<', which.before)
  ).execute();
  return gone.map(({ id }) => id);
}
