import { recordAudit } from '#backend/platform/audit/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import { inTransaction, type Tx } from '#backend/platform/db/transaction.ts';
import type { DeliveryService, ServicePoint } from '#backend/sales/delivery/service.ts';
import type { OrderNumber } from '#domain/base/ids.ts';
import { mergeEdits } from '#domain/base/merge-edits.ts';
import { type Fail, fail, ok } from '#domain/base/result.ts';
import { shippingMethod } from '#domain/sales/delivery/shipping-methods.ts';
import { type Clash, type Edit, type EditField, placeFields } from '#domain/sales/orders/order-edit.ts';
import { awaitsPayment, type OrderStatus } from '#domain/sales/orders/order-status.ts';
import { type Actor, authorise } from '#domain/staff/actor.ts';
import { shipmentsOf } from '../fulfilment/shipments.ts';
import { authorOf, findOrder, recordEvent } from '../queries.ts';
import type { StoredOrder } from '../stored-order.ts';
import { type CheckedEdits, checkEdits, type EditProblem } from './check-edits.ts';
import { methodAt, moveStock } from './move-store.ts';

/** A form: the version it was opened with, its fields, and whether the customer is told. */
export type OrderEdits = { version: number; fields: readonly Edit[]; notify: boolean };

/** A field that a colleague changed meanwhile, with who and when. */
export type OrderClash = Clash & { who: string | null; at: Date | null };

/**
 * 'is_sent': goods have left, so that their place is fixed. 'invalid': problems by field. 'conflict': a colleague changed
 * the same fields; nothing was stored. 'no_such_pickup': the store hands no such order out.
 */
export type EditRefusal =
  | Fail<'unknown' | 'is_sent' | 'no_such_pickup', null>
  | Fail<'invalid', EditProblem[]>
  | Fail<'conflict', { version: number; clashes: OrderClash[] }>;
/** `others`: fields that a colleague changed meanwhile and that this form left alone. */
export type Edited = { ok: true; value: { version: number; changed: EditField[]; others: EditField[] } } | EditRefusal;

type Deps = {
  delivery: Pick<DeliveryService, 'servicePoint'>;
  /** Mails the new store its links; those of the old store stop working. */
  onStoreMoved: (tx: Tx, order: StoredOrder, version: number) => Promise<void>;
  /** Mails the customer what is stored now. */
  tell: (tx: Tx, order: StoredOrder, version: number) => Promise<void>;
  /** Mails the former address of the customer that it was replaced. */
  tellFormer: (tx: Tx, before: StoredOrder, version: number) => Promise<void>;
};

const ENDED: readonly OrderStatus[] = ['shipped', 'completed', 'cancelled', 'refunded'];

/** The stored values of the fields of a form. */
export const editable = (order: StoredOrder): Record<EditField, string> => ({
  firstname: order.contact.firstname,
  lastname: order.contact.lastname,
  company: order.contact.company ?? '',
  reference: order.contact.reference ?? '',
  email: order.email,
  phone: order.contact.phone,
  street: order.deliveryAddress?.street ?? '',
  postcode: order.deliveryAddress?.postcode ?? '',
  city: order.deliveryAddress?.city ?? '',
  servicePoint: order.servicePoint?.id ?? '',
  store: order.storeId,
});

