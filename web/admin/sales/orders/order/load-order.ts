import { randomUUID } from 'node:crypto';
import { data } from 'react-router';
import type { StaffOrder } from '#backend/sales/orders/staff/service.ts';
import { isOneOf } from '#domain/base/records.ts';
import { shippingMethod } from '#domain/sales/delivery/shipping-methods.ts';
import { awaitsPayment } from '#domain/sales/orders/order-status.ts';
import { mayTry } from '#domain/staff/actor.ts';
import type { staffOf } from '#web/admin/base/context.ts';
import { isChosen, readRefund, refundInput } from './refund-form.ts';

type Staff = Pick<ReturnType<typeof staffOf>, 'shop' | 'actor' | 'locale'>;

const panels = ['refund', 'ship', 'cancel', 'edit'] as const;
export type Panel = (typeof panels)[number];
const NEEDS = { refund: 'refund', ship: 'fulfil', cancel: 'cancel', edit: 'edit' } as const;

/** The order of an address, with the panel that is open and what that shows. */
export async function loadOrder(staff: Staff, number: string, params: URLSearchParams) {
  const { shop, actor, locale } = staff;
  const order = await shop.orders.view(actor, number);
  if (!order) throw data(null, { status: 404 });
  await shop.orders.seeMentions(actor, number);
  const asked = params.get('panel');
  const panel = isOneOf(panels, asked) && order.may[NEEDS[asked]] ? asked : null;
  return {
    order,
    // with each own note the box for notes empties
    ownNotes: order.timeline.filter(({ kind, by }) => kind === 'note' && by === actor.name).length,
    panel,
    now: shop.now(),
    methods: Object.fromEntries(
      order.payments.flatMap(({ method }) => (method ? [[method, shop.payments.methodName(method, locale)]] : [])),
    ),
    // goods of an unpaid or cancelled order are ordered anew
    mayReplace: !awaitsPayment(order.status) && order.status !== 'cancelled' && mayTry(actor, 'orders.create', null),
    people: order.may.assign || order.may.note ? await shop.orders.people() : [],
    // one key for each opened form, kept while its preview changes
    key: params.get('key') ?? randomUUID(),
    preview: panel === 'refund' ? await preview(staff, order, params) : null,
    points: panel === 'edit' ? await pointsNear(staff, order) : [],
  };
}

export type OrderData = Awaited<ReturnType<typeof loadOrder>>;

async function preview({ shop, actor }: Staff, { number }: StaffOrder, params: URLSearchParams) {
  const form = readRefund(params);
  return isChosen(form) ? shop.afterSale.previewRefund(actor, number, refundInput(form)) : null;
}

/** Pickup points near the chosen one, which a customer may have wanted instead. */
async function pointsNear({ shop }: Staff, { methodId, servicePoint }: StaffOrder) {
  const method = shippingMethod(methodId);
  if (!method?.hasServicePoints || !servicePoint) return [];
  const { points } = await shop.delivery.servicePoints(method, servicePoint.postcode, 'fi', servicePoint.country);
  return points.map(({ id, name, street, city }) => ({ id, text: [name, street, city].filter(Boolean).join(', ') }));
}
