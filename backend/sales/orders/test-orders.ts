import { randomUUID } from 'node:crypto';
import type { PaymentReturn, PaymentStatus } from '#backend/sales/payments/provider.ts';
import type { ShopMail } from '#backend/shop-mails.ts';
import type { VatClass } from '#domain/base/vat.ts';
import type { Customization, SaleMode, ShippingClass } from '#domain/catalog/products/product.ts';
import type { CheckoutFormInput } from '#domain/sales/checkout/checkout-form.ts';
import type { OrderRequestInput } from '#domain/sales/checkout/order-request.ts';
import { type MadeVariant, makeProduct } from '#test/make-products.ts';
import { type TestShop, testShop } from '#test/test-shop.ts';
import { attemptsOf } from './payment/attempt-queries.ts';
import { findOrder } from './queries.ts';
import type { StoredOrder } from './stored-order.ts';

export type Sku = MadeVariant & {
  shippingClass?: ShippingClass;
  shippingMethods?: string[];
  backorder?: boolean;
  vatClass?: VatClass;
  saleMode?: SaleMode;
  /** Per unit, in cents; sets the sale mode `deposit`. */
  deposit?: number;
  isGiftCard?: boolean;
  /** Goods cut to size: 50–400 cm both ways; `price` is the square-metre price. */
  isCutToSize?: boolean;
};

const cutToSize: Customization = {
  identifier: 'size',
  widthCm: { min: 50, max: 400, step: 1 },
  lengthCm: { min: 50, max: 400, step: 1 },
};

export const pickupForm: CheckoutFormInput = {
  contact: { email: 'Maija@example.com', firstname: 'Maija', lastname: 'Mäkinen', phone: '040 123 4567' },
  delivery: { methodId: '403' },
  paymentMethodId: 'osuuspankki',
};
export const homeForm: CheckoutFormInput = {
  ...pickupForm,
  delivery: { methodId: '107', address: { street: 'Koivukatu 12 B 4', postcode: '90100', city: 'Oulu' } },
};

/** A request for one unit of one sku, picked up in Oulu, with its own key. */
export const requestFor = (
  sku: string,
  totalCents: number,
  over: Partial<OrderRequestInput> = {},
): OrderRequestInput => ({
  idempotencyKey: randomUUID(),
  totalCents,
  lines: [{ sku, amount: 1 }],
  form: pickupForm,
  ...over,
});

/** A whole shop with some skus, and what tests of orders inspect. */
export async function orderShop(skus: Sku[], env: Record<string, string> = {}, over: { fetch?: typeof fetch } = {}) {
  const made: TestShop = await testShop(env, over);
  const { shop } = made;
  const { kysely } = shop.db;
  for (const { shippingClass, shippingMethods, backorder, ...made } of skus) {
    const { vatClass, saleMode, deposit, isCutToSize, isGiftCard, ...variant } = made;
    const id = await makeProduct(shop.db, {
      name: { fi: `Tuote ${variant.sku}` },
      sku: variant.sku,
      variants: [variant],
    });
    await kysely
      .updateTable('product')
      .set({
        shipping_class: shippingClass ?? 'parcel',
        shipping_methods: shippingMethods ?? [],
        vat_class: vatClass ?? (isGiftCard ? 'voucher' : 'standard'),
        is_gift_card: isGiftCard ?? false,
        sale_mode: deposit ? 'deposit' : (saleMode ?? 'buy'),
        deposit_cents: deposit ?? null,
        customization: isCutToSize ? JSON.stringify(cutToSize) : null,
      })
      .where('id', '=', id)
      .execute();
    await kysely
      .updateTable('product_variant')
      .set({ backorder: backorder ?? false })
      .where('sku', '=', variant.sku)
      .execute();
  }

  const order = async (number: string): Promise<StoredOrder> => {
    const found = await findOrder(kysely, { by: 'number', value: number });
    if (!found) throw new Error(`no order ${number}`);
    return found;
  };
  const attempts = async (number: string) => attemptsOf(kysely, (await order(number)).id);

  return {
    ...made,
    order,
    attempts,
    /** Places an order that must succeed. */
    async placed(request: OrderRequestInput) {
      const placed = await shop.checkout.place(request, 'fi');
      if (!placed.ok) throw new Error(`not placed: ${placed.reason} ${JSON.stringify(placed.details)}`);
      return placed.value;
    },
    /** The gateway status of the last attempt of an order. */
    async returned(number: string, status: PaymentStatus, over: Partial<PaymentReturn> = {}): Promise<PaymentReturn> {
      const last = (await attempts(number)).at(-1);
      if (!last?.transactionId) throw new Error(`order ${number} has no open payment`);
      const { stamp, reference, amount, transactionId } = last;
      return { stamp, reference, amount, transactionId, status, method: 'osuuspankki', ...over };
    },
    async count(table: 'customer_order' | 'stock_hold' | 'outbox_mail' | 'payment_attempt'): Promise<number> {
      return (await kysely.selectFrom(table).selectAll().execute()).length;
    },
    async shelf(sku: string): Promise<Record<string, number>> {
      const rows = await kysely.selectFrom('stock_level').selectAll().where('sku', '=', sku).execute();
      return Object.fromEntries(rows.map((row) => [row.store_id, row.qty]));
    },
    async held(sku: string): Promise<number> {
      const rows = await kysely.selectFrom('stock_hold').selectAll().where('sku', '=', sku).execute();
      return rows.reduce((sum, row) => sum + row.qty, 0);
    },
    async events(number: string): Promise<string[]> {
      const rows = await kysely
        .selectFrom('order_event')
        .select('kind')
        .where('order_id', '=', (await order(number)).id)
        .orderBy('id')
        .execute();
      return rows.map((row) => row.kind);
    },
    /** The text part of the first mail of a kind, with special spaces replaced. */
    async mailText(kind: ShopMail['kind']): Promise<string> {
      const mail = await kysely
        .selectFrom('outbox_mail')
        .select('body_text')
        .where('kind', '=', kind)
        .orderBy('created_at')
        .executeTakeFirst();
      return mail?.body_text.replaceAll(/\s+/g, ' ') ?? '';
    },
    async mails(): Promise<string[]> {
      const rows = await kysely.selectFrom('outbox_mail').select('kind').orderBy('kind').execute();
      return rows.map((row) => row.kind);
    },
  };
}
