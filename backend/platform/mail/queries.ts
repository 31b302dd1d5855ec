import { type Kysely, sql } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import { outboxRows } from '#backend/platform/jobs/outbox-rows.ts';
import type { MailAttachment, RenderedMail } from './message.ts';

/** A mail taken for sending. */
export type OutgoingMail = {
  id: string;
  kind: string;
  subjectId: string;
  to: string;
  replyTo: string | null;
  subject: string;
  html: string;
  text: string;
  headers: Record<string, string>;
  attachments: MailAttachment[];
  attempts: number;
};

type Handle = Kysely<Tables>;

export const { markSent, markFailed, due: dueMails, requeue: requeueMails } = outboxRows('outbox_mail');

/** Stores a mail; null when the subject already has one of this kind. */
export async function insertMail(tx: Handle, mail: RenderedMail): Promise<string | null> {
  const row = await tx
    .insertInto('outbox_mail')
    .values({
      subject_id: mail.subjectId,
      kind: mail.kind,
      recipient: mail.to,
      reply_to: mail.replyTo,
      locale: mail.locale,
      subject: mail.subject,
      html: mail.html,
      body_text: mail.text,
      headers: JSON.stringify(mail.headers ?? {}),
      attachments: JSON.stringify(mail.attachments ?? []),
    })
    .onConflict((conflict) => conflict.columns(['subject_id', 'kind']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/**
 * Stores a copy of a mail to be sent again; `key` makes the copy once. Null: sent before under this key, or its text was
 * cleared.
 */
export async function copyMail(
  tx: Handle,
  id: string,
  { to, key }: { to: string; key: string },
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    insert into outbox_mail (subject_id, kind, recipient, reply_to, locale, subject, html, body_text, headers, attachments)
    select subject_id || ':' || ${key}, kind, ${to}, reply_to, locale, subject, html, body_text, headers, attachments
    from outbox_mail where id = ${id} and body_text <> ''
    on conflict (subject_id, kind) do nothing returning id`.execute(tx);
  return rows[0]?.id ?? null;
}

/** The same of a mail that has gone, to the same reader. */
export async function copySentMail(tx: Handle, id: string, key: string): Promise<string | null> {
  const mail = await tx
    .selectFrom('outbox_mail')
    .select('recipient')
    .where('id', '=', id)
    .where('status', '=', 'sent')
    .where('recipient', '<>', '')
    .executeTakeFirst();
  return mail ? copyMail(tx, id, { to: mail.recipient, key }) : null;
}

/** Mails about a thing, newest first: those whose subject begins with its id. */
export function mailsAbout(db: Handle, id: string) {
  return db
    .selectFrom('outbox_mail')
    .select(['id', 'kind', 'recipient', 'subject', 'status', 'created_at', 'sent_at', 'last_error'])
    .select(sql<boolean>`body_text <> ''`.as('is_kept'))
    .where(sql<string>`split_part(subject_id, ':', 1)`, '=', id)
    .orderBy('created_at', 'desc')
    .limit(50)
    .execute();
}

/**
 * Takes a waiting mail for `leaseSeconds`: nobody else gets it meanwhile, and after a crash it is free again. A lease
 * and not a row lock: a transaction open during SMTP would hold up the embedded database's only session. Null: not due.
 */
export async function claimMail(db: Handle, id: string, leaseSeconds: number): Promise<OutgoingMail | null> {
  const row = await db
    .updateTable('outbox_mail')
    .set({
      attempts: sql<number>`attempts + 1`,
      next_attempt_at: sql<Date>`now() + make_interval(secs => ${leaseSeconds})`,
    })
    .where('id', '=', id)
    .where('status', '=', 'queued')
    .where('next_attempt_at', '<=', sql<Date>`now()`)
    .returning(['id', 'kind', 'subject_id', 'recipient', 'reply_to', 'subject', 'html', 'body_text', 'headers'])
    .returning(['attempts', 'attachments'])
    .executeTakeFirst();
  if (!row) return null;
  const { subject_id, recipient, reply_to, body_text, headers, ...rest } = row;
  return {
    ...rest,
    subjectId: subject_id,
    to: recipient,
    replyTo: reply_to,
    text: body_text,
    headers: headers as Record<string, string>,
  };
}

export async function insertIntoMailbox(tx: Handle, mail: { to: string; subject: string; source: string }) {
  await tx
    .insertInto('mailbox_message')
    .values({ recipient: mail.to, subject: mail.subject, source: mail.source })
    .execute();
}

/** The demo mailbox, newest first. */
export async function mailboxList(db: Handle, filter: { to?: string | undefined; limit: number }) {
  let query = db.selectFrom('mailbox_message').select(['id', 'received_at', 'recipient', 'subject']);
  if (filter.to) query = query.where(sql<string>`lower(recipient)`, '=', filter.to.toLowerCase());
  const rows = await query.orderBy('id', 'desc').limit(filter.limit).execute();
  return rows.map((row) => ({ id: row.id, receivedAt: row.received_at, to: row.recipient, subject: row.subject }));
}

export async function mailboxSource(db: Handle, id: number): Promise<string | null> {
  const row = await db.selectFrom('mailbox_message').select('source').where('id', '=', id).executeTakeFirst();
  return row?.source ?? null;
}

/** A mail that has not gone out. `failed`: given up after the last attempt. */
export type UnsentMail = {
  id: string;
  kind: string;
  to: string;
  subject: string;
  status: 'queued' | 'failed';
  attempts: number;
  error: string | null;
  createdAt: Date;
};

/** What waits or was given up, oldest first. */
export async function unsentMails(db: Handle): Promise<UnsentMail[]> {
  const rows = await db
    .selectFrom('outbox_mail')
    .select(['id', 'kind', 'recipient', 'subject', 'status', 'attempts', 'last_error', 'created_at'])
    .where('status', '<>', 'sent')
    // forgotten ones have nobody to go to
    .where('recipient', '<>', '')
    .orderBy('created_at')
    .limit(1000)
    .execute();
  return rows.map(({ recipient, last_error, created_at, status, ...row }) => ({
    ...row,
    to: recipient,
    status: status === 'failed' ? 'failed' : 'queued',
    error: last_error,
    createdAt: created_at,
  }));
}

/** Takes the person out of mails that have gone (or never will): the row stays, so that nothing is mailed twice. */
const forgotten = { recipient: '', reply_to: null, subject: '', html: '', body_text: '', attachments: '[]' };

/** Of mails about these subjects (a part of one is `subject:part`), and of those to this address. One that still waits is left as it is. */
export async function forgetMails(
  tx: Handle,
  { subjectIds, recipient }: { subjectIds: readonly string[]; recipient: string | null },
): Promise<void> {
  await tx
    .updateTable('outbox_mail')
    .set(forgotten)
    .where('status', '<>', 'queued')
    .where(
      sql<boolean>`(split_part(subject_id, ':', 1) = any(${subjectIds}::text[]) or lower(recipient) = ${recipient?.toLowerCase() ?? null})`,
    )
    .execute();
}

/** Clears the text of mails of a kind that were sent before a time, and keeps who got them. */
export async function clearSentMailsOf(db: Handle, kind: string, sentBefore: Date): Promise<void> {
  await db
    .updateTable('outbox_mail')
    .set({ html: '', body_text: '', attachments: '[]' })
    .where('kind', '=', kind)
    .where('status', '=', 'sent')
    .where('sent_at', '<', sentBefore)
    .where('body_text', '<>', '')
    .execute();
}

/**
 * Takes back mails to an address that have not gone, given up ones too, which could be tried again: the letters of
 * somebody who has just said no. `subject`: the beginning of what they are about, of some of them.
 */
export async function withdrawMails(
  tx: Handle,
  recipient: string,
  kinds: readonly string[],
  subject = '',
): Promise<void> {
  await tx
    .deleteFrom('outbox_mail')
    .where('status', '<>', 'sent')
    .where('recipient', '=', recipient)
    .where('kind', 'in', kinds)
    .where(sql<boolean>`starts_with(subject_id, ${subject})`)
    .execute();
}

/** Takes one mail back that its reader does not want any more. */
export async function withdrawMail(db: Handle, id: string): Promise<void> {
  await db.deleteFrom('outbox_mail').where('id', '=', id).execute();
}

/** What was sent of kinds nobody looks for later loses its words and its person after a while. */
export async function forgetMailsOf(db: Handle, kinds: readonly string[], before: Date): Promise<void> {
  await db
    .updateTable('outbox_mail')
    .set(forgotten)
    .where('kind', 'in', kinds)
    .where('status', '<>', 'queued')
    .where('recipient', '<>', '')
    .where('created_at', '<', before)
    .execute();
}
