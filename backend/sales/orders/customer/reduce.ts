import { type Kysely, sql } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import { forgetUsers } from '#backend/sales/campaigns/service.ts';

type Handle = Kysely<Tables>;

/** Nothing more happens to these: nobody needs to be reached about them. */
const DONE = ['completed', 'cancelled', 'refunded'];
const PAGE = 500;

/** The orders of a customer who leaves: they are nobody's from now on, and their personal fields go when they are done. */
export async function detachOrders(tx: Handle, userId: string): Promise<void> {
  await tx
    .updateTable('customer_order')
    .set({ user_id: null, customer_left: true })
    .where('user_id', '=', userId)
    .execute();
}

/** What of a person stays: nothing but the place of delivery, which the VAT follows. A company is no person. */
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
 * Takes the personal fields out of done orders whose customer has left, and of guests' orders placed before `before`: what
 * bookkeeping must know (goods, sums, VAT, dates, numbers) stays. Withdrawals and uses of campaigns go with them. Returns the ids of both, which
 * their mails are known by; a page at a time, so call it until there are none.
 */
export async function reduceOrders(tx: Handle, before: Date): Promise<string[]> {
  const rows = await tx
    .updateTable('customer_order')
    .set({
      email: reduced.email,
      // its page shows nobody's order from now on
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
  return [...ids, ...(await reduceWithdrawals(tx, ids, before))];
}

/** Takes the person out of withdrawals from reduced orders, and from what never was one, received before `before`. */
async function reduceWithdrawals(tx: Handle, orderIds: string[], before: Date): Promise<string[]> {
  const rows = await tx
    .updateTable('withdrawal')
    .set({ name: '', email: '', message: '' })
    .where('email', '<>', '')
    .where((row) =>
      row.or([
        ...(orderIds.length > 0 ? [row('order_id', 'in', orderIds)] : []),
        row.and([row('order_id', 'is', null), row('received_at', '<', before)]),
      ]),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}
