import type { ShopContext } from '#backend/platform/context.ts';
import type { MailService } from '#backend/platform/mail/service.ts';
import type { CustomerOrderService } from '#backend/sales/orders/customer/service.ts';
import type { QuoteService } from '#backend/sales/quotes/service.ts';
import { leave } from './delete-account.ts';
import { deleteExpired, unconfirmedAccounts } from './queries.ts';

const DAY_MS = 24 * 60 * 60_000;
/** So long an old link can still say that it is too old. */
const TOKEN_DAYS = 7;
const UNCONFIRMED_DAYS = 30;
const MAIL_DAYS = 30;
/** So long a guest may come back to an order (guarantee, complaints); those of an account stay with the account. */
const GUEST_YEARS = 3;

type Parts = {
  orders: Pick<CustomerOrderService, 'detach' | 'reduce'>;
  quotes: Pick<QuoteService, 'forget'>;
  mail: Pick<MailService, 'forget' | 'forgetAccountMails'>;
};

/** The moment from which guests' orders still name them: three years ago, on the 29th of February the 1st of March. */
export function namedFrom(now: Date): Date {
  const from = new Date(now);
  from.setUTCFullYear(now.getUTCFullYear() - GUEST_YEARS);
  return from;
}

/** What nobody needs any more goes, every night (decisions 4): see docs/own-data.md for how long things are kept. */
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
    await mail.forgetAccountMails(kysely, ago(MAIL_DAYS));
    log.info({ ...expired, unconfirmed: unconfirmed.length, reducedOrders }, 'old personal data removed');
  };
}
