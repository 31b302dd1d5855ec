import type { OrderNumber } from '#domain/base/ids.ts';
import type { Locale } from '#domain/base/locale.ts';
import type { Cents } from '#domain/base/money.ts';

/** The gift cards of a paid order, to who bought them. One per order. */
export type GiftCardMail = {
  kind: 'gift-card';
  orderId: string;
  orderNumber: OrderNumber;
  to: string;
  firstname: string;
  locale: Locale;
  /** `validUntil` is a day `YYYY-MM-DD`. */
  cards: { code: string; cents: Cents; validUntil: string }[];
};

export const exampleGiftCardMail = (locale: Locale): GiftCardMail => ({
  ...{ kind: 'gift-card', orderId: '0192f0c0-0000-7000-8000-000000000001', orderNumber: '1000016', locale },
  ...{ to: 'aino@example.fi', firstname: 'Aino' },
  cards: [
    { code: '2468ACEGJMPRTVXA', cents: 5000, validUntil: '2028-11-21' },
    { code: 'XVTRPMJGECA8642W', cents: 10_000, validUntil: '2028-11-21' },
  ],
});
