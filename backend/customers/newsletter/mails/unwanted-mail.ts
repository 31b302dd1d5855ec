import type { Kysely } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import { mayMail } from '#domain/customers/newsletter/subscription.ts';
import { suppressionOf } from '../suppression.ts';
import { isProof, type NewsletterMailKind } from './newsletter-mail.ts';

type MailRule = 'letter' | 'confirmation' | 'watch';
/** By which rule of `mayMail` a mail is kept from an address that wants none; other kinds go to everybody. */
const RULE_OF_MAIL: Readonly<Partial<Record<string, MailRule>>> = {
  'newsletter-letter': 'letter',
  'newsletter-confirm': 'confirmation',
  'newsletter-already': 'confirmation',
  'watch-confirm': 'confirmation',
  'watch-told': 'watch',
  'search-told': 'watch',
  'review-asked': 'letter',
  'cart-waiting': 'letter',
} satisfies Record<NewsletterMailKind, MailRule>;

/** Whether the reader of a mail has unsubscribed or been suppressed since it was queued. */
export async function isUnwantedMail(
  db: Kysely<Tables>,
  { kind, subjectId, to }: { kind: string; subjectId: string; to: string },
): Promise<boolean> {
  const rule = isProof(subjectId) ? undefined : RULE_OF_MAIL[kind];
  return rule !== undefined && !mayMail(await suppressionOf(db, to), rule);
}
