import type { ContactService } from '#backend/content/contact/service.ts';
import { permissionLog, permissionsOf } from '#backend/customers/accounts/permissions.ts';
import type { Profile, UserAddress } from '#backend/customers/accounts/views.ts';
import type { AlertService } from '#backend/customers/alerts/service.ts';
import { companyDataOf } from '#backend/customers/companies/service.ts';
import { machinesOf } from '#backend/customers/machines/service.ts';
import type { NewsletterService } from '#backend/customers/newsletter/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import { shop } from '#shop.config';
import type { OwnDataContributor } from './contributor.ts';
import { cartOf, notesAbout, sessionsOf, signInMethods, wishListsOf } from './queries.ts';

/**
 * Everything the shop stores about a customer (GDPR art. 15 and 20) as JSON; times in ISO 8601, money in cents
 * including VAT (own-data-1). Null when there is no such customer.
 */
export async function exportData<Contributed extends object>(
  { db, now }: Pick<ShopContext, 'db' | 'now'>,
  parts: {
    profile: (userId: string) => Promise<Profile | null>;
    addresses: (userId: string) => Promise<UserAddress[]>;
    contributor: Pick<OwnDataContributor<Contributed>, 'exportOf'>;
    contact: Pick<ContactService, 'own'>;
    newsletter: Pick<NewsletterService, 'accountSync'>;
    alerts: Pick<AlertService, 'own'>;
  },
  userId: string,
) {
  const { kysely } = db;
  const profile = await parts.profile(userId);
  if (!profile) return null;
  return {
    exportedAt: now(),
    shop: { name: shop.name, company: shop.company, businessId: shop.businessId, email: shop.email },
    profile,
    signInMethods: await signInMethods(kysely, userId),
    sessions: await sessionsOf(kysely, userId),
    addresses: await parts.addresses(userId),
    marketingPermissions: {
      now: await permissionsOf(kysely, userId),
      log: await permissionLog(kysely, userId),
    },
    ...(await parts.contributor.exportOf({ userId, locale: profile.locale })),
    // sent without signing in, so only for a verified address
    messages: profile.isVerified ? await parts.contact.own(profile.email) : [],
    newsletter: profile.isVerified ? await parts.newsletter.accountSync.own(profile.email) : null,
    productWatches: await parts.alerts.own({ userId, email: profile.isVerified ? profile.email : null }),
    wishLists: await wishListsOf(kysely, userId),
    machines: await machinesOf(kysely, userId),
    company: await companyDataOf(kysely, userId),
    cart: await cartOf(kysely, userId),
    // what staff have written down about the customer
    staffNotes: await notesAbout(kysely, userId),
  };
}
