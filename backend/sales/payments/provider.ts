import type { Locale } from '#domain/base/locale.ts';
import type { Cents } from '#domain/base/money.ts';
import type { Result } from '#domain/base/result.ts';
import type { PaymentRow } from '#domain/sales/orders/payment-rows.ts';

/** How much credit a method carries; the law wants them offered in this order, none chosen beforehand. */
export const creditKinds = ['no-credit', 'may-include-credit', 'credit'] as const;
export type CreditKind = (typeof creditKinds)[number];

/** One way to pay, e.g. a bank: `id` is what the shopper's choice is called in `PaymentToOpen.methodId`. */
export type PaymentMethod = { id: string; name: string; icon: string | null };

/** Methods of one kind under one heading, e.g. "Verkkopankki". */
export type PaymentMethodGroup = { id: string; credit: CreditKind; label: string; methods: PaymentMethod[] };

export type PaymentAddress = { street: string; postcode: string; city: string; country: string };

/** What the gateway is told about one payment attempt. `stamp` is unique per attempt, `reference` is the order number. */
export type PaymentToOpen = {
  stamp: string;
  reference: string;
  amount: Cents;
  locale: Locale;
  /** They sum to the amount exactly; VAT in percent with at most one decimal. */
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
  /** The method the shopper chose; null or unknown: the gateway's own page asks. */
  methodId: string | null;
};

/** An opened payment: `form` is where the browser goes, with hidden fields when the method is POST. */
export type OpenedPayment = {
  transactionId: string;
  /** The gateway's hosted page: lets the shopper pay again while the payment is open. */
  href: string;
  form: { url: string; method: 'GET' | 'POST'; fields: { name: string; value: string }[] };
};

export type PaymentStatus = 'new' | 'ok' | 'pending' | 'delayed' | 'fail';

/** What the gateway says about a payment, its signature verified: by redirect, by callback, or when asked. */
export type PaymentReturn = {
  transactionId: string;
  stamp: string;
  reference: string;
  amount: Cents;
  status: PaymentStatus;
  /** The method used, e.g. 'osuuspankki'; null when the gateway did not say. */
  method: string | null;
};

/** 'unavailable': no (valid) answer, try again later. 'refused': the gateway said no; `details` is its reason. */
export type GatewayFailure = 'unavailable' | 'refused';

/** Money to be given back of a payment. `email` is asked for an account number where the bank has no way back. */
export type RefundToAsk = {
  transactionId: string;
  /** Ours, unique per refund. */
  stamp: string;
  reference: string;
  amount: Cents;
  email: string;
};

export type RefundStatus = 'ok' | 'pending' | 'fail';

/** What the gateway answers to a refund, or says of it later. */
export type RefundAnswer = { status: RefundStatus; transactionId: string | null };

/** A refund's callback, its signature verified; `amount` and `stamp` where the gateway gave them. */
export type RefundReturn = RefundAnswer & { amount: Cents | null; stamp: string | null };

/**
 * 'unavailable': it surely did not take the refund, ask again. 'unknown': it may have taken it: asking again could pay twice.
 * 'unsupported': the method has no refunds. 'refused': no, for another reason.
 */
export type RefundFailure = 'unavailable' | 'unknown' | 'unsupported' | 'refused';

/** Payments that came to the shop's account together; days are local dates. */
export type Settlement = { id: string; reference: string; createdAt: Date; settledOn: string | null };

/** A row of a settlement's report; `cents` is negative for a refund. `stamp` is that of the payment. */
export type SettledPayment = { transactionId: string; stamp: string; reference: string; cents: Cents };

/** A payment gateway. No method throws for what a gateway may do; failures are values. */
export interface PaymentProvider {
  readonly name: string;
  /** The methods for an amount, in the legal order: without credit, may include credit, credit. */
  methods(amount: Cents, locale: Locale): Promise<Result<PaymentMethodGroup[], GatewayFailure, string>>;
  /** Opens a payment; never retried by itself. */
  open(payment: PaymentToOpen): Promise<Result<OpenedPayment, GatewayFailure, string>>;
  /** Asks the gateway about a payment (reconciling). */
  status(transactionId: string): Promise<Result<PaymentReturn, GatewayFailure, string>>;
  /** Checks the signature and account of redirect or callback parameters, in constant time. */
  verifyReturn(params: URLSearchParams): Result<PaymentReturn, 'bad_signature', string>;
  /** Asks for a refund; its callback comes to `/payments/refund/{stamp}/…`. Never retried by itself. */
  refund(refund: RefundToAsk): Promise<Result<RefundAnswer, RefundFailure, string>>;
  /** Like `verifyReturn`, of a refund's callback. */
  verifyRefund(params: URLSearchParams): Result<RefundReturn, 'bad_signature', string>;
  /** Settlements made since a local date `YYYY-MM-DD`, at most a hundred. */
  settlements(since: string): Promise<Result<Settlement[], GatewayFailure, string>>;
  /** Asks for the payments of a settlement; they come to `/payments/settlements/{id}`. */
  askReport(settlementId: string): Promise<Result<null, GatewayFailure, string>>;
  /** The payments of such a report; the signature is over the body's exact bytes. */
  verifyReport(headers: Headers, body: Uint8Array): Result<SettledPayment[], 'bad_signature', string>;
}

/**
 * What the orders did with a return. 'paid' and 'pending' lead to the thank-you page, 'failed' back to the cart with
 * its contents; 'refused': no such payment, or account, amount or reference differ (logged there, nothing changed).
 */
export type Settled =
  | { outcome: 'paid' | 'pending' | 'failed'; orderNumber: string; locale: Locale }
  | { outcome: 'refused' };

/** Redirect, callback and reconciling all call this one function, which the orders give in. Repeats are harmless. */
export type SettlePayment = (payment: PaymentReturn) => Promise<Settled>;
