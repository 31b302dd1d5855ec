import { type Kysely, sql } from 'kysely';
import type { NewsletterMail } from '#backend/customers/newsletter/mails/newsletter-mail.ts';
import { hashOf, newToken, suppressionOf, unsubscribeUrl } from '#backend/customers/newsletter/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import { inTransaction } from '#backend/platform/db/transaction.ts';
import type { MailService } from '#backend/platform/mail/service.ts';
import { thumbnail } from '#backend/platform/mail/templates/picture.ts';
import { type Locale, localePrefix } from '#domain/base/locale.ts';
import { DAY_MS } from '#domain/base/time/durations.ts';
import { mayMail } from '#domain/customers/newsletter/subscription.ts';
import { reviewedLines } from './queries.ts';

type Deps = { mail: Pick<MailService<NewsletterMail>, 'queueBulk'> };

/** Collected goods are asked about after a week; sent goods have to arrive first. */
const DAYS = { completed: 7, shipped: 14 };
/** An older order is no longer asked about. */
const LATEST_DAYS = 60;
/** How long a link opens the form. */
export const LINK_DAYS = 180;
const BATCH = 200;

type Due = { id: string; number: string; email: string; locale: Locale; unsubscribeToken: string };

/** Makes the secret link of an order; null when it has one already, whose token nobody can read again. */
export async function makeLink(tx: Kysely<Tables>, orderId: string, now: Date): Promise<string | null> {
  const token = newToken();
  const made = await tx
    .insertInto('review_request')
    .values({
      order_id: orderId,
      token_hash: hashOf(token),
      made_at: now,
      expires_at: new Date(now.getTime() + LINK_DAYS * DAY_MS),
    })
    .onConflict((conflict) => conflict.column('order_id').doNothing())
    .returning('order_id')
    .executeTakeFirst();
  return made ? token : null;
}

/**
 * Asks buyers for reviews, once for each order. A request for a review is marketing: it goes to those alone who gave their consent
 * to the newsletter, and ends with it by one click (Act on Electronic Communications Services 917/2014, § 200; review-2).
 */
export function createReviewRequests({ db, now, baseUrl, log }: ShopContext, { mail }: Deps) {
  const ago = (days: number) => new Date(now().getTime() - days * DAY_MS);

  async function due(): Promise<Due[]> {
    const { rows } = await sql<Due>`
      select o.id, o.number, s.email, o.locale, s.unsubscribe_token as "unsubscribeToken"
      from customer_order o join newsletter_subscriber s on s.email = lower(o.email) and s.status = 'confirmed'
      where o.updated_at > ${ago(LATEST_DAYS)}
        and (o.status = 'completed' and o.updated_at < ${ago(DAYS.completed)}
          or o.status = 'shipped' and o.updated_at < ${ago(DAYS.shipped)})
        and not exists (select from review_request r where r.order_id = o.id)
        and not exists (select from withdrawal w where w.order_id = o.id)
      order by o.updated_at limit ${BATCH}`.execute(db.kysely);
    return rows;
  }

  return async function askDue(): Promise<number> {
    let asked = 0;
    for (const { id, number, email, locale, unsubscribeToken } of await due())
      await inTransaction(db.kysely, async (tx) => {
        const token = await makeLink(tx, id, now());
        if (!token || !mayMail(await suppressionOf(tx, email), 'letter')) return;
        const goods = (await reviewedLines(tx, id)).map(({ title, variationName, image }) => ({
          name: [title, variationName].filter(Boolean).join(', '),
          picture: thumbnail(image, baseUrl),
        }));
        if (goods.length === 0) return;
        const url = `${baseUrl}${localePrefix(locale)}/arvostele/${token}`;
        const about = { subjectId: `review:${number}`, to: email, locale, goods, url };
        await mail.queueBulk(tx, {
          kind: 'review-asked',
          ...about,
          unsubscribeUrl: unsubscribeUrl(baseUrl, locale, unsubscribeToken),
        });
        asked++;
      });
    if (asked > 0) log.info({ asked }, 'reviews asked for');
    return asked;
  };
}
