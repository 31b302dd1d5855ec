import { type Kysely, sql } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import { forgetTexts } from '#backend/platform/text-messages/service.ts';
import { forgetUsers } from '#backend/sales/campaigns/service.ts';

type Handle = Kysely<Tables>;

/** Final states, after which nobody needs to be contacted about the order. */
const DONE = ['completed', 'cancelled', 'refunded'] as const;
const PAGE = 500;

/** Detaches the orders of a deleted account; their personal fields are removed when they are done (own-data-1). */
export async function detachOrders(tx: Handle, userId: string): Promise<void> {
  await tx
    .updateTable('customer_order')
    .set({ user_id: null, customer_left: true })
    .where('user_id', '=', userId)
    .execute();
}

/**
 * The part of an address that bookkeeping needs: the place of delivery, which decides the VAT. Company data is not
 * personal.
 */
const reduced = {
  email: '',
  contact: sql<string>`jsonb_build_object('customerType', contact->>'customerType', 'email', '', 'firstname', '', 'lastname', '',
    'phone', '', 'company', coalesce(contact->>'company', ''), 'businessId', coalesce(contact->>'businessId', ''),
    'reference', '', 'einvoiceAddress', coalesce(contact->>'einvoiceAddress', ''),
    'einvoiceOperator', coalesce(contact->>'einvoiceOperator', ''))`,
  address: sql<string | null>`case when delivery_address is not null then delivery_address || '{"street": ""}' end`,
  billing: sql<string | null>`case when contact->>'customerType' = 'company' then billing_address
    when billing_address is not null then billing_address || '{"name": "", "street": ""}' end`,
};

/**
 * Removes personal fields of done orders of deleted accounts, and of guest orders placed before `before`
 * (own-data-1). What bookkeeping needs stays: goods, sums, VAT, dates, numbers. Linked withdrawals and campaign uses
 * are anonymised too. Returns the ids of both, by which their mails are found; works in pages, so call it until it
 * returns none.
 */
export async function anonymizeOrders(tx: Handle, before: Date): Promise<string[]> {
  const rows = await tx
    .updateTable('customer_order')
    .set({
      email: reduced.email,
      // its page can no longer be opened
      secret: null,
      contact: reduced.contact,
      delivery_address: reduced.address,
      billing_address: reduced.billing,
      customer_left: false,
    })
    .where('id', 'in', (query) =>
      query
        .selectFrom('customer_order')
        .select('id')
        .where('email', '<>', '')
        .where('status', 'in', DONE)
        .where((order) =>
          order.or([
            order('customer_left', '=', true),
            order.and([order('user_id', 'is', null), order('placed_at', '<', before)]),
          ]),
        )
        .limit(PAGE),
    )
    .returning('id')
    .execute();
  const ids = rows.map(({ id }) => id);
  await forgetUsers(tx, ids);
  await forgetTexts(tx, ids);
  // staff write names and numbers into them
  if (ids.length > 0) await tx.deleteFrom('order_note').where('order_id', 'in', ids).execute();
  return [...ids, ...(await reduceWithdrawals(tx, ids, before))];
}

/**
 * Removes the person from withdrawals of anonymised orders, and from those without an order received before `before`.
 */
async function reduceWithdrawals(tx: Handle, orderIds: string[], before: Date): Promise<string[]> {
  const rows = await tx
    .updateTable('withdrawal')
    .set({ name: '', email: '', message: '', reason: null })
    .where('email', '<>', '')
    .where((row) =>
      row.or([
        ...(orderIds.length > 0 ? [row('order_id', 'in', orderIds)] : []),
        row.and([row('order_id', 'is', null), row('received_at', '<', before)]),
      ]),
    )
    .returning('id')
    .execute();
  const ids = rows.map(({ id }) => id);
  // the carrier's label shows name and address
  if (ids.length > 0) await tx.deleteFrom('return_label').where('withdrawal_id', 'in', ids).execute();
  return ids;
}
