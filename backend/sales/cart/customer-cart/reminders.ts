import { type RawBuilder, sql } from 'kysely';
import type { CatalogService } from '#backend/catalog/products/service.ts';
import type { NewsletterMail } from '#backend/customers/newsletter/mails/newsletter-mail.ts';
import { suppressionOf, unsubscribeUrl } from '#backend/customers/newsletter/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import { inTransaction, type Tx } from '#backend/platform/db/transaction.ts';
import type { Jobs } from '#backend/platform/jobs/jobs.ts';
import type { MailService } from '#backend/platform/mail/service.ts';
import { thumbnail } from '#backend/platform/mail/templates/picture.ts';
import { type Locale, localePrefix } from '#domain/base/locale.ts';
import { DAY_MS, HOUR_MS } from '#domain/base/time/durations.ts';
import type { WantedLine } from '#domain/catalog/offers/wanted-line.ts';
import { mayMail } from '#domain/customers/newsletter/subscription.ts';
import { isReminderDue, LATEST_DAYS } from '#domain/sales/cart/cart-reminder.ts';
import { pageFacts } from '#shop.config';

type Deps = {
  jobs: Pick<Jobs, 'define'>;
  mail: Pick<MailService<NewsletterMail>, 'queueBulk'>;
  catalog: Pick<CatalogService, 'cardsBySku'>;
};

type Waiting = {
  userId: string;
  email: string;
  locale: Locale;
  unsubscribeToken: string;
  lines: WantedLine[];
  begunAt: Date;
  changedAt: Date;
  remindedAt: Date | null;
  orderedAt: Date | null;
};

const BATCH = 200;
/** Goods that a mail names; the cart may have more. */
const MOST_GOODS = 8;
const EVERY_15_MINUTES = '*/15 * * * *';

/**
 * Reminds signed-in customers of a cart that waits, if the shop's settings ask for it. Such a mail is marketing: it goes to those
 * alone who gave their consent to the newsletter with the address of their account, and ends with it by one click (Act on
 * Electronic Communications Services 917/2014, § 200; cart-reminder-2).
 */
export function createCartReminders({ db, now, baseUrl, log }: ShopContext, { jobs, mail, catalog }: Deps) {
  /** Carts that may be due, changed after one, the longest untouched first; `isReminderDue` decides. */
  const findWaiting = (tx: Tx, hours: number, last: Waiting | null) =>
    waiting(tx, hours, last ? sql`and (c.updated_at, c.user_id) > (${last.changedAt}, ${last.userId})` : sql``);

  /** The cart of a customer, locked, if it may be due. */
  const lockWaiting = async (tx: Tx, hours: number, userId: string) =>
    (await waiting(tx, hours, sql`and c.user_id = ${userId}`, sql`for update of c skip locked`))[0];

  async function waiting(tx: Tx, hours: number, which: RawBuilder<unknown>, lock = sql``): Promise<Waiting[]> {
    const changed = (after: number) => new Date(now().getTime() - after);
    const { rows } = await sql<Waiting>`
      select c.user_id as "userId", s.email, s.locale, s.unsubscribe_token as "unsubscribeToken", c.lines,
        coalesce(c.begun_at, c.updated_at) as "begunAt", c.updated_at as "changedAt", c.reminded_at as "remindedAt",
        (select max(placed_at) from customer_order o where o.user_id = c.user_id) as "orderedAt"
      from customer_cart c
        join auth_user u on u.id = c.user_id and u.email_verified
        join newsletter_subscriber s on s.email = lower(u.email) and s.status = 'confirmed'
      where c.lines <> '[]' and c.updated_at > ${changed(LATEST_DAYS * DAY_MS)}
        and c.updated_at <= ${changed(hours * HOUR_MS)}
        and (c.reminded_at is null or c.reminded_at < coalesce(c.begun_at, c.updated_at))
        ${which}
      order by c.updated_at, c.user_id limit ${BATCH} ${lock}`.execute(tx);
    return rows;
  }
  const isDue = ({ lines, ...cart }: Waiting, hours: number) =>
    isReminderDue({ ...cart, isEmpty: lines.length === 0 }, hours, now());

  /** What a mail names of a cart; read outside of the transaction that holds its lock. */
  async function goodsOf({ lines, locale }: Waiting) {
    const cards = await catalog.cardsBySku(
      lines.map(({ sku }) => sku),
      locale,
    );
    return cards
      .slice(0, MOST_GOODS)
      .map(({ name, image }) => ({ name: name.default, picture: thumbnail(image?.id ?? null, baseUrl) }));
  }

  async function remind(tx: Tx, cart: Waiting, goods: Awaited<ReturnType<typeof goodsOf>>): Promise<boolean> {
    const { userId, email, locale, begunAt } = cart;
    if (!mayMail(await suppressionOf(tx, email), 'letter')) return false;
    await tx.updateTable('customer_cart').set({ reminded_at: now() }).where('user_id', '=', userId).execute();
    return mail.queueBulk(tx, {
      kind: 'cart-waiting',
      subjectId: `cart:${userId}:${begunAt.getTime()}`,
      to: email,
      locale,
      goods,
      url: `${baseUrl}${localePrefix(locale)}/ostoskori`,
      unsubscribeUrl: unsubscribeUrl(baseUrl, locale, cart.unsubscribeToken),
    });
  }

  /** Reminds of a cart unless the customer or another process was faster; whether it did. */
  async function remindOf(seen: Waiting, hours: number): Promise<boolean> {
    const goods = await goodsOf(seen);
    if (goods.length === 0) return false;
    return inTransaction(db.kysely, async (tx) => {
      const cart = await lockWaiting(tx, hours, seen.userId);
      const isSame = cart?.changedAt.getTime() === seen.changedAt.getTime();
      return cart !== undefined && isSame && isDue(cart, hours) && remind(tx, cart, goods);
    });
  }

  /** Reminds of every cart that is due; returns how many mails it queued. */
  async function remindDue(): Promise<number> {
    const hours = pageFacts.cartReminder?.hours;
    if (hours === undefined) return 0;
    let reminded = 0;
    let last: Waiting | null = null;
    do {
      const found: Waiting[] = await inTransaction(db.kysely, (tx) => findWaiting(tx, hours, last));
      for (const cart of found) if (isDue(cart, hours) && (await remindOf(cart, hours))) reminded++;
      last = found.length < BATCH ? null : (found.at(-1) ?? null);
    } while (last);
    if (reminded > 0) log.info({ reminded }, 'customers reminded of their carts');
    return reminded;
  }

  jobs.define('cart-reminders', async () => void (await remindDue()), { cron: EVERY_15_MINUTES });
  return { remindDue };
}
