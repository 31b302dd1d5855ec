import { COMPANY_MAILS } from '#backend/customers/companies/mails/company-mail.ts';
import { ACCOUNT_MAILS } from '#backend/customers/sign-in/mails/account-mail.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import type { MailService } from '#backend/platform/mail/service.ts';
import { DAY_MS } from '#domain/base/time/durations.ts';
import type { OwnDataContributor } from './contributor.ts';
import { type DeletionParts, deleteCustomerData } from './delete-account.ts';
import { deleteExpired, deleteGuestNotes, unconfirmedAccounts } from './queries.ts';

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
  lockCustomer: DeletionParts['lockCustomer'];
  contributor: Pick<OwnDataContributor, 'deleteOf' | 'deleteGuests'>;
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
  { lockCustomer, contributor, mail }: Parts,
) {
  const ago = (days: number) => new Date(now().getTime() - days * DAY_MS);

  return async function retain(): Promise<void> {
    const { kysely } = db;
    const expired = await deleteExpired(kysely, now(), ago(TOKEN_DAYS));
    const unconfirmed = await unconfirmedAccounts(kysely, ago(UNCONFIRMED_DAYS), now());
    for (const { id, email } of unconfirmed)
      await kysely
        .transaction()
        .execute((tx) => deleteCustomerData(tx, { userId: id, email }, { lockCustomer, contributor, mail }));
    let guestRecords = 0;
    for (let some = [''], before = namedFrom(now()); some.length > 0; guestRecords += some.length)
      some = await kysely.transaction().execute(async (tx) => {
        const subjectIds = await contributor.deleteGuests(tx, before);
        await mail.forget(tx, { subjectIds, recipient: null });
        return subjectIds;
      });
    const guestNotes = await deleteGuestNotes(kysely);
    await mail.forgetMailsOf(kysely, ACCOUNT_MAILS, ago(MAIL_DAYS));
    await mail.forgetMailsOf(kysely, COMPANY_MAILS, ago(MAIL_DAYS));
    log.info(
      { ...expired, unconfirmed: unconfirmed.length, guestRecords, guestNotes },
      'expired personal data deleted',
    );
  };
}
