import type { AlertMail } from '#backend/platform/mail/message.ts';
import type { PaymentReturn } from '#backend/sales/payments/provider.ts';
import { formatEuros } from '#domain/base/money.ts';
import type { StoredOrder } from '../stored-order.ts';

export type AlertReason = 'late_payment' | 'paid_twice' | 'payment_mismatch';

const ABOUT: Record<AlertReason, string> = {
  late_payment: 'Maksu tuli peruuntuneelle tilaukselle: raha palautetaan',
  paid_twice: 'Tilaus maksettiin kahdesti: toinen maksu palautetaan',
  payment_mismatch: 'Maksun tiedot eivät vastaa tilausta: tarkista',
};

/** The mail to staff when payment and order disagree; one per payment and reason (payment-3). */
export function paymentAlert(reason: AlertReason, order: StoredOrder, payment: PaymentReturn): AlertMail {
  const payNow = order.dueLater > 0 ? ` (tilatessa maksettava ${formatEuros(order.payNow)})` : '';
  return {
    // the order's id comes first, so that the mail is anonymised with the order
    subjectId: `${order.id}:${reason}:${payment.stamp}`,
    about: `${ABOUT[reason]} (${order.number})`,
    lines: [
      `Tilaus ${order.number}, ${formatEuros(order.total)}${payNow}, tila ${order.status}`,
      `Maksu ${payment.transactionId}, ${formatEuros(payment.amount)}, viite ${payment.reference}`,
      `Asiakas ${order.contact.firstname} ${order.contact.lastname}, ${order.email}, ${order.contact.phone}`,
    ],
  };
}
