import type { PaymentToOpen } from '#backend/sales/payments/provider.ts';
import { isVatNumber } from '#domain/base/contact-details/business-id.ts';
import { type Locale, localize } from '#domain/base/locale.ts';
import { sizeText } from '#domain/catalog/prices/size-price.ts';
import { shippingMethod } from '#domain/sales/delivery/shipping-methods.ts';
import { paymentRows } from '#domain/sales/orders/payment-rows.ts';
import type { OrderAddress, PaymentAttempt, StoredOrder } from '../stored-order.ts';

const DEPOSIT: Record<Locale, string> = { fi: 'Varausmaksu', en: 'Deposit' };
const GIFT_CARD: Record<Locale, string> = { fi: 'Lahjakortti', en: 'Gift card' };

const addressOf = (address: OrderAddress) => ({
  street: address.street,
  postcode: address.postcode,
  city: address.city,
  country: address.country ?? 'FI',
});

/** The payment request of an attempt to pay an order (payment-5). */
export function paymentOfOrder(order: StoredOrder, attempt: PaymentAttempt): PaymentToOpen {
  const method = shippingMethod(order.shippingMethodId);
  const { email, firstname, lastname, phone, company, businessId } = order.contact;
  const billing = order.billingAddress ?? order.deliveryAddress;
  return {
    stamp: attempt.stamp,
    reference: attempt.reference,
    amount: attempt.amount,
    locale: order.locale,
    rows: paymentRows({
      // free lines have no share in the VAT of the delivery
      lines: order.lines
        .filter((line) => line.kind !== 'gift')
        .map((line) => ({
          ...line,
          size: line.customization && sizeText(line.customization),
          isGiftCard: line.kind === 'gift_card',
        })),
      depositLabel: DEPOSIT[order.locale],
      shippingMethod: {
        sku: method?.sku ?? `shipping-${order.shippingMethodId}`,
        label: method ? localize(method.label, order.locale).text : order.shippingMethodId,
      },
      shipping: order.shipping,
      officeFee: order.officeFee,
      giftCard: { cents: order.giftCard, label: GIFT_CARD[order.locale] },
    }),
    customer: {
      email,
      firstname,
      lastname,
      phone,
      ...(company ? { company } : {}),
      ...(isVatNumber(businessId) ? { vatNumber: businessId } : {}),
    },
    deliveryAddress: order.deliveryAddress && addressOf(order.deliveryAddress),
    billingAddress: billing && addressOf(billing),
    methodId: attempt.method,
  };
}
