import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { sign, verify } from '#backend/sales/payments/paytrail/signature.ts';

export type Credentials = { merchantId: string; secret: string };

const urls = z.object({ success: z.url(), cancel: z.url() });
const address = z.object({
  streetAddress: z.string().min(1).max(50),
  postalCode: z.string().min(1).max(15),
  city: z.string().min(1).max(30),
  country: z.string().length(2),
});

/** The body of `POST /payments`, with the documented limits. */
export const paymentRequest = z
  .object({
    stamp: z.string().min(1).max(200),
    reference: z.string().min(1).max(200),
    amount: z.number().int().min(1).max(99_999_998),
    currency: z.literal('EUR'),
    language: z.enum(['FI', 'SV', 'EN']),
    items: z
      .array(
        z.object({
          unitPrice: z.number().int(),
          units: z.number().int().min(0).max(99_999_998),
          vatPercentage: z.number().min(0).max(100).multipleOf(0.1),
          productCode: z.string().min(1).max(100),
          description: z.string().max(1000).optional(),
        }),
      )
      .optional(),
    customer: z.object({
      email: z.email().max(200),
      firstName: z.string().max(50).optional(),
      lastName: z.string().max(50).optional(),
      phone: z.string().optional(),
      companyName: z.string().max(100).optional(),
      vatId: z.string().optional(),
    }),
    deliveryAddress: address.optional(),
    invoicingAddress: address.optional(),
    redirectUrls: urls,
    callbackUrls: urls.optional(),
  })
  .refine(
    ({ items, amount }) => !items || items.reduce((sum, item) => sum + item.unitPrice * item.units, 0) === amount,
    { path: ['items'], message: 'the items do not sum to the amount' },
  );
export type PaymentRequest = z.infer<typeof paymentRequest>;

/** The body of `POST /payments/:id/refund`: by amount. */
export const refundRequest = z.object({
  amount: z.number().int().min(1).max(99_999_998),
  email: z.email().max(200).optional(),
  refundStamp: z.string().min(1).max(200),
  refundReference: z.string().max(200).optional(),
  callbackUrls: urls,
});
export const simulatedRefundStatus = z.enum(['ok', 'pending', 'fail']);
export type SimulatedRefundStatus = z.infer<typeof simulatedRefundStatus>;
export type RefundRequest = z.infer<typeof refundRequest>;

/** The body of `POST /settlements/:id/payments/report`, as far as simulated. */
export const reportRequest = z.object({
  requestType: z.literal('json'),
  callbackUrl: z.url(),
  reportFields: z.array(z.string()).optional(),
});

/** True when headers and exact body have the test merchant's signature. */
export const isSigned = (credentials: Credentials, headers: Headers, body: string): boolean =>
  headers.get('checkout-account') === credentials.merchantId &&
  verify(credentials.secret, headers.entries(), body, headers.get('signature'));

/** An unsigned error response. */
export const refusal = (status: 400 | 401 | 404 | 422, message: string, meta: string[] = []) =>
  Response.json({ status: 'error', message, meta }, { status });

/** A signed response. */
export function signedAnswer(
  credentials: Credentials,
  status: number,
  data: unknown,
  transactionId?: string,
): Response {
  const body = JSON.stringify(data);
  return new Response(body, {
    status,
    headers: signedHeaders(credentials, status === 201 ? 'POST' : 'GET', body, transactionId),
  });
}

/** Headers of a signed body, of a response or a report. */
export function signedHeaders(credentials: Credentials, method: string, body: string, transactionId?: string) {
  const headers: Record<string, string> = {
    'checkout-account': credentials.merchantId,
    'checkout-algorithm': 'sha256',
    'checkout-method': method,
    'checkout-nonce': randomUUID(),
    'checkout-timestamp': new Date().toISOString(),
    ...(transactionId ? { 'checkout-transaction-id': transactionId } : {}),
  };
  return {
    ...headers,
    signature: sign(credentials.secret, Object.entries(headers), body),
    'content-type': 'application/json; charset=utf-8',
    'request-id': randomUUID(),
  };
}

type Returned = {
  transactionId: string;
  amount: number;
  stamp: string;
  reference: string;
  status: string;
  method: string | null;
};

/** A redirect or callback address with its signed parameters. */
export function signedReturn(credentials: Credentials, to: string, payment: Returned): string {
  const params: Record<string, string> = {
    'checkout-account': credentials.merchantId,
    'checkout-algorithm': 'sha256',
    'checkout-amount': String(payment.amount),
    'checkout-stamp': payment.stamp,
    'checkout-reference': payment.reference,
    'checkout-transaction-id': payment.transactionId,
    'checkout-status': payment.status,
    'checkout-provider': payment.method ?? '',
  };
  const url = new URL(to);
  for (const [name, value] of Object.entries(params)) url.searchParams.set(name, value);
  url.searchParams.set('signature', sign(credentials.secret, Object.entries(params)));
  return url.href;
}
