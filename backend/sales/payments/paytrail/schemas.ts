import { z } from 'zod';

// the fields read from the gateway's responses; other fields are ignored

/** The redirect target; the client requires https when the gateway itself uses it. */
const address = z.url({ protocol: /^https?$/ });

const method = z.object({
  id: z.string(),
  name: z.string(),
  group: z.string(),
  svg: z.string().optional(),
});

export const createdPayment = z.object({
  transactionId: z.string().min(1),
  href: address,
  providers: z
    .array(
      method.extend({
        url: address,
        parameters: z.array(z.object({ name: z.string(), value: z.coerce.string() })),
      }),
    )
    .default([]),
});
export type CreatedPayment = z.infer<typeof createdPayment>;

export const paymentStatus = z.enum(['new', 'ok', 'pending', 'delayed', 'fail']);

export const payment = z.object({
  transactionId: z.string().min(1),
  status: paymentStatus,
  amount: z.number().int(),
  currency: z.literal('EUR'),
  stamp: z.string(),
  reference: z.string(),
  provider: z.string().nullish(),
});

export const groupedMethods = z.object({
  groups: z.array(z.object({ id: z.string(), name: z.string(), providers: z.array(method) })),
});
export type GroupedMethods = z.infer<typeof groupedMethods>;

/** The `checkout-*` parameters of a redirect or callback. */
export const returnParameters = z.object({
  'checkout-account': z.string(),
  'checkout-amount': z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number),
  'checkout-stamp': z.string().min(1),
  'checkout-reference': z.string().min(1),
  'checkout-transaction-id': z.string().min(1),
  'checkout-status': paymentStatus,
  'checkout-provider': z.string().optional(),
});

export const takenRefund = z.object({
  status: z.enum(['ok', 'pending', 'fail']),
  transactionId: z.string().nullish(),
});

/** The callback of a refund; some failures have no transaction id. */
export const refundParameters = z.object({
  'checkout-account': z.string(),
  'checkout-amount': z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .optional(),
  'checkout-stamp': z.string().optional(),
  'checkout-transaction-id': z.string().optional(),
  'checkout-status': z.enum(['ok', 'pending', 'fail']),
});

export const settlements = z.array(
  z.object({
    id: z.union([z.number(), z.string()]).transform(String),
    createdAt: z.string(),
    settledAt: z.string().nullish(),
    settlementReference: z.union([z.number(), z.string()]).transform(String),
  }),
);

/** The response to a report request has no needed content; the report arrives by callback. */
export const reportAsked = z.unknown();

/** Rows of a report; amounts in euros, negative for refunds. */
export const settlementReport = z.array(
  z.object({
    amount: z.number(),
    reference: z.coerce.string(),
    stamp: z.coerce.string(),
    checkoutReference: z.coerce.string(),
  }),
);
