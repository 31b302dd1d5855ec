import { randomUUID } from 'node:crypto';
import type { Shop } from '../backend/shop.ts';
import { orderNumber } from '../domain/sales/orders/order-number.ts';
import { type Customer, makeCustomer } from '../test/make-customer.ts';
import { makeProduct } from '../test/make-products.ts';

const LINES_OF_ORDER = 3;
const ITEMS_OF_LIST = 20;
const PRODUCTS = 200;
const FIRST_NUMBER = 500_000;

const skuOf = (n: number) => `BENCH-${n % PRODUCTS}`;

/** A customer with a long history: orders of three lines, lists of twenty things, a full address book and cart. */
export async function makeBusyCustomer(shop: Shop, size: { orders: number; lists: number }): Promise<Customer> {
  for (let n = 0; n < PRODUCTS; n++)
    await makeProduct(shop.db, {
      name: { fi: `Koetuote ${n}`, en: `Test product ${n}` },
      sku: skuOf(n),
      variants: [{ sku: skuOf(n), price: 1000 + n, stock: { oulu: 5 } }],
    });
  const customer = await makeCustomer(shop, { phone: '+358401234567' });
  await writeOrders(shop, customer, size.orders);
  await writeLists(shop, customer, size.lists);
  const lines = Array.from({ length: 50 }, (_, n) => ({ sku: skuOf(n), amount: 1 }));
  await shop.customerCart.merge(customer.userId, { base: [], lines });
  return customer;
}

async function writeOrders({ db }: Shop, { userId, email }: Customer, orders: number) {
  const contact = { customerType: 'private', email, firstname: 'Aino', lastname: 'Virtanen', phone: '+358401234567' };
  const vat = JSON.stringify([{ rate: 25.5, net: 2390, vat: 610, gross: 3000 }]);
  for (let n = 0; n < orders; n++) {
    const placedAt = new Date(Date.now() - n * 24 * 60 * 60 * 1000);
    const { id } = await db.kysely
      .insertInto('customer_order')
      .values({
        number: orderNumber(FIRST_NUMBER + n),
        status: 'paid',
        locale: 'fi',
        idempotency_key: randomUUID(),
        request_hash: '',
        user_id: userId,
        email,
        contact: JSON.stringify({ ...contact, company: '', businessId: '', reference: '', einvoiceAddress: '' }),
        delivery_address: null,
        billing_address: null,
        shipping_method_id: '403',
        service_point: null,
        store_id: 'oulu',
        goods_cents: 3000,
        shipping_cents: 0,
        office_fee_cents: 0,
        total_cents: 3000,
        pay_now_cents: 3000,
        due_later_cents: 0,
        vat,
        vat_now: vat,
        payment_method: 'osuuspankki',
        holds_expire_at: null,
        placed_at: placedAt,
        paid_at: placedAt,
        updated_at: placedAt,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db.kysely
      .insertInto('order_line')
      .values(
        Array.from({ length: LINES_OF_ORDER }, (_, position) => ({
          order_id: id,
          position,
          sku: skuOf(n + position),
          title: `Koetuote ${(n + position) % PRODUCTS}`,
          variation_name: '',
          slug: 'koetuote',
          image: null,
          amount: 1,
          unit_cents: 1000,
          total_cents: 1000,
          vat_rate: '25.5',
          product_line: 1,
          spare_part: false,
          customization: null,
          deposit_cents: null,
        })),
      )
      .execute();
  }
}

async function writeLists({ wishLists }: Shop, { visitor }: Customer, lists: number) {
  for (let n = 0; n < lists; n++) {
    const made = await wishLists.create(visitor, `Lista ${n}`);
    if (!made.ok) throw new Error(`no list: ${made.reason}`);
    for (let i = 0; i < ITEMS_OF_LIST; i++) {
      const added = await wishLists.addItem(visitor, { listId: made.value.id, sku: skuOf(n + i) });
      if (!added.ok) throw new Error(`no wish: ${added.reason}`);
    }
  }
}
