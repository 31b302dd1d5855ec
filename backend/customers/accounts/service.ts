import type { ContactService } from '#backend/content/contact/service.ts';
import type { AlertService } from '#backend/customers/alerts/service.ts';
import type { NewsletterService } from '#backend/customers/newsletter/service.ts';
import type { OwnDataContributor } from '#backend/customers/own-data/contributor.ts';
import { createDeletion } from '#backend/customers/own-data/delete-account.ts';
import { exportData } from '#backend/customers/own-data/export-data.ts';
import { createRetention } from '#backend/customers/own-data/retention.ts';
import type { AccountMail } from '#backend/customers/sign-in/mails/account-mail.ts';
import type { SignInService, Visitor } from '#backend/customers/sign-in/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import type { Jobs } from '#backend/platform/jobs/jobs.ts';
import { note } from '#backend/platform/logs/security/note.ts';
import type { MailService } from '#backend/platform/mail/service.ts';
import { phoneOf } from '#backend/platform/phone.ts';
import type { FieldProblem } from '#domain/base/contact-details/account-errors.ts';
import { fail, ok, type Result } from '#domain/base/result.ts';
import { localDay } from '#domain/base/time/local-day.ts';
import { checkDetails, type DetailsField } from '#domain/customers/accounts/details.ts';
import { shop } from '#shop.config';
import { addressesOf, lockCustomer } from './address-queries.ts';
import { createAddresses } from './addresses.ts';
import { findProfile, writeDetails } from './detail-queries.ts';
import { createNewsletterSync } from './newsletter-sync.ts';
import { createPermissions, permissionsOf } from './permissions.ts';
import { createCustomerDesk } from './staff/customer-desk.ts';
import type { UserDetails } from './views.ts';

export type { DeletionRefused } from '#backend/customers/own-data/delete-account.ts';
export type { CustomerCard } from './staff/customer-card.ts';
export { type FoundCustomer, guestId } from './staff/find-customers.ts';
export type { CustomerNote } from './staff/notes.ts';
export type { UserAddress, UserDetails } from './views.ts';

type Parts<Contributed extends object> = {
  auth: Pick<SignInService, 'verifyPassword'>;
  jobs: Jobs;
  mail: MailService<AccountMail>;
  contributor: OwnDataContributor<Contributed>;
  contact: Pick<ContactService, 'own' | 'forget'>;
  newsletter: Pick<NewsletterService, 'accountSync'>;
  alerts: Pick<AlertService, 'own' | 'forget' | 'leaveFormer'>;
};

/** A person as an order knows them; the phone in E.164. */
export type KnownPerson = {
  firstname: string;
  lastname: string;
  phone: string;
  address: { street: string; postcode: string; city: string; country?: string } | null;
};

export type AccountService = ReturnType<typeof createAccountService>;

/**
 * Data of a customer: details, addresses, permissions, orders, export, deletion (account-1, account-5, own-data-1).
 * Every method works on the data of the given visitor; data of others counts as not found.
 */
export function createAccountService<Contributed extends object>(
  ctx: ShopContext,
  { auth, jobs, mail, contributor, contact, newsletter, alerts }: Parts<Contributed>,
) {
  const { kysely } = ctx.db;
  const retain = createRetention(ctx, { lockCustomer, contributor, mail });
  jobs.define('accounts-retention', retain, { cron: '17 3 * * *', timeoutSeconds: 3600 });

  const { publishPermission, ...newsletterSync } = createNewsletterSync(ctx, { ...newsletter, alerts });

  /** Null when the customer does not exist. */
  async function details({ userId }: Pick<Visitor, 'userId'>): Promise<UserDetails | null> {
    const profile = await findProfile(kysely, userId);
    if (!profile) return null;
    const { locale: _, createdAt, ...rest } = profile;
    const addresses = await addressesOf(kysely, userId);
    const marketingPermissions = await permissionsOf(kysely, userId);
    return { ...rest, createdAt: createdAt.toISOString(), addresses, marketingPermissions };
  }

  const leaving = { lockCustomer, contributor, contact, newsletter, alerts, mail };
  function exported(userId: string) {
    const profile = (id: string) => findProfile(kysely, id);
    const addresses = (id: string) => addressesOf(kysely, id);
    return exportData(ctx, { profile, addresses, contributor, contact, newsletter, alerts }, userId);
  }

  const addresses = createAddresses(kysely);
  return {
    ...addresses,
    ...createPermissions(ctx, publishPermission),
    ...newsletterSync,
    details,

    /**
     * Changes the given ones of firstname, lastname, phone (stored in E.164) and dob. `shop.auth` changes the e-mail
     * address.
     */
    async updateDetails(
      { userId }: Pick<Visitor, 'userId'>,
      input: Readonly<Record<string, unknown>>,
    ): Promise<Result<null, 'invalid', FieldProblem<DetailsField>[]>> {
      const checked = checkDetails(input, localDay(ctx.now(), shop.timeZone));
      if (!checked.ok) return checked;
      const phone = phoneOf(checked.value.phone ?? '', 'FI');
      if (!phone.ok) return fail('invalid', [{ field: 'phone', message: 'account.error.phone' }]);
      const change = checked.value.phone === undefined ? checked.value : { ...checked.value, phone: phone.value };
      if (Object.keys(change).length > 0) await writeDetails(kysely, userId, change);
      return ok(null);
    },

    /** Fills in what an account made by a mail lacks from what its customer ordered with; keeps what is there (account-7). */
    async completeFrom({ userId }: Pick<Visitor, 'userId'>, { address, ...person }: KnownPerson): Promise<void> {
      const profile = await findProfile(kysely, userId);
      if (!profile || profile.firstname || profile.lastname) return;
      const { firstname, lastname, phone } = person;
      await writeDetails(kysely, userId, { firstname, lastname, ...(profile.phone ? {} : { phone }) });
      const has = address === null || (await addressesOf(kysely, userId)).length > 0;
      if (!has) await addresses.addAddress({ userId }, { ...person, ...address });
    },

    /** Everything the shop stores about a customer; null when there is no such customer (own-data-1). */
    async exportData(userId: string) {
      const kept = await exported(userId);
      if (kept) note(ctx.log, 'data-taken-out', { customer: userId });
      return kept;
    },
    deleteAccount: createDeletion(ctx, { ...leaving, verifyPassword: auth.verifyPassword }),
    /** Customers as staff see them. */
    staff: createCustomerDesk(ctx, { exportData: exported, leaving }),
    /** Nightly cleanup; run by the job queue, and by tests directly. */
    retain,
  };
}
