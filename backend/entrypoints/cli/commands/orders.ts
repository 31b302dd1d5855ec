import type { Shop } from '#backend/shop.ts';
import { formatEuros } from '#domain/base/money.ts';
import { isOrderStatus } from '#domain/sales/orders/order-status.ts';
import { statusTexts } from '#domain/sales/orders/status-texts.ts';
import { CommandFailed, type OrderSearch, type Out } from '../command.ts';
import { localMinute } from '../local-time.ts';
import { table } from '../table.ts';
import { orderFacts, whom } from './order-facts.ts';
import { dueAtPickup, lineText, recentOrders, wholeOrder } from './order-queries.ts';

/** The label of a status, or of the event that led to it, as on the order page; other events keep their kind. */
const statusWords = (kind: string) => (isOrderStatus(kind) ? statusTexts.en[kind].name : kind);

export async function listOrders(
  shop: Shop,
  { limit, status, who, json }: { limit: number; status: string | null; who?: OrderSearch | undefined; json: boolean },
  out: Out,
): Promise<void> {
  const orders = await recentOrders(shop.db.kysely, { limit, status, who });
  if (json) return out.line(JSON.stringify(orders, null, 2));
  if (orders.length === 0 && who) return out.line('No such orders.');
  if (orders.length === 0)
    return out.line(status ? `No orders with the status ${statusWords(status)}.` : 'No orders yet.');
  const rows = orders.map((order) => [
    order.number,
    localMinute(order.placed_at),
    statusWords(order.status),
    order.store_id,
    formatEuros(order.total_cents),
    whom(order.email),
    order.customer,
  ]);
  for (const line of table(['Number', 'Placed', 'Status', 'Store', 'Total', 'E-mail', 'Customer'], rows))
    out.line(line);
}

export async function showOrder(
  shop: Shop,
  { number, json }: { number: string; json: boolean },
  out: Out,
): Promise<void> {
  const order = await wholeOrder(shop.db.kysely, number);
  if (!order) throw new CommandFailed(`There is no order ${number}.`, 'See the numbers: npm run shop -- orders list');
  if (json) return out.line(JSON.stringify(order, null, 2));
  out.line(`Order ${order.number}: ${statusWords(order.status)}, placed ${localMinute(order.placed_at)}`);
  for (const line of orderFacts(order)) out.line(line);
  out.line('');
  const lines = order.lines.map((line, i) => [
    String(i + 1),
    line.sku,
    lineText(line),
    String(line.amount),
    formatEuros(line.unit_cents),
    line.discount_cents > 0 ? formatEuros(-line.discount_cents) : '',
    formatEuros(line.total_cents),
    line.refunded_amount > 0 ? String(line.refunded_amount) : '',
  ]);
  for (const line of table(['Line', 'Sku', 'Product', 'Pcs', 'Unit', 'Discount', 'Total', 'Back'], lines))
    out.line(line);
  out.line('');
  out.line(
    `Delivery ${formatEuros(order.shipping_cents + order.office_fee_cents)}, total ${formatEuros(order.total_cents)}`,
  );
  if (order.due_later_cents > 0)
    out.line(
      `Paid when ordering ${formatEuros(order.pay_now_cents)}, at the pickup ${formatEuros(dueAtPickup(order))}`,
    );
  if (order.gift_card_cents > 0) out.line(`Paid by gift card ${formatEuros(order.gift_card_cents)}`);
  for (const payment of order.payments)
    out.line(
      `Payment ${payment.attempt}: ${payment.status}, ${formatEuros(payment.amount_cents)}, ${payment.provider}`,
    );
  for (const refund of order.refunds)
    out.line(
      `Refund ${localMinute(refund.created_at)}: ${refund.status}, ${formatEuros(refund.cents)}` +
        `${refund.gift_card_cents > 0 ? `, of it to the gift card ${formatEuros(refund.gift_card_cents)}` : ''}` +
        `${refund.is_surplus ? ', a late or second payment' : ''}${refund.reason ? `, "${refund.reason}"` : ''}` +
        `${refund.details ? ` (${refund.details})` : ''}`,
    );
  for (const { carrier, tracking_code, shipped_at, lines: inside } of order.shipments)
    out.line(
      `Parcel ${localMinute(shipped_at)}: ${carrier}${tracking_code ? `, ${tracking_code}` : ''}` +
        `${inside.length > 0 ? `: ${inside.map(({ line, amount }) => `line ${line} × ${amount}`).join(', ')}` : ''}`,
    );
  for (const event of order.events)
    out.line(`${localMinute(event.at)}  ${statusWords(event.kind)} ${JSON.stringify(event.details)}`);
}
