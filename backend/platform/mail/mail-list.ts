import { type Kysely, sql } from 'kysely';
import { afterCursor, allOf, exactTime, PAGE, pageOf } from '#backend/platform/db/list-page.ts';
import type { Tables } from '#backend/platform/db/tables.ts';

export const mailStatuses = ['queued', 'failed', 'sent'] as const;
export type MailStatus = (typeof mailStatuses)[number];

/** A mail as the log shows it: never its text, which may hold codes and links that sign in. */
export type ListedMail = {
  id: string;
  kind: string;
  to: string;
  subject: string;
  status: MailStatus;
  attempts: number;
  error: string | null;
  createdAt: Date;
  sentAt: Date | null;
  /** Whether its text is still there to be sent again. */
  isKept: boolean;
};

/** `text`: a whole address. */
export type MailFilter = { status: MailStatus | null; text: string; after: string | null };

/** A page of all mails whose readers have not been forgotten, newest first. */
export async function listMails(
  db: Kysely<Tables>,
  { status, text, after }: MailFilter,
): Promise<{ mails: ListedMail[]; next: string | null }> {
  const where = allOf([
    sql<boolean>`recipient <> ''`,
    status && sql<boolean>`status = ${status}`,
    // databases refuse NUL in a text
    text && sql<boolean>`lower(recipient) = ${text.toLowerCase().replaceAll('\0', '')}`,
    afterCursor(after, sql`created_at`, sql`id::text`),
  ]);
  const { rows } = await sql<ListedMail & { exactly: string }>`
    select id, kind, recipient as "to", subject, status, attempts, last_error as error, created_at as "createdAt",
      sent_at as "sentAt", body_text <> '' as "isKept", ${exactTime(sql`created_at`)} as exactly
    from outbox_mail where ${where} order by created_at desc, id::text desc limit ${PAGE + 1}`.execute(db);
  const { rows: mails, next } = pageOf(rows, ({ id }) => id);
  return { mails, next };
}
