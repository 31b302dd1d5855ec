import type { Kysely } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import { after, NEWSLETTER_TEXT_VERSION } from '#domain/customers/newsletter/subscription.ts';
import type { NewsletterDeps } from './deps.ts';
import { MARKETING_MAILS } from './mails/newsletter-mail.ts';
import { logConsent, type Subscriber, updateSubscriber } from './queries.ts';
import { suppress, unsuppress } from './suppression.ts';

type Tx = Kysely<Tables>;
type Consent = { source: string; ip?: string | null; textVersion?: string; at: Date };
const [LETTER] = MARKETING_MAILS;

/** Subscribes an address and logs it; no effect when it is subscribed already. The caller has locked the row. */
export async function recordConsent(
  tx: Tx,
  subscriber: Subscriber,
  { source, ip = null, textVersion = subscriber.textVersion, at }: Consent,
): Promise<void> {
  await unsuppress(tx, subscriber.email, 'unsubscribed');
  if (subscriber.status === 'confirmed') return;
  await updateSubscriber(tx, subscriber.id, {
    status: after(subscriber.status, 'confirm'),
    source,
    text_version: textVersion,
    confirmed_at: at,
    unsubscribed_at: null,
  });
  await logConsent(tx, subscriber.id, { kind: 'confirmed', source, textVersion, ip, at });
}

/**
 * Unsubscribes an address: withdraws queued letters and ends the confirmation link. A repeated call is not logged, but
 * ends a link that was requested in between.
 */
export async function recordRefusal(
  tx: Tx,
  subscriber: Subscriber,
  { source, ip = null, at }: Consent,
  mail: NewsletterDeps['mail'],
): Promise<void> {
  await suppress(tx, subscriber.email, 'unsubscribed', at);
  await mail.withdraw(tx, subscriber.email, [LETTER]);
  const status = after(subscriber.status, 'unsubscribe');
  await updateSubscriber(tx, subscriber.id, { status, token_hash: null, token_expires_at: null, unsubscribed_at: at });
  if (subscriber.status === status) return;
  const textVersion = NEWSLETTER_TEXT_VERSION;
  await logConsent(tx, subscriber.id, { kind: 'unsubscribed', source, textVersion, ip, at });
}
