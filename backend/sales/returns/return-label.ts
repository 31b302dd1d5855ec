import { randomInt } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { ShopContext } from '#backend/platform/context.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import { inTransaction, type Tx } from '#backend/platform/db/transaction.ts';
import type { LabelParty } from '#backend/sales/delivery/labels/label-provider.ts';
import type { LabelProviders } from '#backend/sales/delivery/labels/service.ts';
import type { StoredOrder } from '#backend/sales/orders/stored-order.ts';
import type { OrderNumber } from '#domain/base/ids.ts';
import { type FailBy, fail, type Ok, ok } from '#domain/base/result.ts';
import { shippingMethod } from '#domain/sales/delivery/shipping-methods.ts';
import { shop } from '#shop.config';

/** The carriers' products for goods that customers send back; the recipient pays. */
const PRODUCTS = { posti: '2108', matkahuolto: '91' } as const;
/** A parcel that was never weighed. */
const ASSUMED = { grams: 2000, volume: 0.01 };
/** A request that never came to an end may be repeated after this time. */
const PATIENCE_MS = 60_000;

type Carrier = keyof typeof PRODUCTS;
export type LabelOutcome = Ok<null> | FailBy<{ none: unknown; waiting: unknown; refused: unknown }>;

/** The carrier that brought an order as a parcel and takes it back; null for pickups, freight and vehicles (return-5). */
export function returnCarrier({ shippingMethodId }: Pick<StoredOrder, 'shippingMethodId'>, labels: LabelProviders) {
  const method = shippingMethod(shippingMethodId);
  const carrier: Carrier | null =
    method?.serviceProvider === 'posti' || method?.serviceProvider === 'matkahuolto' ? method.serviceProvider : null;
  const isParcel = method && ['letter', 'parcel', 'large'].includes(method.carriesUpTo);
  return carrier && isParcel && labels[carrier] ? carrier : null;
}

function partiesOf(order: StoredOrder): { sender: LabelParty; recipient: LabelParty } {
  const store = shop.stores.find(({ id }) => id === order.storeId) ?? shop.stores[0];
  const { street, postcode, city } = order.deliveryAddress ??
    order.servicePoint ?? { street: '', postcode: '', city: '' };
  const { firstname, lastname, phone, email } = order.contact;
  return {
    sender: { name: `${firstname} ${lastname}`, street, postcode, city, country: 'FI', phone, email },
    recipient: {
      name: [shop.name, store?.name].filter(Boolean).join(' '),
      street: store?.street ?? shop.street,
      postcode: store?.postcode ?? shop.postcode,
      city: store?.city ?? shop.city,
      country: 'FI',
      phone: store?.phone ?? shop.phone,
      email: store?.email ?? shop.email,
    },
  };
}

type Deps = {
  ctx: Pick<ShopContext, 'db' | 'now'>;
  labels: LabelProviders;
  /** Runs in the transaction that stores the label. */
  onBooked?: (tx: Tx, trackingCode: string) => Promise<void>;
};

/** Books the label of a return once, however often it is asked for (return-5). */
export async function bookReturnLabel(
  { ctx, labels, onBooked }: Deps,
  order: StoredOrder,
  id: string,
): Promise<LabelOutcome> {
  const { kysely } = ctx.db;
  const carrier = returnCarrier(order, labels);
  const provider = carrier && labels[carrier];
  if (!carrier || !provider) return fail('none', null);
  const now = ctx.now();
  const made = {
    withdrawal_id: id,
    carrier,
    // random, not the time: of two presses in one millisecond the second must meet the first one's row, not its reference
    reference: `${order.number}9${randomInt(100_000, 1_000_000)}`,
    requested_at: now,
  };
  const claimed = await kysely
    .insertInto('return_label')
    .values(made)
    .onConflict((conflict) =>
      conflict
        .column('withdrawal_id')
        .doUpdateSet({ requested_at: now, problem: null })
        .where('return_label.pdf', 'is', null)
        .where('return_label.requested_at', '<', new Date(now.getTime() - PATIENCE_MS)),
    )
    .returning('reference')
    .executeTakeFirst();
  if (!claimed) {
    const known = await kysely
      .selectFrom('return_label')
      .select('tracking_code')
      .where('withdrawal_id', '=', id)
      .execute();
    return known[0]?.tracking_code ? ok(null) : fail('waiting', null);
  }
  const booked = await provider.create({
    ...partiesOf(order),
    ...ASSUMED,
    reference: claimed.reference,
    product: PRODUCTS[carrier],
    pointId: null,
    contents: `${shop.name} ${order.number}`,
  });
  const values = booked.ok
    ? { tracking_code: booked.value.trackingCode, pdf: booked.value.pdf }
    : { problem: booked.details ?? '' };
  await inTransaction(kysely, async (tx) => {
    await tx.updateTable('return_label').set(values).where('withdrawal_id', '=', id).execute();
    if (booked.ok) await onBooked?.(tx, booked.value.trackingCode);
  });
  return booked.ok ? ok(null) : fail('refused', null);
}

/** The document of a return's label; null when there is none. */
export async function returnLabelFile(
  db: Kysely<Tables>,
  { id, number }: { id: string; number: OrderNumber },
): Promise<{ name: string; bytes: Uint8Array } | null> {
  const row = await db.selectFrom('return_label').select('pdf').where('withdrawal_id', '=', id).executeTakeFirst();
  return row?.pdf ? { name: `palautus-${number}.pdf`, bytes: row.pdf } : null;
}
