import { ACCOUNT_MAILS } from '#backend/customers/sign-in/mails/account-mail.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import type { MailService } from '#backend/platform/mail/service.ts';
import type { CustomerOrderService } from '#backend/sales/orders/customer/service.ts';
import type { QuoteService } from '#backend/sales/quotes/service.ts';
import { leave } from './delete-account.ts';
import { deleteExpired, unconfirmedAccounts } from './queries.ts';

const DAY_MS = 24 * 60 * 60_000;
/** An expired link is kept this long, so that its page can say that it expired. */
const TOKEN_DAYS = 7;
const UNCONFIRMED_DAYS = 30;
const MAIL_DAYS = 30;
/**
 * Personal data of guests' orders is kept this long (guarantee, complaints); an account's orders keep it with the
 * account.
 */
const GUEST_YEARS = 3;

type Parts = {
  orders: Pick<CustomerOrderService, 'detach' | 'reduce'>;
  quotes: Pick<QuoteService, 'forget'>;
  mail: Pick<MailService, 'forget' | 'forgetMailsOf'>;
};

/** Guests' orders since this moment keep personal data: three years ago; for 29 February, the 1st of March. */
export function namedFrom(now: Date): Date {
  const from = new Date(now);
  from.setUTCFullYear(now.getUTCFullYear() - GUEST_YEARS);
  return from;
}

/** Nightly deletion of data whose retention time is over (own-data-1, docs/own-data.md). */
export function createRetention(
  { db, now, log }: Pick<ShopContext, 'db' | 'now' | 'log'>,
  { orders, quotes, mail }: Parts,
) {
  const ago = (days: number) => new Date(now().getTime() - days * DAY_MS);

  return async function retain(): Promise<void> {
    const { kysely } = db;
    const expired = await deleteExpired(kysely, now(), ago(TOKEN_DAYS));
    const unconfirmed = await unconfirmedAccounts(kysely, ago(UNCONFIRMED_DAYS), now());
    for (const { id, email } of unconfirmed)
      await kysely.transaction().execute((tx) => leave(tx, { userId: id, email }, { orders, quotes, mail }));
    await kysely.transaction().execute(async (tx) => {
      const subjectIds = await quotes.forget(tx, { guestsBefore: namedFrom(now()) });
      await mail.forget(tx, { subjectIds, recipient: null });
    });
    let reducedOrders = 0;
    for (let some = [''], before = namedFrom(now()); some.length > 0; reducedOrders += some.length)
      some = await kysely.transaction().execute(async (tx) => {
        const ids = await orders.reduce(tx, before);
        await mail.forget(tx, { subjectIds: ids, recipient: null });
        return ids;
      });
    await mail.forgetMailsOf(kysely, ACCOUNT_MAILS, ago(MAIL_DAYS));
    log.info({ ...expired, unconfirmed: unconfirmed.length, reducedOrders }, 'expired personal data deleted');
  };
}
