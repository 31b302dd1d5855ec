import type { Db } from '#backend/platform/db/db.ts';
import { orderNumber } from '#domain/sales/orders/order-number.ts';
import type { OrderStatus } from '#domain/sales/orders/order-status.ts';

export type MadeOrder = {
  userId?: string | null;
  email?: string;
  status?: OrderStatus;
  placedAt?: Date;
  /** One line each, in cents. */
  prices?: number[];
  company?: { name: string; businessId: string };
  customerLeft?: boolean;
};

let made = 800_000;

/** Writes orders straight into their tables, as they are after checkout; returns their numbers in the same order. */
export async function makeOrders(db: Db, orders: readonly MadeOrder[]): Promise<string[]> {
  const numbers = orders.map(() => orderNumber(++made));
  const address = { street: 'Koivukatu 12 B 4', postcode: '90100', city: 'Oulu' };
  await db.kysely.transaction().execute(async (tx) => {
    const rows = await tx
      .insertInto('customer_order')
      .values(
        orders.map((order, i) => {
          const { email = 'maija@example.com', company } = order;
          const total = (order.prices ?? [1990]).reduce((sum, price) => sum + price, 0);
          const contact = {
            customerType: company ? 'company' : 'private',
            email,
            firstname: 'Maija',
            lastname: 'Mäkinen',
            phone: '+358401234567',
            company: company?.name ?? '',
            businessId: company?.businessId ?? '',
            reference: 'Mökki 7',
            einvoiceAddress: '',
          };
          const vat = JSON.stringify([{ rate: 25.5, net: total, vat: 0, gross: total }]);
          return {
            number: numbers[i] ?? '',
            status: order.status ?? 'paid',
            locale: 'fi',
            idempotency_key: `made-order-${numbers[i]}`,
            request_hash: '',
            user_id: order.userId ?? null,
            customer_left: order.customerLeft ?? false,
            email,
            contact: JSON.stringify(contact),
            delivery_address: JSON.stringify(address),
            billing_address: JSON.stringify({ name: 'Maijan laskut', ...address }),
            shipping_method_id: '107',
            store_id: 'oulu',
            goods_cents: total,
            shipping_cents: 0,
            office_fee_cents: 0,
            total_cents: total,
            pay_now_cents: total,
            due_later_cents: 0,
            vat,
            vat_now: vat,
            payment_method: 'osuuspankki',
            placed_at: order.placedAt ?? new Date('2026-11-20T10:00:00Z'),
          };
        }),
      )
      .returning(['id', 'number'])
      .execute();
    const idOf = new Map(rows.map(({ id, number }) => [number, id]));
    await tx
      .insertInto('order_line')
      .values(
        orders.flatMap((order, i) =>
          (order.prices ?? [1990]).map((price, position) => ({
            order_id: idOf.get(numbers[i] ?? '') ?? '',
            position,
            sku: `OS-${position}`,
            title: `Öljynsuodatin ${position}`,
            variation_name: '',
            slug: 'oljynsuodatin',
            image: `picture-${position}`,
            amount: 1,
            unit_cents: price,
            total_cents: price,
            vat_rate: '25.5',
            product_line: 1,
            spare_part: false,
          })),
        ),
      )
      .execute();
  });
  return numbers;
}
