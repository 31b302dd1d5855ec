import { type Kysely, type Selectable, sql } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { Address } from '#domain/base/contact-details/address.ts';
import type { UserAddress } from './views.ts';

type Handle = Kysely<Tables>;

const fromRow = (row: Selectable<Tables['customer_address']>): UserAddress => ({
  id: row.id,
  firstname: row.firstname,
  lastname: row.lastname,
  careOf: row.care_of,
  street: row.street,
  postcode: row.postcode,
  city: row.city,
  country: row.country,
  phone: row.phone ?? '',
  defaultBilling: row.default_billing,
  defaultShipping: row.default_shipping,
});

const toRow = (address: Address) => ({
  firstname: address.firstname,
  lastname: address.lastname,
  care_of: address.careOf,
  street: address.street,
  postcode: address.postcode,
  city: address.city,
  country: address.country,
  phone: address.phone || null,
  default_billing: address.defaultBilling,
  default_shipping: address.defaultShipping,
});

/** A customer's addresses: defaults first, then oldest first. */
export async function addressesOf(db: Handle, userId: string): Promise<UserAddress[]> {
  const rows = await db
    .selectFrom('customer_address')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy(sql`default_shipping::int + default_billing::int`, 'desc')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(fromRow);
}

/**
 * Locks the customer's row, so that changes of their addresses run one at a time: at most one address is the default of
 * a kind.
 */
export async function lockCustomer(tx: Handle, userId: string): Promise<boolean> {
  const row = await tx.selectFrom('auth_user').select('id').where('id', '=', userId).forUpdate().executeTakeFirst();
  return row !== undefined;
}

/** Clears the default flags of the customer's other addresses. */
export async function clearDefaults(tx: Handle, userId: string, of: Address, except: string | null): Promise<void> {
  for (const [column, isSet] of [
    ['default_billing', of.defaultBilling],
    ['default_shipping', of.defaultShipping],
  ] as const) {
    if (!isSet) continue;
    let query = tx
      .updateTable('customer_address')
      .set({ [column]: false })
      .where('user_id', '=', userId)
      .where(column, '=', true);
    if (except) query = query.where('id', '<>', except);
    await query.execute();
  }
}

export async function insertAddress(tx: Handle, userId: string, address: Address): Promise<UserAddress> {
  const row = await tx
    .insertInto('customer_address')
    .values({ user_id: userId, ...toRow(address) })
    .returningAll()
    .executeTakeFirstOrThrow();
  return fromRow(row);
}

export async function findAddress(tx: Handle, userId: string, id: string): Promise<UserAddress | null> {
  const row = await tx
    .selectFrom('customer_address')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? fromRow(row) : null;
}

export async function writeAddress(tx: Handle, userId: string, id: string, address: Address): Promise<void> {
  await tx
    .updateTable('customer_address')
    .set({ ...toRow(address), updated_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute();
}

export async function deleteAddress(db: Handle, userId: string, id: string): Promise<boolean> {
  const rows = await db
    .deleteFrom('customer_address')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .execute();
  return rows.length > 0;
}
