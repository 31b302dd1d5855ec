import { z } from 'zod';
import { formatEuros } from '#domain/base/money.ts';
import { argument, command, commandActor, json, text } from '../../command.ts';
import { localMinute, printTable } from '../../output.ts';
import { orderFacts } from './facts.ts';
import { dueAtPickup, lineText, statusWords, unknownOrder } from './texts.ts';

export const showOrder = command({
  name: 'orders show',
  description: 'One order: customer, delivery, lines, payments and events',
  input: z.strictObject({ number: argument('<number>', text), json: json() }),
  run: async (shop, { number, json }, out) => {
    const order = await shop.orders.whole(commandActor(undefined), number);
    if (!order) throw unknownOrder(number);
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
    printTable(out, ['Line', 'Sku', 'Product', 'Pcs', 'Unit', 'Discount', 'Total', 'Back'], lines);
    out.line('');
    out.line(
      `Delivery ${formatEuros(order.shipping_cents + order.office_fee_cents)}, total ${formatEuros(order.total_cents)}`,
    );
    if (order.due_later_cents > 0)
      out.line(
        `Paid when ordering ${formatEuros(order.pay_now_cents)}, at the pickup ${formatEuros(dueAtPickup(order))}`,
      );
    for (const { end, cents } of order.gift_cards) out.line(`Paid by gift card …${end} ${formatEuros(cents)}`);
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
  },
});
