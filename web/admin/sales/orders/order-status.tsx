import type { Cents } from '#domain/base/money.ts';
import type { OrderStatus } from '#domain/sales/orders/order-status.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/orders.ts';
import fi from '#web/messages/admin/fi/orders.ts';
import type { GlyphName } from '#web/ui/admin/icon-names.ts';
import { Status, type Tone } from '#web/ui/admin/status.tsx';

type StatusKey = Extract<keyof typeof fi, `status.${string}`>;
type Shown = { glyph: GlyphName; tone?: Tone; text: StatusKey };

export type PaidOrder = { status: OrderStatus; refunded: Cents; dueLater: Cents };

/** How far the payment of an order is. */
export function paymentOf({ status, refunded, dueLater }: PaidOrder): Shown {
  if (status === 'pending_payment') return { glyph: 'wait', tone: 'warn', text: 'status.unpaid' };
  if (status === 'payment_failed') return { glyph: 'fail', tone: 'bad', text: 'status.failed' };
  if (status === 'cancelled') return { glyph: 'off', text: 'status.cancelled' };
  if (status === 'refunded') return { glyph: 'back', text: 'status.refunded' };
  if (refunded > 0) return { glyph: 'back', text: 'status.partRefunded' };
  if (dueLater > 0) return { glyph: 'done', tone: 'ok', text: 'status.deposit' };
  return { glyph: 'done', tone: 'ok', text: 'status.paid' };
}

/** How far the goods of an order are; `parcels` that were sent. */
export function deliveryOf({ status, parcels }: { status: OrderStatus; parcels: number }): Shown {
  switch (status) {
    case 'paid':
      return { glyph: 'new', text: 'status.new' };
    case 'preparing':
      return parcels > 0
        ? { glyph: 'part', tone: 'warn', text: 'status.part' }
        : { glyph: 'half', tone: 'info', text: 'status.picking' };
    case 'ready_for_pickup':
      return { glyph: 'pickup', tone: 'info', text: 'status.pickup' };
    case 'shipped':
      return { glyph: 'sent', tone: 'ok', text: 'status.sent' };
    case 'completed':
      return { glyph: 'done', tone: 'ok', text: 'status.done' };
    case 'cancelled':
    case 'refunded':
      return { glyph: 'off', text: 'status.none' };
    default:
      return { glyph: 'hold', tone: 'warn', text: 'status.held' };
  }
}

/** A status of payment or delivery: in rows, or as a pill in a title. */
export function OrderStatusMark({ shown, pill }: { shown: Shown; pill?: boolean }) {
  const t = useTexts(fi, en);
  const { glyph, tone, text } = shown;
  return (
    <Status glyph={glyph} pill={pill ?? false} {...(tone && { tone })}>
      {t(text)}
    </Status>
  );
}
