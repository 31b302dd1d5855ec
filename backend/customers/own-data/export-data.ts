import type { ContactService } from '#backend/content/contact/service.ts';
import { addressesOf } from '#backend/customers/accounts/address-queries.ts';
import { findProfile } from '#backend/customers/accounts/detail-queries.ts';
import { permissionLog, permissionsOf } from '#backend/customers/accounts/permissions.ts';
import type { ProductWatchService } from '#backend/customers/alerts/service.ts';
import type { NewsletterService } from '#backend/customers/newsletter/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import type { CustomerOrderService } from '#backend/sales/orders/customer/service.ts';
import type { QuoteService } from '#backend/sales/quotes/service.ts';
import type { Locale } from '#domain/base/locale.ts';
import { shop } from '#shop.config';
import { cartOf, sessionsOf, signInMethods, wishListsOf } from './queries.ts';

/**
 * Everything the shop stores about a customer (GDPR art. 15 and 20) as JSON; times in ISO 8601, money in cents
 * including VAT (own-data-1).
 */
export type AccountExport = NonNullable<Awaited<ReturnType<typeof exportData>>>;

/** Null when there is no such customer. */
export async function exportData(
  { db, now }: Pick<ShopContext, 'db' | 'now'>,
  parts: {
    orders: Pick<CustomerOrderService, 'all'>;
    quotes: Pick<QuoteService, 'own'>;
    contact: Pick<ContactService, 'own'>;
    newsletter: Pick<NewsletterService, 'withAccount'>;
    productWatches: Pick<ProductWatchService, 'own'>;
  },
  userId: string,
) {
  const { kysely } = db;
  const profile = await findProfile(kysely, userId);
  if (!profile) return null;
  return {
    exportedAt: now(),
    shop: { name: shop.name, company: shop.company, businessId: shop.businessId, email: shop.email },
    profile,
    signInMethods: await signInMethods(kysely, userId),
    sessions: await sessionsOf(kysely, userId),
    addresses: await addressesOf(kysely, userId),
    marketingPermissions: {
      now: await permissionsOf(kysely, userId),
      log: await permissionLog(kysely, userId),
    },
    orders: await parts.orders.all(userId, profile.locale as Locale),
    quotes: await parts.quotes.own(userId),
    // sent without signing in, so only for a verified address
    messages: profile.isVerified ? await parts.contact.own(profile.email) : [],
    newsletter: profile.isVerified ? await parts.newsletter.withAccount.own(profile.email) : null,
    productWatches: await parts.productWatches.own({ userId, email: profile.isVerified ? profile.email : null }),
    wishLists: await wishListsOf(kysely, userId),
    cart: await cartOf(kysely, userId),
  };
}
