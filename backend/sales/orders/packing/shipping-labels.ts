import { type Kysely, sql } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { Tx } from '#backend/platform/db/transaction.ts';
import type { OrderNumber } from '#domain/base/ids.ts';
import type { ParcelLine } from '#domain/sales/orders/parcel.ts';
import type { Carrier } from '#domain/sales/orders/tracking.ts';
import type { LabelStatus } from '../stored-order.ts';

export type ShippingLabel = {
  id: number;
  orderId: string;
  reference: string;
  carrier: Carrier;
  lines: ParcelLine[];
  grams: number;
  status: LabelStatus;
  trackingCode: string | null;
  problem: string | null;
  hasPdf: boolean;
  requestedAt: Date;
};

/** All of a label but its document. */
const readLabels = (db: Kysely<Tables>) =>
  db
    .selectFrom('shipping_label')
    .select([
      ...(['id', 'reference', 'carrier', 'lines', 'grams', 'status', 'problem'] as const),
      ...(['order_id as orderId', 'tracking_code as trackingCode', 'requested_at as requestedAt'] as const),
    ])
    .select(sql<boolean>`pdf is not null`.as('hasPdf'));

type NewLabel = Pick<ShippingLabel, 'orderId' | 'carrier' | 'lines' | 'grams'> & {
  number: OrderNumber;
  idempotencyKey: string;
  staffId: string | null;
  now: Date;
};

/** Stores the request for a label of a locked order; its reference is the order's number and the parcel's. */
export async function insertLabel(tx: Tx, label: NewLabel): Promise<ShippingLabel> {
  const { count } = await tx
    .selectFrom('shipping_label')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('order_id', '=', label.orderId)
    .executeTakeFirstOrThrow();
  const row = await tx
    .insertInto('shipping_label')
    .values({
      order_id: label.orderId,
      idempotency_key: label.idempotencyKey,
      reference: `${label.number}${String(Number(count) + 1).padStart(2, '0')}`,
      carrier: label.carrier,
      lines: JSON.stringify(label.lines),
      grams: label.grams,
      staff_id: label.staffId,
      requested_at: label.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return readLabels(tx).where('id', '=', row.id).executeTakeFirstOrThrow();
}

export async function labelByKey(db: Kysely<Tables>, idempotencyKey: string): Promise<ShippingLabel | null> {
  return (await readLabels(db).where('idempotency_key', '=', idempotencyKey).executeTakeFirst()) ?? null;
}

/** The labels of an order in the order of their parcels, without the documents. */
export const labelsOf = (db: Kysely<Tables>, orderId: string): Promise<ShippingLabel[]> =>
  readLabels(db).where('order_id', '=', orderId).orderBy('id').execute();

/** Asks again for a label that was refused or lost, for what is packed now. */
export async function updateLabel(
  tx: Tx,
  id: number,
  { lines, grams, now }: Pick<ShippingLabel, 'lines' | 'grams'> & { now: Date },
): Promise<ShippingLabel> {
  const changed = {
    lines: JSON.stringify(lines),
    grams,
    requested_at: now,
    status: 'requested',
    problem: null,
  } as const;
  await tx.updateTable('shipping_label').set(changed).where('id', '=', id).execute();
  return readLabels(tx).where('id', '=', id).executeTakeFirstOrThrow();
}

export const markLabelSent = (tx: Tx, id: number, trackingCode: string | null, pdf: Uint8Array | null) =>
  tx
    .updateTable('shipping_label')
    .set({ status: 'sent', tracking_code: trackingCode, pdf, problem: null })
    .where('id', '=', id)
    .execute();

export const markLabelRefused = (db: Kysely<Tables>, id: number, problem: string) =>
  db.updateTable('shipping_label').set({ status: 'refused', problem }).where('id', '=', id).execute();

/** The document of a label, and whose order it is for; null when it was deleted or never existed. */
export async function labelDocument(db: Kysely<Tables>, id: number) {
  const row = await db
    .selectFrom('shipping_label')
    .innerJoin('customer_order', 'customer_order.id', 'shipping_label.order_id')
    .select([
      'pdf',
      'reference',
      'requested_at',
      'customer_order.number',
      'customer_order.status',
      'customer_order.store_id',
    ])
    .where('shipping_label.id', '=', id)
    .executeTakeFirst();
  if (!row?.pdf) return null;
  const { pdf, reference, number, status } = row;
  return { pdf, reference, number, status, storeId: row.store_id, requestedAt: row.requested_at };
}

/** Deletes the documents of labels requested before a moment, those of returns too: they contain names and addresses. */
export async function deleteDocuments(db: Kysely<Tables>, before: Date): Promise<void> {
  for (const table of ['shipping_label', 'return_label'] as const)
    await db
      .updateTable(table)
      .set({ pdf: null })
      .where('pdf', 'is not', null)
      .where('requested_at', '<', before)
      .execute();
}
