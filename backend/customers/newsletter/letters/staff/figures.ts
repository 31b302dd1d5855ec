import { type Kysely, sql } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import { DAY_MS } from '#domain/base/time/durations.ts';
import { FIGURE_DAYS } from '#domain/customers/newsletter/letters/letter.ts';
import { clicksOf } from './links.ts';
import type { StoredLetter } from './stored.ts';

/** What became of a letter: counts, no persons (admin-letter-4). */
export type LetterFigures = {
  sent: number;
  waiting: number;
  /** Given up, as the mail server refused them, or reported as bounced within a week. */
  bounced: number;
  /** Ended subscriptions within a week, by a link of a mail. */
  unsubscribed: number;
  complaints: number;
  links: { url: string; clicks: number }[];
};

/** Figures of a letter that goes or went; null of others. */
export async function letterFigures(
  db: Kysely<Tables>,
  { id, state, sendAt }: Pick<StoredLetter, 'id' | 'state' | 'sendAt'>,
): Promise<LetterFigures | null> {
  if (!sendAt || (state !== 'sending' && state !== 'sent')) return null;
  const until = new Date(sendAt.getTime() + FIGURE_DAYS * DAY_MS);
  const [mails, ended, links] = await Promise.all([
    sql<{ status: string; n: number }>`
      select status, count(*)::int as n from outbox_mail
      where kind = 'newsletter-letter' and split_part(subject_id, ':', 2) = ${id} and subject_id like 'letter:%'
      group by status`.execute(db),
    sql<{ source: string; n: number }>`
      select source, count(*)::int as n from newsletter_event
      where kind = 'unsubscribed' and at >= ${sendAt} and at < ${until} group by source`.execute(db),
    clicksOf(db, id),
  ]);
  const mail = (status: string) => mails.rows.find((row) => row.status === status)?.n ?? 0;
  const by = (...sources: string[]) =>
    ended.rows.filter(({ source }) => sources.includes(source)).reduce((sum, { n }) => sum + n, 0);
  return {
    sent: mail('sent'),
    waiting: mail('queued'),
    bounced: mail('failed') + by('bounce'),
    unsubscribed: by('link', 'one-click'),
    complaints: by('complaint'),
    links,
  };
}
