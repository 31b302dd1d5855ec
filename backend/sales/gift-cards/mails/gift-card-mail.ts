import type { OrderNumber } from '#domain/base/ids.ts';
import type { Locale } from '#domain/base/locale.ts';
import type { Cents } from '#domain/base/money.ts';

/** Codes of gift cards: to who bought them, one per order; to whom the shop gives one; or a new code for a lost one. */
export type GiftCardMail = {
  kind: 'gift-card';
  /** The id of the order, or of the card. */
  subjectId: string;
  why: 'bought' | 'given' | 'renewed' | 'sent' | 'print';
  /** Null: the shop made the card. */
  orderNumber: OrderNumber | null;
  /** What staff or the buyer wrote to who gets a card. */
  message: string | null;
  /** Of a card for somebody. */
  sender?: string;
  recipient?: string;
  to: string;
  firstname: string;
  locale: Locale;
  /** `validUntil` is a day `YYYY-MM-DD`. */
  cards: { code: string; cents: Cents; validUntil: string }[];
};

export const exampleGiftCardMail = (locale: Locale): GiftCardMail => ({
  kind: 'gift-card',
  subjectId: '0192f0c0-0000-7000-8000-000000000001',
  orderNumber: '1000016',
  locale,
  why: 'bought',
  message: null,
  to: 'aino@example.fi',
  firstname: 'Aino',
  cards: [
    { code: '2468ACEGJMPRTVXA', cents: 5000, validUntil: '2028-11-21' },
    { code: 'XVTRPMJGECA8642W', cents: 10_000, validUntil: '2028-11-21' },
  ],
});
