import { expect, test } from 'vitest';
import { orderShop, pickupForm, requestFor } from '#backend/sales/orders/test-orders.ts';
import { makeCustomer } from '#test/make-customer.ts';

test('a new owner of the address never finds an order that was placed during the deletion of the account', async () => {
  const { shop, clock } = await orderShop([{ sku: 'A', price: 1000, stock: { oulu: 99 } }]);
  const email = 'aino@example.fi';
  const form = { ...pickupForm, contact: { ...pickupForm.contact, email } };
  for (let round = 0; round < 4; round++) {
    const { userId, visitor } = await makeCustomer(shop, { email, password: null });
    // sessions use the database's clock
    clock.now = new Date();
    const [deleted] = await Promise.allSettled([
      shop.accounts.deleteAccount(visitor, { password: '' }),
      ...[1, 2, 3].map(() => shop.checkout.place(requestFor('A', 1000, { form }), 'fi', [], userId)),
    ]);
    expect(deleted).toMatchObject({ status: 'fulfilled', value: { ok: true } });
    const { rows } = await shop.db.query('select user_id, customer_left from customer_order');
    for (const row of rows) expect(row).toEqual({ user_id: null, customer_left: true });
    expect(await shop.ownOrders.attach('nobody', email)).toBe(0);
  }
});