/** Edits of an order before it is sent: merged with those of colleagues by field, never over them (admin-order-6). */
export function createOrderEdits({ db, now }: ShopContext, { delivery, onStoreMoved, tell, tellFormer }: Deps) {
  /** The point of a typed id, asked from its carrier before the transaction. */
  async function pointOf(number: OrderNumber, fields: readonly Edit[]): Promise<ServicePoint | null> {
    const edit = fields.find(({ field }) => field === 'servicePoint');
    if (!edit || edit.mine === edit.base) return null;
    const order = await findOrder(db.kysely, { by: 'number', value: number });
    const method = order && shippingMethod(order.shippingMethodId);
    if (!order || !method?.hasServicePoints) return null;
    const country = order.servicePoint?.country ?? 'FI';
    return delivery.servicePoint(method, edit.mine.trim(), order.locale, country);
  }

  /** Who changed a field last, and when. */
  async function lastChange(tx: Tx, number: OrderNumber, field: EditField) {
    const row = await tx
      .selectFrom('audit_entry')
      .select(['actor_name', 'at', 'after'])
      .where('subject_kind', '=', 'order')
      .where('subject_id', '=', number)
      .where('action', '=', 'orders.edit')
      .where('outcome', '=', 'done')
      .orderBy('id', 'desc')
      .limit(20)
      .execute();
    const last = row.find(({ after }) => Array.isArray(after?.fields) && after.fields.includes(field));
    return { who: last?.actor_name ?? null, at: last?.at ?? null };
  }

  async function conflict(tx: Tx, order: StoredOrder, version: number, clashes: Clash[]): Promise<EditRefusal> {
    const named: OrderClash[] = [];
    for (const clash of clashes) named.push({ ...clash, ...(await lastChange(tx, order.number, clash.field)) });
    return fail('conflict', { version, clashes: named });
  }

  async function editLocked(
    actor: Actor,
    tx: Tx,
    order: StoredOrder,
    form: OrderEdits,
    point: ServicePoint | null,
  ): Promise<Edited> {
    const { number, storeId, status } = order;
    authorise(actor, 'orders.edit', { subject: number, store: storeId });
    const version = await versionOf(tx, order.id);
    if (ENDED.includes(status)) return fail('is_sent', null);
    const stored = editable(order);
    const checked = checkEdits(order, form.fields, point);
    const { changes, clashes, others } = mergeEdits(stored, checked.fields);
    if (clashes.length > 0) return conflict(tx, order, version, clashes);
    const changed = Object.keys(changes) as EditField[];
    const problems = checked.problems.filter(({ field }) => form.fields.some((edit) => edit.field === field));
    if (problems.length > 0) return fail('invalid', problems);
    if (changed.length === 0) return ok({ version, changed, others });
    const isElsewhere = changed.some((field) => placeFields.includes(field));
    if (isElsewhere && (status === 'ready_for_pickup' || (await shipmentsOf(tx, order.id)).length > 0))
      return fail('is_sent', null);
    const method = changes.store ? methodAt(order, changes.store) : order.shippingMethodId;
    if (!method) return fail('no_such_pickup', null);
    const edited = withChanges(order, changes, checked, method);
    await store(tx, edited, version + 1);
    if (changes.store && !awaitsPayment(status)) {
      await moveStock(actor, tx, order, edited, now());
      await onStoreMoved(tx, edited, version + 1);
    }
    await note(actor, tx, order, edited, changed);
    // the owner of the order gets a mail about a stranger's request, whatever the form asks
    if (changes.email && order.email) await tellFormer(tx, order, version + 1);
    if (form.notify && edited.email) await tell(tx, edited, version + 1);
    return ok({ version: version + 1, changed, others });
  }

  async function store(tx: Tx, order: StoredOrder, version: number): Promise<void> {
    await tx
      .updateTable('customer_order')
      .set({
        version,
        updated_at: now(),
        email: order.email,
        contact: JSON.stringify(order.contact),
        delivery_address: order.deliveryAddress && JSON.stringify(order.deliveryAddress),
        service_point: order.servicePoint && JSON.stringify(order.servicePoint),
        store_id: order.storeId,
        shipping_method_id: order.shippingMethodId,
      })
      .where('id', '=', order.id)
      .execute();
  }

  /** Names the changed fields; values of contacts would outlive the customer's wish to be forgotten. */
  async function note(actor: Actor, tx: Tx, before: StoredOrder, after: StoredOrder, fields: EditField[]) {
    const moved = before.storeId === after.storeId ? {} : { from: before.storeId, to: after.storeId };
    await recordEvent(tx, before.id, 'edited', { ...authorOf(actor), fields, ...moved }, now());
    await recordAudit(tx, actor, now(), {
      action: 'orders.edit',
      subject: { kind: 'order', id: before.number },
      ...(before.storeId !== after.storeId && { before: { store: before.storeId } }),
      after: { fields, ...(before.storeId !== after.storeId && { store: after.storeId }) },
    });
  }

  /** Changes contact, address, pickup point or store of an order that has not left. */
  return async function edit(actor: Actor, number: OrderNumber, form: OrderEdits): Promise<Edited> {
    const point = await pointOf(number, form.fields);
    return inTransaction(db.kysely, async (tx): Promise<Edited> => {
      const order = await findOrder(tx, { by: 'number', value: number, lock: true });
      return order ? editLocked(actor, tx, order, form, point) : fail('unknown', null);
    });
  };
}

async function versionOf(tx: Tx, orderId: string): Promise<number> {
  const row = await tx
    .selectFrom('customer_order')
    .select('version')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  return row.version;
}

function withChanges(
  order: StoredOrder,
  changes: Partial<Record<EditField, string>>,
  { point }: CheckedEdits,
  methodId: string,
): StoredOrder {
  const { street, postcode, city, servicePoint, store, email, ...contact } = changes;
  const place = { ...(street && { street }), ...(postcode && { postcode }), ...(city && { city }) };
  return {
    ...order,
    email: email ?? order.email,
    contact: { ...order.contact, ...contact, ...(email && { email }) },
    deliveryAddress: order.deliveryAddress && { ...order.deliveryAddress, ...place },
    servicePoint: servicePoint && point ? point : order.servicePoint,
    storeId: store ?? order.storeId,
    shippingMethodId: methodId,
  };
}
