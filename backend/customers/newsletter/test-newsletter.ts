import type { Shop } from '#backend/shop.ts';
import type { SubscribeRequest } from './subscribe.ts';

/** A request of an anonymous visitor from the footer, unless overridden. */
export const asking = (over: Partial<SubscribeRequest> = {}): SubscribeRequest => ({
  locale: 'fi',
  source: 'footer',
  client: { ip: '192.0.2.7' },
  visitor: null,
  ...over,
});

export type QueuedMail = {
  kind: string;
  recipient: string;
  locale: string;
  subject: string;
  text: string;
  headers: Record<string, string>;
};

/** Queued mails of a kind in order; `newsletter-%` matches several kinds. */
export async function queuedMails(shop: Shop, kind = 'newsletter-%'): Promise<QueuedMail[]> {
  const { rows } = await shop.db.query<QueuedMail>(
    `select kind, recipient, locale, subject, body_text as text, headers from outbox_mail
     where kind like $1 order by created_at, id`,
    [kind],
  );
  return rows;
}

/** The token in a mail's link. */
export const tokenIn = (mail: { text: string } | undefined): string =>
  /[?&]t=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';

/** Makes a confirmed subscriber; returns the tokens of the mailed links. */
export async function makeReader(shop: Shop, email: string, over: Partial<SubscribeRequest> = {}) {
  await shop.newsletter.ask({ email }, asking(over));
  const mail = (await queuedMails(shop, 'newsletter-confirm')).findLast(({ recipient }) => recipient === email);
  const confirm = tokenIn(mail);
  await shop.newsletter.confirm(confirm, { ip: '192.0.2.7' });
  const { subscriber } = await shop.newsletter.management.find(email);
  return { confirm, unsubscribe: subscriber?.unsubscribeToken ?? '' };
}

export const statusOf = async (shop: Shop, email: string) =>
  (await shop.newsletter.management.find(email)).subscriber?.status;
