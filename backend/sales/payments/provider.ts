import type { OrderNumber } from '#domain/base/ids.ts';
import type { Locale } from '#domain/base/locale.ts';
import type { Cents } from '#domain/base/money.ts';
import type { Result } from '#domain/base/result.ts';
import type { PaymentRow } from '#domain/sales/orders/payment-rows.ts';

/** How much credit a method has; by law methods without credit stand first and none is selected (checkout-5). */
export const creditKinds = ['no-credit', 'may-include-credit', 'credit'] as const;
export type CreditKind = (typeof creditKinds)[number];

/** A payment method, e.g. a bank; `id` is passed as `PaymentToOpen.methodId`. */
export type PaymentMethod = { id: string; name: string; icon: string | null };

/** Methods of one kind under a heading, e.g. "Verkkopankki". */
export type PaymentMethodGroup = { id: string; credit: CreditKind; label: string; methods: PaymentMethod[] };

export type PaymentAddress = { street: string; postcode: string; city: string; country: string };

/** The request for one payment attempt. `stamp` is unique per attempt, `reference` is the order number. */
export type PaymentToOpen = {
  stamp: string;
  reference: string;
  amount: Cents;
  locale: Locale;
  /** They sum exactly to the amount (payment-5); VAT in percent with at most one decimal. */
  rows: PaymentRow[];
  customer: {
    email: string;
    firstname: string;
    lastname: string;
    phone?: string;
    company?: string;
    vatNumber?: string;
  };
  deliveryAddress: PaymentAddress | null;
  billingAddress: PaymentAddress | null;
  /** The chosen method; null or unknown: the gateway's hosted page lets the shopper choose. */
  methodId: string | null;
};

/** An opened payment: `form` is where the browser goes, with hidden fields when the method is POST. */
export type OpenedPayment = {
  transactionId: string;
  /** The gateway's hosted page, where the shopper can pay again while the payment is open. */
  href: string;
  form: { url: string; method: 'GET' | 'POST'; fields: { name: string; value: string }[] };
};

export type PaymentStatus = 'new' | 'ok' | 'pending' | 'delayed' | 'fail';

/** A verified payment status, from redirect, callback or check (payment-2). */
export type PaymentReturn = {
  transactionId: string;
  stamp: string;
  reference: string;
  amount: Cents;
  status: PaymentStatus;
  /** The method used, e.g. 'osuuspankki'; null when the gateway did not send it. */
  method: string | null;
};

/** 'unavailable': no valid response, retry later. 'refused': the gateway refused; `details` is its reason. */
export type GatewayFailure = 'unavailable' | 'refused';

/** A refund request. `email` is needed where the bank asks the customer for an account number. */
export type RefundToAsk = {
  transactionId: string;
  /** The shop's id, unique per refund. */
  stamp: string;
  reference: string;
  amount: Cents;
  email: string;
};

export type RefundStatus = 'ok' | 'pending' | 'fail';

/** The gateway's response to a refund, or its later callback. */
export type RefundAnswer = { status: RefundStatus; transactionId: string | null };

/** A verified refund callback; `amount` and `stamp` when present. */
export type RefundReturn = RefundAnswer & { amount: Cents | null; stamp: string | null };

/**
 * 'unavailable': certainly not received, retry. 'unknown': possibly received, a retry could pay twice. 'unsupported':
 * the method has no refunds. 'refused': refused for another reason.
 */
export type RefundFailure = 'unavailable' | 'unknown' | 'unsupported' | 'refused';

/** Payments paid out together to the shop's account; days are local dates. */
export type Settlement = { id: string; reference: string; createdAt: Date; settledOn: string | null };

/** A row of a settlement report; `cents` is negative for a refund. `stamp` is that of the payment. */
export type SettledPayment = { transactionId: string; stamp: string; reference: string; cents: Cents };

/** A payment gateway (payment-1). No method throws for gateway failures; they are values. */
export interface PaymentProvider {
  readonly name: string;
  /** The methods for an amount: without credit, may include credit, credit (checkout-5). */
  methods(amount: Cents, locale: Locale): Promise<Result<PaymentMethodGroup[], GatewayFailure, string>>;
  /** Opens a payment; never retried automatically. */
  open(payment: PaymentToOpen): Promise<Result<OpenedPayment, GatewayFailure, string>>;
  /** Queries the status of a payment (payment-4). */
  status(transactionId: string): Promise<Result<PaymentReturn, GatewayFailure, string>>;
  /** Verifies the signature and account of redirect or callback parameters, in constant time (payment-2). */
  verifyReturn(params: URLSearchParams): Result<PaymentReturn, 'bad_signature', string>;
  /** Requests a refund; its callback comes to `/payments/refund/{stamp}/…`. Never retried automatically. */
  refund(refund: RefundToAsk): Promise<Result<RefundAnswer, RefundFailure, string>>;
  /** Like `verifyReturn`, for a refund callback. */
  verifyRefund(params: URLSearchParams): Result<RefundReturn, 'bad_signature', string>;
  /** Settlements since a local date `YYYY-MM-DD`, at most a hundred. */
  settlements(since: string): Promise<Result<Settlement[], GatewayFailure, string>>;
  /** Requests the payments of a settlement; they come to `/payments/settlements/{id}`. */
  askReport(settlementId: string): Promise<Result<null, GatewayFailure, string>>;
  /** The payments of a settlement report; the signature covers the exact body bytes. */
  verifyReport(headers: Headers, body: Uint8Array): Result<SettledPayment[], 'bad_signature', string>;
}

/**
 * Result of settling a payment status. 'paid' and 'pending' lead to the thank-you page, 'failed' back to the cart;
 * 'refused': unknown payment, or account, amount or reference differ (logged, nothing changed).
 */
export type Settled =
  | { outcome: 'paid' | 'pending' | 'failed'; orderNumber: OrderNumber; locale: Locale }
  | { outcome: 'refused' };

/** Called by redirect, callback and checks alike (payment-2); safe to repeat. */
export type SettlePayment = (payment: PaymentReturn) => Promise<Settled>;
