import { z } from 'zod';
import { ShopError } from '#domain/base/error-codes.ts';
import { openCursor, sealCursor } from '../cursors.ts';
import { cents, cursor, limit, moment, named } from '../fields.ts';
import { type Operation, operation } from '../operation.ts';

const found = z.object({
  id: z.string().describe('Of the account; a guest has one by an order.'),
  isGuest: z.boolean(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  orders: z.int(),
  total: cents.describe('Of all orders, less refunds.'),
  lastOrderAt: moment.nullable(),
});

const customer = z
  .object({
    id: z.string(),
    isGuest: z.boolean(),
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    since: moment.nullable(),
    addresses: z.array(z.object({ street: z.string(), postcode: z.string(), city: z.string() })),
    orders: z
      .array(z.object({ number: z.string(), status: z.string(), placedAt: moment, total: cents }))
      .describe('The newest.'),
    orderCount: z.int(),
    orderTotal: cents,
  })
  .register(named, { id: 'Customer' });

export const customerOperations: readonly Operation[] = [
  operation({
    name: 'findCustomers',
    tag: 'customers',
    method: 'get',
    path: '/customers',
    scope: 'customers:read',
    summary: 'Customers whose name, e-mail or phone holds the words',
    query: z.strictObject({ text: z.string().min(3).max(100), after: cursor.optional(), limit }),
    answer: z.object({ customers: z.array(found), next: z.string().nullable() }),
    async run({ shop, actor, query: { text, after, limit } }) {
      const page = await shop.accounts.staff.find(actor, text, openCursor(shop, 'customers', after), limit);
      const customers = page.customers.map(({ lastOrderAt, ...known }) => ({
        ...known,
        lastOrderAt: lastOrderAt?.toISOString() ?? null,
      }));
      const next = sealCursor(shop, 'customers', page.next);
      return { body: { customers, next }, next };
    },
  }),
  operation({
    name: 'getCustomer',
    tag: 'customers',
    method: 'get',
    path: '/customers/{id}',
    scope: 'customers:read',
    summary: 'One customer',
    details: 'The audit log has an entry for each customer that a program looked at, one a day.',
    params: z.strictObject({ id: z.string().min(1).max(100) }),
    answer: customer,
    async run({ shop, actor, params: { id } }) {
      const card = await shop.accounts.staff.card(actor, id);
      if (!card) throw new ShopError('not-found', 'There is no such customer.');
      const { isGuest, name, email, phone, since, addresses, orders, orderCount, orderTotal } = card;
      return {
        body: {
          id,
          isGuest,
          name,
          email,
          phone,
          orderCount,
          orderTotal,
          since: since?.toISOString() ?? null,
          addresses: addresses.map(({ street, postcode, city }) => ({ street, postcode, city })),
          orders: orders.map(({ placedAt, ...order }) => ({ ...order, placedAt: placedAt.toISOString() })),
        },
      };
    },
  }),
];
