import { type Kysely, sql } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { OrderNumber } from '#domain/base/ids.ts';
import type { Cents } from '#domain/base/money.ts';
import type { MarketingPermissions } from '#domain/customers/accounts/marketing-permissions.ts';
import { addressesOf } from '../address-queries.ts';
import { findProfile } from '../detail-queries.ts';
import { permissionsOf } from '../permissions.ts';
import type { UserAddress } from '../views.ts';
import { guestId } from './find-customers.ts';

type Handle = Kysely<Tables>;

/** Who a customer's page is about: an account, or a guest by address. */
export type CustomerIdentity = { id: string; userId: string | null; email: string };

/** Who a customer is, and the newest twenty orders. Money in cents. */
export type CustomerCard = {
  id: string;
  isGuest: boolean;
  name: string;
  email: string;
  phone: string;
  isVerified: boolean;
  since: Date | null;
  addresses: UserAddress[];
  permissions: MarketingPermissions | null;
  orders: { number: OrderNumber; status: string; placedAt: Date; total: Cents }[];
  orderCount: number;
  orderTotal: Cents;
  wishLists: number;
};

/** Who an id of a customer stands for; null for nobody. */
export async function identityOf(db: Handle, id: string): Promise<CustomerIdentity | null> {
  if (!id.startsWith(guestId(''))) {
    const row = await db.selectFrom('auth_user').select(['id', 'email']).where('id', '=', id).executeTakeFirst();
    return row ? { id, userId: row.id, email: row.email.toLowerCase() } : null;
  }
  const row = await db
    .selectFrom('customer_order')
    .select('email')
    .where('number', '=', id.slice(guestId('').length))
    .where('user_id', 'is', null)
    .where('email', '<>', '')
    .executeTakeFirst();
  return row ? { id, userId: null, email: row.email.toLowerCase() } : null;
}

const NEWEST = 20;

async function ordersOf(db: Handle, { userId, email }: CustomerIdentity) {
  const orders = await sql<CustomerCard['orders'][number] & { count: number; sum: Cents }>`
    select number, status, placed_at as "placedAt", total_cents as total, count(*) over ()::int as count,
      sum(total_cents - refunded_cents) over ()::int as sum
    from customer_order where lower(email) = ${email} or user_id = ${userId}
    order by placed_at desc limit ${NEWEST}`.execute(db);
  return {
    orders: orders.rows.map(({ count, sum, ...order }) => order),
    orderCount: orders.rows[0]?.count ?? 0,
    orderTotal: orders.rows[0]?.sum ?? 0,
  };
}

async function guestDetails(db: Handle, { email }: CustomerIdentity) {
  const row = await db
    .selectFrom('customer_order')
    .select(['contact', 'placed_at'])
    .where(sql<boolean>`lower(email) = ${email}`)
    .orderBy('placed_at', 'desc')
    .executeTakeFirst();
  const { firstname = '', lastname = '', phone = '' } = row?.contact ?? {};
  return { name: `${firstname} ${lastname}`.trim(), phone, isVerified: false, since: null, addresses: [] };
}

/** The card of a customer. */
export async function customerCard(db: Handle, who: CustomerIdentity): Promise<CustomerCard> {
  const { id, userId, email } = who;
  const profile = userId ? await findProfile(db, userId) : null;
  const lists = userId
    ? await db
        .selectFrom('wish_list')
        .select(sql<number>`count(*)::int`.as('n'))
        .where('user_id', '=', userId)
        .executeTakeFirst()
    : null;
  const details =
    profile && userId
      ? {
          name: `${profile.firstname} ${profile.lastname}`.trim(),
          phone: profile.phone,
          isVerified: profile.isVerified,
          since: profile.createdAt,
          addresses: await addressesOf(db, userId),
        }
      : await guestDetails(db, who);
  return {
    id,
    isGuest: userId === null,
    email,
    ...details,
    permissions: userId ? await permissionsOf(db, userId) : null,
    wishLists: lists?.n ?? 0,
    ...(await ordersOf(db, who)),
  };
}
