import type { OrderMail } from '#backend/sales/orders/mails/order-mail.ts';
import type { Cents } from '#domain/base/money.ts';

/** What a refund's mail says: what came back, what for, and by which means. */
export type RefundMail = {
  id: string;
  /** 0: a cancelled order that cost nothing. */
  cents: Cents;
  /** To the means of payment, and to the gift card. */
  gateway: Cents;
  giftCard: Cents;
  /** Pieces that came back; none when the price was lowered afterwards. */
  lines: { title: string; amount: number; cents: Cents }[];
  shipping: Cents;
  /** In the shop's words; '' says none. */
  reason: string;
  /** The whole order was cancelled. */
  isCancelled: boolean;
  /** A payment that came when its order was cancelled, or a second time: not of the order's own money. */
  surplus?: 'late_payment' | 'paid_twice';
};

/** Mails about an order after its payment, to its customer. */
export type AfterSaleMail =
  | {
      kind: 'order-shipped';
      order: OrderMail;
      /** The order with what is in the parcel; without lines for a further code of goods that an earlier mail listed. */
      parcel: { id: number; carrier: string; trackingCode: string | null; trackingUrl: string | null };
      /** What is still to come. */
      rest: OrderMail['lines'];
    }
  | { kind: 'order-ready'; order: OrderMail }
  /** Staff expect missing goods on a day, or on another than before; `order` is limited to them, `days` are of its lines. */
  | { kind: 'order-expected'; order: OrderMail; days: string[]; isMoved: boolean; at: number }
  /** Staff changed address, pickup point, store or contact; `version` of the order. */
  | { kind: 'order-changed'; order: OrderMail; version: number }
  /** To the address that `order` had before. */
  | { kind: 'order-email-changed'; order: OrderMail; version: number }
  /** Asked for by number and address; one for each `at`. */
  | { kind: 'order-link'; order: OrderMail; at: number }
  | { kind: 'refund'; order: OrderMail; refund: RefundMail };
